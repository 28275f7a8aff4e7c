import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Contact } from '@festlig/contracts/contacts';
import { hasFeature } from '@festlig/domain/billing/features';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { Page } from '../../../components/Page';
import { PlanLock } from '../../../components/plan/PlanLock';
import { ContactFormDialog } from '../components/ContactFormDialog';
import { ContactList } from '../components/ContactList';
import { DeletedGuests } from '../components/DeletedGuests';
import { DeleteContactDialog } from '../components/DeleteContactDialog';
import { ImportDialog } from '../import/components/ImportDialog';
import { ImportProgress } from '../import/components/ImportProgress';
import { useFollowedImport } from '../import/use-followed-import';
import { useAskedToImport } from '../use-asked-to-import';
import { useDeleted } from '../use-deleted';

type Dialog = 'import' | 'add' | { edit: Contact } | { remove: Contact };

/** The guest list: 50 a page, search, sort, add, edit, delete, import (rule: contact-list). */
export default function ContactsRoute() {
  const { t } = useTranslation('contacts');
  const { data: party } = usePartyOfPage();
  const partyId = party?.id ?? '';
  const mayImport = party !== undefined && hasFeature(party, 'import');
  const [dialog, setDialog] = useState<Dialog>();
  const [isEmpty, setIsEmpty] = useState(false);
  const { followed, key, follow, leave } = useFollowedImport(partyId);
  const undo = useDeleted(partyId);
  const close = () => setDialog(undefined);
  useAskedToImport(mayImport, () => setDialog('import'));
  return (
    <Page
      title={t('title')}
      dense
      action={
        // An empty list shows these buttons below instead. Beside the title their space stays, so that nothing jumps.
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ...(isEmpty && notNeeded) }}>
          {party && (
            <PlanLock feature="import" party={party} button={t('import')}>
              <Button variant="outlined" onClick={() => setDialog('import')}>
                {t('import')}
              </Button>
            </PlanLock>
          )}
          <Button variant="contained" onClick={() => setDialog('add')}>
            {t('add')}
          </Button>
        </Stack>
      }
    >
      {followed && (
        <ImportProgress
          key={key}
          partyId={partyId}
          first={followed}
          onClose={leave}
          onAgain={() => {
            leave();
            setDialog('import');
          }}
        />
      )}
      <DeletedGuests {...undo} />
      {party && (
        <ContactList
          partyId={partyId}
          onEmpty={setIsEmpty}
          onEdit={(contact) => setDialog({ edit: contact })}
          onDelete={(contact) => setDialog({ remove: contact })}
          onDeleted={undo.onDeleted}
          empty={
            !followed && (
              <EmptyState
                icon={<GroupsOutlined />}
                title={t('empty.title')}
                text={t(mayImport ? 'empty.text' : 'empty.byHand')}
                action={
                  <Stack spacing={1} sx={{ alignItems: 'center' }}>
                    {!mayImport && (
                      <Button variant="contained" size="large" onClick={() => setDialog('add')}>
                        {t('add')}
                      </Button>
                    )}
                    <PlanLock feature="import" party={party} button={t('empty.import')}>
                      <Button
                        variant={mayImport ? 'contained' : 'text'}
                        size="large"
                        onClick={() => setDialog('import')}
                      >
                        {t('empty.import')}
                      </Button>
                    </PlanLock>
                    {mayImport && <Button onClick={() => setDialog('add')}>{t('empty.add')}</Button>}
                  </Stack>
                }
              />
            )
          }
        />
      )}
      {dialog === 'import' && <ImportDialog partyId={partyId} onUnderWay={follow} onClose={close} />}
      {dialog === 'add' && <ContactFormDialog partyId={partyId} onClose={close} />}
      {typeof dialog === 'object' && 'edit' in dialog && (
        <ContactFormDialog
          partyId={partyId}
          contact={dialog.edit}
          onDelete={() => setDialog({ remove: dialog.edit })}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && 'remove' in dialog && (
        <DeleteContactDialog
          partyId={partyId}
          contact={dialog.remove}
          onClose={close}
          onDeleted={undo.onDeleted}
          onEdit={() => setDialog({ edit: dialog.remove })}
        />
      )}
    </Page>
  );
}

const notNeeded = { visibility: 'hidden', display: { xs: 'none', sm: 'flex' } } as const;
