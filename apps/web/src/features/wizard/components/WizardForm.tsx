import type { PartyType } from '@festlig/contracts/party';
import { checkWizard } from '@festlig/domain/party/check-wizard';
import { isBot } from '@festlig/domain/party/wizard';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../components/form/Form';
import { CheckedSubmit } from '../../../components/form/CheckedSubmit';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { useLanguage } from '../../../i18n/use-language';
import { keepAnswers, keptAnswers } from '../answers.model';
import { firstZone, type WizardValues } from '../model';
import { Missing, MISSING_ID } from './Missing';
import { Preview } from './Preview';
import { TypePicker } from './TypePicker';
import { WizardFields } from './WizardFields';

interface WizardFormProps {
  type: PartyType;
  onType: (type: PartyType) => void;
  pictureOf: (type: PartyType) => string | null;
  onSubmit: (values: WizardValues) => Promise<void>;
  /** Guards against leaving what is typed. */
  guard?: (isBegun: boolean) => ReactNode;
}

/**
 * The form: occasion, who, when and where, beside a preview. Its tab keeps what is typed (rule: draft-party). Bots get no
 * answer (rule: wizard-honeypot).
 */
export function WizardForm({ type, onType, pictureOf, onSubmit, guard }: WizardFormProps) {
  const { t } = useTranslation('wizard');
  const errorsT = useErrorsT();
  const zone = firstZone(useLanguage());
  const [kept] = useState(keptAnswers);
  return (
    <Form<WizardValues>
      label={t('title')}
      initialValues={kept}
      validate={(values) =>
        inWords(checkWizard({ ...values, type }, new Date(), zone), errorsT, {
          'age.invalid': t('notNumber.age'),
          'year.invalid': t('notNumber.year'),
        })
      }
      onSubmit={async (values) => {
        if (!isBot(values)) await onSubmit(values);
      }}
    >
      <FormSpy<WizardValues> subscription={{ values: true }} onChange={({ values }) => keepAnswers(values)} />
      {guard && (
        <FormSpy<WizardValues> subscription={{ values: true }}>
          {({ values }) => guard(Object.keys(values).length > 0)}
        </FormSpy>
      )}
      <TypePicker value={type} onChange={onType} pictureOf={pictureOf} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { md: '5fr 6fr' },
          alignItems: 'start',
          pt: 1,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <WizardFields type={type} />
          <Box sx={{ display: 'grid', gap: 1, justifyItems: { sm: 'start' } }}>
            <CheckedSubmit aria-describedby={MISSING_ID}>{t('submit')}</CheckedSubmit>
            <Missing type={type} />
          </Box>
        </Box>
        {/* Where there is no room beside the fields: small, above them. */}
        <Box sx={{ order: { xs: -1, md: 0 }, minWidth: 0 }}>
          <Preview type={type} heroImage={pictureOf(type)} />
        </Box>
      </Box>
    </Form>
  );
}
