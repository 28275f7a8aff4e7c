import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import type { Party } from '@festlig/contracts/party';
import type { Rsvp } from '@festlig/contracts/rsvp';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { FormDialog } from '../../../components/FormDialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { inWords } from '../../../i18n/in-words';
import { answerName, askedOf, withAnswerNames } from '../../../lib/answer-fields';
import { newKey } from '../../../lib/new-key';
import { useEnterRsvpMutation, useUpdateRsvpMutation } from '../api';
import { addressOf } from '../model';
import { hostReply, hostReplyProblems, hostReplyValues, type HostReplyValues } from '../reply-form.model';
import { GuestNameField } from './GuestNameField';
import { ReplyFields } from './ReplyFields';

const FIELDS = ['name', 'answer', 'numberOfPeople', 'companions', 'comment', 'email'];

interface ReplyFormDialogProps {
  party: Party;
  /** The reply to change; without one, a new reply is entered. */
  reply?: Rsvp;
  /** The guest on the list who told the host; without one, the form asks who it was. */
  contact?: Contact;
  onClose: () => void;
  onSaved?: () => void;
}

/** Enters or changes a reply for a guest. */
export function ReplyFormDialog({ party, reply, contact, onClose, onSaved }: ReplyFormDialogProps) {
  const { t } = useTranslation('replies');
  const app = useTranslation().t;
  const errorsT = useErrorsT();
  const toast = useToast();
  const [enter] = useEnterRsvpMutation();
  const [update] = useUpdateRsvpMutation();
  const [initial] = useState(() => hostReplyValues(reply, contact?.name));
  const [formKey] = useState(() => newKey());
  const [found, setFound] = useState<Contact>();
  const texts = {
    'answer.required': t('form.choose'),
    'numberOfPeople.invalid': t('form.peopleInvalid'),
    'numberOfPeople.too_many_people': t('form.peopleInvalid'),
    'companions.too_many_people': t('form.companionsTooMany'),
    'companions.too_long': t('form.companionsTooLong'),
  };
  const submit = async (values: HostReplyValues) => {
    const entry = { partyId: party.id, ...hostReply(values, party.rsvpFields) };
    const saving = reply
      ? update({ ...entry, rsvpId: reply.id })
      : enter({ ...entry, contact: (contact ?? found)?.id ?? null, formKey });
    try {
      await saving.unwrap();
    } catch (thrown) {
      const error = asApiError(thrown);
      const shown = [...FIELDS, ...askedOf(party.rsvpFields).map((field) => answerName(field.id))];
      return toFormErrors({ ...error, errors: withAnswerNames(error.errors) }, shown);
    }
    onSaved?.();
    toast(t(reply ? 'form.changed' : 'form.entered', { name: values.name.trim() }));
    onClose();
  };
  return (
    <FormDialog title={t(reply ? 'form.editTitle' : 'form.enterTitle')} onClose={onClose}>
      {!reply && (
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {t('form.enterLead')}
        </Typography>
      )}
      <Form<HostReplyValues>
        initialValues={initial}
        validate={(values) => inWords(withAnswerNames(hostReplyProblems(values)), errorsT, texts)}
        onSubmit={submit}
      >
        <ReplyFields
          fields={party.rsvpFields}
          who={
            reply || contact ? (
              <TextField
                name="name"
                label={t('form.name')}
                helperText={contact && t('form.onList', { address: addressOf(contact) ?? t('missing.noAddress') })}
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
            ) : (
              <GuestNameField partyId={party.id} guest={found} onGuest={setFound} />
            )
          }
        />
        <Stack spacing={1}>
          <SubmitButton fullWidth>{t('form.save')}</SubmitButton>
          <Button fullWidth onClick={onClose}>
            {app('action.cancel')}
          </Button>
        </Stack>
      </Form>
    </FormDialog>
  );
}
