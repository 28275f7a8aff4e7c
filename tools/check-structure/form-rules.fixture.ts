import { type Case, file, files } from './product-rules.fixture.ts';

const errors = { errors: { required: { status: 422 }, gone: { status: 410 } } } as const;
const form = (text: string) => files(file('apps/web/src/features/party/components/PartyForm.tsx', text));
const rule = (text: string) => file('libs/domain/src/party/check-party.ts', text);
const web = (text: string) => file('apps/web/src/features/party/model.ts', text);
const service = (text: string) => file('libs/services/party/src/work/party-checks.ts', text);

const CHECK = 'export const checkTitle = (title: string) => blank(title);';
const THROUGH = `${CHECK}\nexport const checkTitles = (all: string[]) => all.map(checkTitle);`;

/** Cases for the rules about forms (rule: rules-of-forms-are-shared). */
export const formCases: Case[] = [
  [
    'webMakesNoRefusals',
    'a refusal that the form makes itself',
    { ...errors, ...form("return { title: { code: 'gone' } };") },
    { ...errors, ...form("return { title: { code: 'required' } };") },
  ],
  [
    'formRulesAreShared',
    'a rule of the form alone',
    files(rule(CHECK), web('checkTitle(title)'), service('throwProblems(checkTitle(title))')),
    files(rule(CHECK), web('checkTitle(title)')),
  ],
  [
    'formRulesAreShared',
    'a rule of the service alone',
    files(rule(CHECK), web('checkTitle(title)'), service('throwProblems(checkTitle(title))')),
    files(rule(CHECK), service('throwProblems(checkTitle(title))')),
  ],
  [
    'formRulesAreShared',
    'a rule for each row of a list, of which the service asks for all rows',
    files(rule(THROUGH), web('checkTitle(title)'), service('throwProblems(checkTitles(titles))')),
    files(
      rule(`${THROUGH}\nexport const checkDate = () => ({});`),
      web('checkTitle(title) && checkDate()'),
      service('checkTitles(titles)'),
    ),
  ],
  [
    'buttonsComeBack',
    'a button that waits for its call',
    form('<CallButton running={isLoading} onClick={() => save()}>'),
    form('<Button onClick={() => save()} loading={isLoading}>'),
  ],
  [
    'buttonsComeBack',
    'a picture that is loaded later',
    form('<img loading="lazy" />'),
    form('<IconButton loading={isLoading} />'),
  ],
];
