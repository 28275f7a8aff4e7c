import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import type { Contact } from '@festlig/contracts/contacts';
import { hasFeature } from '@festlig/domain/billing/features';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../api/party';
import { EmptyState } from '../../../components/EmptyState';
import { Page } from '../../../components/Page';
import { useIsPhone } from '../../../components/use-is-phone';
import { AddCards } from '../components/AddCards';
import { AddMenu } from '../components/AddMenu';
import { ContactFormDialog } from '../components/ContactFormDialog';
import { ContactList } from '../components/ContactList';
import { DeletedGuests } from '../components/DeletedGuests';
import { DeleteContactDialog } from '../components/DeleteContactDialog';
import { ImportDialog } from '../import/components/ImportDialog';
import { ImportProgress } from '../import/components/ImportProgress';
import { useFollowedImport } from '../import/use-followed-import';
import { useAddWays } from '../use-add-ways';
import { useAskedDialog } from '../use-asked-dialog';
import { useDeleted } from '../use-deleted';

type Dialog = 'import' | 'add' | 'paste' | { file: File } | { edit: Contact } | { remove: Contact };

interface ContactsRouteProps {
  /** Says above the list who has no invitation yet, and who has replied without being on it. */
  later?: ReactNode;
  /** The way to an invitation for those who have none yet, after guests were added while others could not be. */
  invite?: ReactNode;
}

/** The guest list: 50 a page, search, sort, add, edit, delete, import (rules: contact-list, guests-added). */
export default function ContactsRoute({ later, invite }: ContactsRouteProps) {
  const { t } = useTranslation('contacts');
  const { data: party } = usePartyOfPage();
  const partyId = party?.id ?? '';
  const mayImport = party !== undefined && hasFeature(party, 'import');
  const [dialog, setDialog] = useState<Dialog>();
  const [isEmpty, setIsEmpty] = useState(false);
  const { followed, key, follow, leave } = useFollowedImport(partyId);
  const undo = useDeleted(partyId);
  const close = () => setDialog(undefined);
  const { ways, input } = useAddWays(party, {
    onAdd: () => setDialog('add'),
    onPaste: () => setDialog('paste'),
    onFile: (file) => setDialog({ file }),
    onImport: () => setDialog('import'),
  });
  useAskedDialog(mayImport, setDialog);
  const isPhone = useIsPhone();
  return (
    <Page
      title={t('title')}
      isOnTab
      dense
      action={
        // An empty list shows the ways below instead.
        party && !(isPhone && isEmpty) && <AddMenu ways={ways} isHidden={isEmpty} />
      }
    >
      {input}
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
                text={t('empty.text')}
                action={<AddCards ways={ways} />}
              />
            )
          }
        />
      )}
      {dialog === 'import' && <ImportDialog partyId={partyId} invite={invite} onUnderWay={follow} onClose={close} />}
      {(dialog === 'add' || dialog === 'paste') && (
        <ContactFormDialog partyId={partyId} isPasting={dialog === 'paste'} invite={invite} onClose={close} />
      )}
      {typeof dialog === 'object' && 'file' in dialog && (
        <ContactFormDialog partyId={partyId} file={dialog.file} invite={invite} onClose={close} />
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
