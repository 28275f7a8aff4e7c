import type { RsvpField } from '@festlig/contracts/party';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/form/Checkbox';
import { TextField } from '../../../components/form/TextField';
import { answerName, askedOf } from '../../../lib/answer-fields';
import { AnswerField } from './AnswerField';

/** What the host fills in for a guest; the number and the own fields of those who come. */
export function ReplyFields({ fields }: { fields: readonly RsvpField[] }) {
  const { t } = useTranslation('replies');
  const coming = useField('answer', { subscription: { value: true } }).input.value === 'yes';
  return (
    <>
      <TextField name="name" label={t('form.name')} autoComplete="off" slotProps={{ htmlInput: { maxLength: 120 } }} />
      <AnswerField />
      {coming && (
        <>
          <TextField
            name="numberOfPeople"
            label={t('form.people')}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
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
