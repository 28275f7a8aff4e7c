import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Contact } from '@festlig/contracts/contacts';
import { hasFeature } from '@festlig/domain/billing/features';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { Page } from '../../../components/Page';
import { PlanLock } from '../../../components/plan/PlanLock';
import { useIsPhone } from '../../../components/use-is-phone';
import { ContactFormDialog } from '../components/ContactFormDialog';
import { ContactList } from '../components/ContactList';
import { DeletedGuests } from '../components/DeletedGuests';
import { DeleteContactDialog } from '../components/DeleteContactDialog';
import { GuestListActions } from '../components/GuestListActions';
import { ImportDialog } from '../import/components/ImportDialog';
import { ImportProgress } from '../import/components/ImportProgress';
import { useFollowedImport } from '../import/use-followed-import';
import { useAskedDialog } from '../use-asked-dialog';
import { useDeleted } from '../use-deleted';

type Dialog = 'import' | 'add' | 'paste' | { edit: Contact } | { remove: Contact };

interface ContactsRouteProps {
  /** Says above the list who has no invitation yet, and who has replied without being on it. */
  later?: ReactNode;
  /** Leads from the message that guests were added to an invitation for them. */
  inviteAdded?: ReactNode;
}

/** The guest list: 50 a page, search, sort, add, edit, delete, import (rule: contact-list). */
export default function ContactsRoute({ later, inviteAdded }: ContactsRouteProps) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const { data: party } = usePartyOfPage();
  const partyId = party?.id ?? '';
  const mayImport = party !== undefined && hasFeature(party, 'import');
  const [dialog, setDialog] = useState<Dialog>();
  const [isEmpty, setIsEmpty] = useState(false);
  const { followed, key, follow, leave } = useFollowedImport(partyId);
  const undo = useDeleted(partyId);
  const close = () => setDialog(undefined);
  const freePaste = {
    text: pasteT('free.text', { count: MOST_PASTED }),
    label: pasteT('free.open'),
    onPress: () => setDialog('paste'),
  };
  const byHand = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
      <Button size="large" variant="outlined" onClick={() => setDialog('paste')}>
        {t('paste')}
      </Button>
      <Button size="large" variant={mayImport ? 'outlined' : 'contained'} onClick={() => setDialog('add')}>
        {t('add')}
      </Button>
    </Stack>
  );
  useAskedDialog(mayImport, setDialog);
  const isPhone = useIsPhone();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      isOnTab
      dense
      action={
        // An empty list shows these buttons below instead.
        party &&
        !(isPhone && isEmpty) && (
          <GuestListActions
            party={party}
            free={freePaste}
            isHidden={isEmpty}
            onAdd={() => setDialog('add')}
            onPaste={() => setDialog('paste')}
            onImport={() => setDialog('import')}
          />
        )
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
      {later}
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
                  <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
                    {!mayImport && byHand}
                    <PlanLock
                      feature="import"
                      party={party}
                      button={t('empty.import')}
                      free={freePaste}
                      hint={pasteT('free.brief')}
                    >
                      <Button
                        variant={mayImport ? 'contained' : 'text'}
                        size="large"
                        onClick={() => setDialog('import')}
                      >
                        {t('empty.import')}
                      </Button>
                    </PlanLock>
                    {mayImport && byHand}
                  </Stack>
                }
              />
            )
          }
        />
      )}
      {dialog === 'import' && <ImportDialog partyId={partyId} onUnderWay={follow} onClose={close} />}
      {(dialog === 'add' || dialog === 'paste') && (
        <ContactFormDialog partyId={partyId} isPasting={dialog === 'paste'} inviteAdded={inviteAdded} onClose={close} />
      )}
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
