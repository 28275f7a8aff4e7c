import { hasFeature } from '@festlig/domain/billing/features';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../../api/party';
import { Included } from '../../../../components/plan/Included';
import { PlanLock } from '../../../../components/plan/PlanLock';

/** Says that there are more guests than are added at once, and what to do with so many (rule: guests-pasted-kept). */
export function PasteLimit({ count, isFile = false }: { count: number; isFile?: boolean }) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const { data: party } = usePartyOfPage();
  const tooMany = pasteT(isFile ? 'file.tooMany' : 'tooMany', { count, most: MOST_PASTED });
  if (!party) return tooMany;
  if (hasFeature(party, 'import')) return `${tooMany} ${pasteT('orImport')}`;
  return (
    <>
      {tooMany} <Included feature="import" party={party} />
      <Box sx={{ mt: 1 }}>
        <PlanLock
          feature="import"
          party={party}
          button={t('import')}
          hint={pasteT('free.most', { count: MOST_PASTED })}
        >
          {null}
        </PlanLock>
      </Box>
    </>
  );
}
