import { type Case, file, files } from './product-rules.fixture.ts';

const da = (text: string, name = 'party') =>
  file(`apps/web/src/i18n/da/${name}.ts`, `export default ${text} as const;`);
const en = (text: string, name = 'party') =>
  file(`apps/web/src/i18n/en/${name}.ts`, `export default ${text} as const satisfies Texts<typeof da>;`);
export const page = (text: string) => file('apps/web/src/features/party/routes/PartyRoute.tsx', text);
const errors = { errors: { gone: { status: 410 } } } as const;

/** Cases for the rules about the web app's texts. */
export const textCases: Case[] = [
  ['sameTexts', 'a text', files(da("{ a: 'Ja' }"), en("{ a: 'Yes' }")), files(da("{ a: 'Ja' }"), en('{}'))],
  ['sameTexts', 'a Danish text', files(da("{ a: 'Ja' }"), en("{ a: 'Yes' }")), files(da('{}'), en("{ a: 'Yes' }"))],
  ['sameTexts', 'words', files(da("{ a: 'Ja' }"), en("{ a: 'Yes' }")), files(da("{ a: 'Ja' }"), en("{ a: '' }"))],
  [
    'sameTexts',
    'different placeholders in two languages',
    files(da("{ a: { b: 'Ja {{name}}' } }"), en("{ a: { b: 'Yes {{name}}' } }")),
    files(da("{ a: { b: 'Ja {{name}}' } }"), en("{ a: { b: 'Yes {{count}}' } }")),
  ],
  [
    'everyErrorHasItsTexts',
    'an error code without a text',
    { ...errors, ...files(da("{ gone: 'Væk' }", 'errors')) },
    { ...errors, ...files(da('{}', 'errors')) },
  ],
  [
    'everyErrorHasItsTexts',
    'an error code without a text for hosts',
    { ...errors, ...files(da('{}', 'errors'), da("{ gone: 'Væk' }", 'host-errors')) },
    { ...errors, ...files(da('{}', 'errors'), da('{}', 'host-errors')) },
  ],
  [
    'everyErrorHasItsTexts',
    'an error code without a text for what is open over the invitation',
    { ...errors, ...files(da('{}', 'errors'), da("{ gone: 'Væk' }", 'around-errors')) },
    { ...errors, ...files(da('{}', 'errors'), da('{}', 'around-errors')) },
  ],
  [
    'errorsInUse',
    'an error code that no code throws',
    { ...errors, ...files(file('libs/services/a/b.ts', "new CallError('gone')")) },
    { ...errors, ...files(file('libs/contracts/src/a/errors.ts', "'gone'"), file('libs/a.spec.ts', "'gone'")) },
  ],
  [
    'textsInUse',
    'a text that no component shows',
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation('party'); t('a')")),
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation('party'); t('b')")),
  ],
  [
    'textsInUse',
    'a text of a guest’s page',
    files(da("{ a: 'Ja' }"), page("const t = useTexts('party'); t('a')")),
    files(da("{ a: 'Ja' }"), page("const t = useTexts('party'); t('b')")),
  ],
  [
    'textsInUse',
    'a key made of parts, and a counted text',
    files(da("{ a: { b_one: 'Ja' } }"), page("const { t } = useTranslation('party'); t(`a.${which}`)")),
    files(da("{ a: { b_one: 'Ja' } }"), page("const { t } = useTranslation('party'); t(`c.${which}`)")),
  ],
  [
    'textsInUse',
    'a key of the first of several namespaces',
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation(['party', 'app']); t('a')")),
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation(['app', 'party']); t('a')")),
  ],
  [
    'textsInUse',
    'a key of its own namespace',
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation('other'); t('party:a')")),
    files(da("{ a: 'Ja' }"), page("const { t } = useTranslation('other'); t('a')")),
  ],
  [
    'numbersAreFormatted',
    'a number without a format',
    files(da("{ a: '{{count, number}} til {{name}}' }"), en("{ a: '{{count, number}} for {{name}}' }")),
    files(da("{ a: '{{count}} til {{name}}' }"), en("{ a: '{{count, number}} for {{name}}' }")),
  ],
];
