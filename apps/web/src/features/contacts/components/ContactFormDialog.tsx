import ContentPaste from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { hasSeveral } from '@festlig/domain/contacts/pasted-guests';
import type { FormApi } from 'final-form';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editErrors } from '../../../api/edit-errors';
import { ClashDialog } from '../../../components/ClashDialog';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DialogFoot } from '../../../components/DialogFoot';
import { FileButton } from '../../../components/FileButton';
import { Form } from '../../../components/form/Form';
import { FormDialog } from '../../../components/FormDialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { GuestLink } from '../../../components/share/GuestLink';
import { useToast } from '../../../components/Toaster';
import { useLanguage } from '../../../i18n/use-language';
import { useAddContactMutation } from '../api';
import {
  changedAddresses,
  contactChange,
  contactEntry,
  contactInput,
  contactValues,
  type ContactValues,
} from '../model';
import { LIST_FILES } from '../paste/list-file.model';
import { PasteGuests } from '../paste/components/PasteGuests';
import { inColumn } from '../../../components/in-column';
import { usePaste } from '../paste/use-paste';
import { useContactWords } from '../use-contact-words';
import { useAskSameAddress } from '../use-same-guests';
import { useSaveContact } from '../use-save-contact';
import { ContactFields } from './ContactFields';

interface ContactFormDialogProps {
  partyId: string;
  /** The guest to edit; without one, a new guest is added. */
  contact?: Contact | undefined;
  /** Begins with the text of several guests instead of the form for one. */
  isPasting?: boolean;
  /** Begins with the guests of this file instead. */
  file?: File;
  /** Leads to an invitation for the new guests, once some of several are added and the rest cannot be. */
  invite?: ReactNode;
  /** Asks whether this guest is to be deleted. */
  onDelete?: (() => void) | undefined;
  onClose: () => void;
}

const focusName = () => setTimeout(() => document.getElementById('field-name')?.focus());

/**
 * Adds or edits a guest. After adding one, the dialog can stay open for the next. Where one is added, several can be
 * pasted, or read from a file (rules: guests-pasted, guests-from-file).
 */
export function ContactFormDialog({
  partyId,
  contact,
  isPasting = false,
  file,
  invite,
  onDelete,
  onClose,
}: ContactFormDialogProps) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const sameT = useTranslation('same-guests').t;
  const app = useTranslation().t;
  const wordsFor = useContactWords();
  const toast = useToast();
  const language = useLanguage();
  const askSameAddress = useAskSameAddress(partyId);
  const [add] = useAddContactMutation();
  const { asked, save } = useSaveContact(partyId);
  const [asking, setAsking] = useState<{ before: string; after: string; answer: (go: boolean) => void }>();
  const andNext = useRef(false);
  // The guest as the form began: the list may be fetched again while the host is typing.
  const [base] = useState(contact);
  const [initial] = useState(() => contactValues(contact));
  const paste = usePaste(partyId, file ?? isPasting, (count, skipped) => {
    const leftOut = skipped > 0 ? ` ${sameT('leftOut', { count: skipped })}` : '';
    toast(pasteT('added', { count }) + leftOut);
    onClose();
  });
  const beginsWithForm = !isPasting && !file;
  const isForm = paste.step === 'form';
  const onPaste = (event: ClipboardEvent) => {
    const given = event.clipboardData.getData('text');
    if (!hasSeveral(given)) return;
    event.preventDefault();
    paste.readMore(given);
  };
  const confirmed = (change: { before: string[]; after: string[] }) => {
    const [before, after] = [change.before, change.after].map((all) => all.join(', ') || t('changeInvited.none'));
    return new Promise<boolean>((answer) => setAsking({ before: before ?? '', after: after ?? '', answer })).finally(
      () => setAsking(undefined),
    );
  };
  const submit = async (values: ContactValues, form: FormApi<ContactValues>) => {
    const change = changedAddresses(values, base);
    if (change && !(await confirmed(change))) return {};
    const others = base ? [] : await askSameAddress(contactInput(values));
    let saved: Contact;
    try {
      if (base) saved = await save(base, contactChange(initial, values));
      else saved = await add({ partyId, ...contactInput(values) }).unwrap();
    } catch (thrown) {
      return editErrors(thrown, ['name', 'email', 'phone', 'maxPeople', 'tags', 'note']);
    }
    const names = new Intl.ListFormat(language).format(others);
    const isShared = others.length > 0;
    const added = isShared ? sameT('added', { name: saved.name, names }) : t('form.added', { name: saved.name });
    toast(base ? t('form.saved', { name: saved.name }) : added);
    if (!andNext.current) return onClose();
    form.restart(contactValues(undefined));
    focusName();
  };
  const title = isForm ? t(contact ? 'form.editTitle' : 'form.addTitle') : pasteT('title');
  return (
    <FormDialog title={title} onClose={onClose}>
      {/* The form stays as it is behind what is pasted. */}
      <div hidden={!isForm}>
        <Form<ContactValues>
          initialValues={initial}
          validate={(values) => wordsFor(contactEntry(values))}
          onSubmit={submit}
        >
          {!contact && (
            <Box sx={otherWays}>
              <Button startIcon={<ContentPaste />} onClick={paste.toText}>
                {pasteT('open')}
              </Button>
              <FileButton
                label={pasteT('file.choose')}
                accept={LIST_FILES}
                testId="form-file"
                onFile={(chosen) => void paste.readFile(chosen)}
              />
            </Box>
          )}
          <ContactFields
            partyId={partyId}
            id={contact?.id}
            unsubscribed={contact?.unsubscribed ? contact.email : null}
            stopped={contact?.texts === 'stopped' ? contact.phone : null}
            onPaste={contact ? undefined : onPaste}
          />
          {contact && <GuestLink sid={contact.sid} name={contact.name} />}
          <DialogFoot>
            {onDelete && (
              <Button color="error" onClick={onDelete} sx={{ mr: 'auto' }}>
                {t('remove.confirm')}
              </Button>
            )}
            <Button onClick={onClose}>{app('action.cancel')}</Button>
            {!contact && (
              <Button type="submit" onClick={() => (andNext.current = true)}>
                {t('form.saveAndNext')}
              </Button>
            )}
            <SubmitButton onClick={() => (andNext.current = false)}>{t('form.save')}</SubmitButton>
          </DialogFoot>
        </Form>
      </div>
      {!contact && (
        <PasteGuests
          paste={paste}
          invite={invite}
          onClose={onClose}
          onBack={() => {
            if (!beginsWithForm) return onClose();
            paste.toForm();
            focusName();
          }}
          backLabel={beginsWithForm ? t('importer.back') : app('action.cancel')}
        />
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={t('changeInvited.title')}
        confirmLabel={t('changeInvited.confirm')}
        onConfirm={() => asking?.answer(true)}
        onCancel={() => asking?.answer(false)}
      >
        <Typography>
          {t('changeInvited.text', {
            name: contact?.name ?? '',
            before: asking?.before ?? '',
            after: asking?.after ?? '',
          })}
        </Typography>
      </ConfirmDialog>
      {asked && <ClashDialog fields={asked.fields} onChoose={asked.answer} />}
    </FormDialog>
  );
}

/** Their icons begin where the fields do. */
const otherWays = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > .MuiButton-root': inColumn,
  '& .MuiButton-startIcon': { ml: 0 },
} as const;
