import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Party, Wish } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import { Notice } from '../../../../components/Notice';
import type { CodedError } from '../../../../lib/coded-error';
import { Parcel } from '../../components/Parcel';
import { HostTools } from './HostTools';
import { SortableWishes } from './SortableWishes';
import { WishDialog } from './WishDialog';

interface HostWishesProps {
  party: Party;
  list: { items: Wish[]; reservable: boolean; hidden: boolean };
  /** Whether this host asked to see what is reserved. */
  spoil: { is: boolean; set: (spoil: boolean) => void };
}

/** The wishlist as its hosts write and order it (rule: wish-edited-by-editors). */
export default function HostWishes({ party, list, spoil }: HostWishesProps) {
  const { t } = useTranslation('wish-editor');
  const [edited, setEdited] = useState<Wish | 'new'>();
  const [problem, setProblem] = useState<CodedError>();
  const [isEmptied, setIsEmptied] = useState(false);
  const add = () => setEdited('new');
  const isEmpty = list.items.length === 0 && !isEmptied;
  return (
    <>
      {problem && (
        <Notice role="alert" tone="error" style={{ marginBottom: 16 }}>
          <ErrorText of={problem} />
        </Notice>
      )}
      {isEmpty ? (
        <Box sx={{ textAlign: 'center', pt: { xs: 4, sm: 6 }, pb: 5 }}>
          <Parcel />
          <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
            {t('empty.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3, mx: 'auto', maxWidth: '40ch' }}>
            {t('empty.text')}
          </Typography>
          <Button variant="contained" size="large" startIcon={<Add />} onClick={add}>
            {t('empty.action')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('empty.unseen')}
          </Typography>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {t('lead')}
          </Typography>
          <Button variant="contained" startIcon={<Add />} onClick={add}>
            {t('add')}
          </Button>
        </Box>
      )}
      <HostTools party={party} hidden={list.hidden && list.items.length > 0} spoil={spoil} onProblem={setProblem} />
      <SortableWishes
        partyId={party.id}
        items={list.items}
        reservable={list.reservable}
        onEdit={setEdited}
        onProblem={setProblem}
        onDeleted={setIsEmptied}
      />
      {edited && (
        <WishDialog
          partyId={party.id}
          {...(edited === 'new' ? {} : { wish: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
