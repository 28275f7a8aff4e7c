import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { checkContact } from '@festlig/domain/contacts/check-contact';
import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editErrors } from '../../../api/edit-errors';
import { ClashDialog } from '../../../components/ClashDialog';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DialogFoot } from '../../../components/DialogFoot';
import { Form } from '../../../components/form/Form';
import { FormDialog } from '../../../components/FormDialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { GuestLink } from '../../../components/share/GuestLink';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
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
import { useAskSameEmail } from '../use-same-email';
import { useSaveContact } from '../use-save-contact';
import { ContactFields } from './ContactFields';

interface ContactFormDialogProps {
  partyId: string;
  /** The guest to edit; without one, a new guest is added. */
  contact?: Contact | undefined;
  /** Asks whether this guest is to be deleted. */
  onDelete?: (() => void) | undefined;
  onClose: () => void;
}

/** Adds or edits a guest. After adding one, the dialog can stay open for the next. */
export function ContactFormDialog({ partyId, contact, onDelete, onClose }: ContactFormDialogProps) {
  const { t } = useTranslation('contacts');
  const app = useTranslation().t;
  const errorsT = useErrorsT();
  const toast = useToast();
  const language = useLanguage();
  const askSameEmail = useAskSameEmail(partyId);
  const [add] = useAddContactMutation();
  const { asked, save } = useSaveContact(partyId);
  const [asking, setAsking] = useState<{ before: string; after: string; answer: (go: boolean) => void }>();
  const andNext = useRef(false);
  // The guest as the form began: the list may be fetched again while the host is typing.
  const [base] = useState(contact);
  const [initial] = useState(() => contactValues(contact));
  const texts = {
    'email.required': t('form.emailNeeded'),
    'phone.required': t('form.phoneNeeded'),
    'maxPeople.invalid': t('form.maxInvalid'),
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
    const others = base ? [] : await askSameEmail(contactEntry(values).email);
    let saved: Contact;
    try {
      if (base) saved = await save(base, contactChange(initial, values));
      else saved = await add({ partyId, ...contactInput(values) }).unwrap();
    } catch (thrown) {
      return editErrors(thrown, ['name', 'email', 'phone', 'maxPeople', 'tags', 'note']);
    }
    const names = new Intl.ListFormat(language).format(others);
    const added = t(others.length > 0 ? 'form.addedSame' : 'form.added', { name: saved.name, names });
    toast(base ? t('form.saved', { name: saved.name }) : added);
    if (!andNext.current) return onClose();
    form.restart(contactValues(undefined));
    setTimeout(() => document.getElementById('field-name')?.focus());
  };
  return (
    <FormDialog title={t(contact ? 'form.editTitle' : 'form.addTitle')} onClose={onClose}>
      <Form<ContactValues>
        initialValues={initial}
        validate={(values) => inWords(checkContact(contactEntry(values)), errorsT, texts)}
        onSubmit={submit}
      >
        <ContactFields
          partyId={partyId}
          id={contact?.id}
          unsubscribed={contact?.unsubscribed ? contact.email : null}
          stopped={contact?.texts === 'stopped' ? contact.phone : null}
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
