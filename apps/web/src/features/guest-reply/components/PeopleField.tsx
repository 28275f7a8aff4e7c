import { MOST_PEOPLE } from '@festlig/contracts/define';
import { lazy, Suspense } from 'react';
import { useField } from 'react-final-form';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldError } from '../../../components/form/use-field-error';
import field from '../../../components/plain/field.module.css';
import { FieldText } from '../../../components/plain/PlainField';
import { classNames } from '../../../lib/class-names';
import { patiently } from '../../../lib/patiently';
import { useHydrated } from '../../../lib/use-hydrated';
import { stepPeople } from '../reply-form.model';
import css from './reply.module.css';

/** Loaded as soon as the form works. Where it cannot be loaded, the reply is sent without names. */
const Companions = lazy(() =>
  patiently(() => import('../companions/components/Companions'))().catch(() => ({ default: () => null })),
);

const ID = 'reply-numberOfPeople';

/** How many come: buttons for touch, an input for the keyboard. `max` null means no limit. */
export function PeopleField({ max }: { max: number | null }) {
  const t = useTexts('guest-reply');
  const { input, meta } = useField<string>('numberOfPeople');
  const error = useFieldError(meta, 'numberOfPeople');
  const isHydrated = useHydrated();
  const hint = max === null ? t('peopleHint') : t('peopleHintMax', { max });
  const stepper = (step: 1 | -1) => {
    const next = stepPeople(input.value, step, max ?? MOST_PEOPLE);
    return (
      <button
        type="button"
        aria-label={t(step === 1 ? 'more' : 'fewer')}
        aria-controls={ID}
        disabled={next === input.value}
        onClick={() => input.onChange(next)}
        className={classNames(field['control'], css['step'])}
      >
        {step === 1 ? '+' : '−'}
      </button>
    );
  };
  return (
    <div>
      <FieldText id={ID} label={t('people')} hint={hint} error={error}>
        <div className={css['people']}>
          {stepper(-1)}
          <input
            {...input}
            id={ID}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-invalid={error !== undefined}
            aria-describedby={`${ID}-text`}
            className={classNames(field['control'], css['count'])}
          />
          {stepper(1)}
        </div>
      </FieldText>
      {isHydrated && (
        <Suspense>
          <Companions />
        </Suspense>
      )}
    </div>
  );
}
