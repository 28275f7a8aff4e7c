import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { contacts } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportErrors } from './ImportErrors';

interface ImportResultProps {
  result: OutputOf<typeof contacts.calls.importContacts>;
  onDone: () => void;
  onAgain: () => void;
}

/** What became of the list: who came along, who lacks an address, and which rows did not, with the reason. */
export function ImportResult({ result, onDone, onAgain }: ImportResultProps) {
  const { t } = useTranslation('contacts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { created, errors, missing } = result;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {created > 0 && <CheckCircle color="success" fontSize="large" />}
        <Typography variant="h4" component="h3" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {created > 0 ? t('importer.created', { count: created }) : t('importer.noneCreated')}
        </Typography>
      </Box>
      {created > 0 && errors.length === 0 && <Typography>{t('importer.allGood')}</Typography>}
      {missing > 0 && <Alert severity="warning">{t('importer.missing', { count: missing })}</Alert>}
      {errors.length > 0 && <ImportErrors errors={errors} />}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onAgain}>{t('importer.again')}</Button>
        <Button variant="contained" onClick={onDone}>
          {t('importer.done')}
        </Button>
      </Stack>
    </Stack>
  );
}
