import { hasFeature } from '@festlig/domain/billing/features';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../../api/party';
import { Included } from '../../../../components/plan/Included';
import { PlanLock } from '../../../../components/plan/PlanLock';

/** Says that there are more guests than are added at once, and what to do with so many (rules: guests-pasted-kept, import-on-pro). */
export function PasteLimit({ text }: { text: string }) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const { data: party } = usePartyOfPage();
  if (!party) return text;
  if (hasFeature(party, 'import')) return `${text} ${pasteT('orImport')}`;
  return (
    <>
      {text} <Included feature="import" party={party} />
      <Box sx={{ mt: 1 }}>
        <PlanLock feature="import" party={party} button={t('import')} hint={pasteT('free', { count: MOST_PASTED })}>
          {null}
        </PlanLock>
      </Box>
    </>
  );
}
