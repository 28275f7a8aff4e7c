import type { RsvpField } from '@festlig/contracts/party';
import { isAsked } from '@festlig/domain/rsvp/answers';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { PlainChoice, PlainField } from '../../../components/plain/PlainField';
import { answerName, askedOf } from '../../../lib/answer-fields';

interface ExtraFieldsProps {
  fields: readonly RsvpField[];
  attending: boolean;
  /** Puts something around a question; told whether those who decline are asked too. */
  frame: (question: ReactNode, ofDecliners: boolean) => ReactNode;
}

/**
 * The host's own questions: required ones are marked, and a choice that must be ticked says so
 * (rules: reply-required-of-decliners, reply-required-questions).
 */
export function ExtraFields({ fields, attending, frame }: ExtraFieldsProps) {
  return askedOf(fields, attending).map((field) => (
    <Fragment key={field.id}>{frame(<ExtraField {...field} />, isAsked(field, false))}</Fragment>
  ));
}

function ExtraField({ id, name, type, required }: RsvpField) {
  const t = useTexts('guest-reply');
  return type === 'choice' ? (
    <PlainChoice
      name={answerName(id)}
      label={name}
      required={required}
      mark={required ? t('required') : undefined}
      hint={required ? t('tick') : undefined}
    />
  ) : (
    <PlainField
      name={answerName(id)}
      label={name}
      required={required}
      mark={t(required ? 'required' : 'optional')}
      maxLength={500}
    />
  );
}
