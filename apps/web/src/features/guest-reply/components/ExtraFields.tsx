import type { RsvpField } from '@festlig/contracts/party';
import { useTexts } from '../../../i18n/use-texts';
import { PlainChoice, PlainField } from '../../../components/plain/PlainField';
import { answerName, askedOf } from '../../../lib/answer-fields';

/**
 * The host's own questions: required ones are marked, and a choice that must be ticked says so
 * (rules: reply-required-of-decliners, reply-required-questions).
 */
export function ExtraFields({ fields, attending }: { fields: readonly RsvpField[]; attending: boolean }) {
  const t = useTexts('guest-reply');
  return askedOf(fields, attending).map(({ id, name, type, required }) =>
    type === 'choice' ? (
      <PlainChoice
        key={id}
        name={answerName(id)}
        label={name}
        required={required}
        mark={required ? t('required') : undefined}
        hint={required ? t('tick') : undefined}
      />
    ) : (
      <PlainField
        key={id}
        name={answerName(id)}
        label={name}
        required={required}
        mark={t(required ? 'required' : 'optional')}
        maxLength={500}
      />
    ),
  );
}
