import type { RsvpField } from '@festlig/contracts/party';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextField } from '../../../components/form/TextField';
import { answerName, askedOf } from '../../../lib/answer-fields';
import { AnswerField } from './AnswerField';

interface ReplyFieldsProps {
  fields: readonly RsvpField[];
  /** The field with the guest's name. */
  who: ReactNode;
}

/** The fields a host fills in for a guest; number and own questions only when the guest comes. */
export function ReplyFields({ fields, who }: ReplyFieldsProps) {
  const { t } = useTranslation('replies');
  const coming = useField('answer', { subscription: { value: true } }).input.value === 'yes';
  return (
    <>
      {who}
      <AnswerField />
      {coming && (
        <>
          <TextField
            name="numberOfPeople"
            label={t('form.people')}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
          <CompanionsField />
          {askedOf(fields).map(({ id, name, type }) =>
            type === 'choice' ? (
              <Checkbox key={id} name={answerName(id)} label={name} />
            ) : (
              <TextField
                key={id}
                name={answerName(id)}
                label={name}
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            ),
          )}
        </>
      )}
      <TextField
        name="comment"
        label={t('form.comment')}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <TextField
        name="email"
        type="email"
        label={t('form.email')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </>
  );
}

/** The names of those who come with the guest, once the number says that there are some (rule: reply-companions). */
function CompanionsField() {
  const { t } = useTranslation('replies');
  const people = Number(useField<string>('numberOfPeople', { subscription: { value: true } }).input.value);
  return (
    people > 1 && (
      <TextField
        name="companions"
        label={t('form.companions')}
        helperText={t('form.companionsHint')}
        multiline
        minRows={Math.min(people - 1, 4)}
        maxRows={8}
      />
    )
  );
}
