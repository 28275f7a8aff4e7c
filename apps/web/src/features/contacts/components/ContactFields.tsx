import { LONGEST_NOTE } from '@festlig/contracts/contacts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { FoldedFields } from '../../../components/form/FoldedFields';
import { MeantDomainOf } from '../../../components/form/MeantDomain';
import { TextField } from '../../../components/form/TextField';
import { textHindrance, tickAfter, type ContactValues } from '../model';
import { SameAddress } from './SameAddress';
import { TagsField } from './TagsField';

interface ContactFieldsProps {
  partyId: string;
  /** The guest who is edited. */
  id: string | undefined;
  /** The guest's address and number, if they have unsubscribed from mails and texts. */
  unsubscribed: string | null;
  stopped: string | null;
  /** Text is pasted into the name or the e-mail. */
  onPaste?: ((event: ClipboardEvent) => void) | undefined;
}

/**
 * The fields of a guest. The ticks for e-mail and texts follow what is entered; a field shows when its address or
 * number has unsubscribed, and when no text reaches the number (rules: contact-ticks-follow, contact-unsubscribed,
 * text-countries).
 */
export function ContactFields({ partyId, id, unsubscribed, stopped, onPaste }: ContactFieldsProps) {
  const { t } = useTranslation('contacts');
  const { values } = useFormState<ContactValues>({ subscription: { values: true } });
  useTickFollows('email', 'receiveEmail', values);
  useTickFollows('phone', 'receiveSms', values);
  const hindrance = textHindrance(values, stopped);
  // The questions about mails and texts are shown only when there is an address or a number.
  const hasPhone = (values.phone ?? '').trim() !== '' || values.receiveSms;
  const hasEmail = (values.email ?? '').trim() !== '' || values.receiveEmail;
  return (
    <>
      <TextField
        name="name"
        label={t('form.name')}
        helperText={t('form.nameHint')}
        autoFocus
        autoComplete="off"
        onPaste={onPaste}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Box>
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          autoComplete="off"
          onPaste={onPaste}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <MeantDomainOf name="email" />
        <SameAddress partyId={partyId} id={id} name={values.name ?? ''} field="email" typed={values.email ?? ''} />
        {hasEmail && <Checkbox name="receiveEmail" label={t('form.receiveEmail')} />}
        {/* One element for every state, so that a screen reader announces the change when another address is typed. */}
        <Typography role="status" variant="body2" color="textSecondary">
          {unsubscribed !== null && values.email?.trim() === unsubscribed && t('form.unsubscribed')}
        </Typography>
      </Box>
      <Box>
        <TextField
          name="phone"
          type="tel"
          label={t('form.phone')}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 32 } }}
        />
        <SameAddress partyId={partyId} id={id} name={values.name ?? ''} field="phone" typed={values.phone ?? ''} />
        {hasPhone && <Checkbox name="receiveSms" label={t('form.receiveSms')} />}
        <Typography role="status" variant="body2" color="textSecondary">
          {hindrance !== null && t(`form.texts.${hindrance}`)}
        </Typography>
      </Box>
      <MoreFields partyId={partyId} values={values} />
    </>
  );
}

interface MoreFieldsProps extends Pick<ContactFieldsProps, 'partyId'> {
  values: ContactValues;
}

const MORE = ['maxPeople', 'tags', 'note'];

/** What most guests are added without (rule: guest-form-short). */
function MoreFields({ partyId, values }: MoreFieldsProps) {
  const { t } = useTranslation('contacts');
  const { input: tags } = useField<string[]>('tags');
  const isFilled = !values.anyNumber || tags.value.length > 0 || (values.note ?? '') !== '';
  return (
    <FoldedFields label={t('form.more')} names={MORE} isFilled={isFilled} isAlways>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
          {t('form.people')}
        </Box>
        <Checkbox name="anyNumber" label={t('form.anyNumber')} />
        {!values.anyNumber && (
          <TextField
            name="maxPeople"
            label={t('form.maxPeople')}
            autoComplete="off"
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
        )}
      </Box>
      <TagsField
        partyId={partyId}
        label={t('form.tags')}
        hint={t('form.tagsHint')}
        tags={tags.value}
        onTags={tags.onChange}
      />
      <TextField
        name="note"
        label={t('form.note')}
        helperText={t('form.noteHint')}
        multiline
        minRows={2}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
    </FoldedFields>
  );
}

function useTickFollows(field: 'email' | 'phone', tick: 'receiveEmail' | 'receiveSms', values: ContactValues): void {
  const form = useForm<ContactValues>();
  const entered = values[field] ?? '';
  const before = useRef(entered);
  useEffect(() => {
    const ticked = tickAfter(before.current, entered, values[tick]);
    before.current = entered;
    if (ticked !== values[tick]) form.change(tick, ticked);
    // Depends on the typed address only: the host's own change of the tick must not start it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entered]);
}
