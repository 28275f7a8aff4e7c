import type { FormApi } from 'final-form';
import { useRef, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import css from '../plain/field.module.css';
import { focusFirstError } from './focus-first-error';
import { FormAlert } from './FormAlert';
import { useRefusals } from './refusals';
import { Dirty } from './tell-dirty';

interface FormProps<V extends object> {
  initialValues: Partial<V>;
  /** Returns error texts by field, empty when everything is valid; `schemaErrors` makes them from a contract schema. */
  validate?: (values: V) => Record<string, unknown>;
  /** Returns submit errors (`toFormErrors`), or nothing on success. */
  onSubmit: (values: V, form: FormApi<V>) => Promise<Record<string, unknown> | void> | Record<string, unknown> | void;
  children: ReactNode;
  /** The form's name for screen readers, where no heading gives it. */
  label?: string;
  /** Before its scripts have come, the browser posts the form to the page's own address. */
  posts?: boolean;
  /** Whether typed values survive a new `initialValues` (the server's answer to an earlier save). */
  keepDirty?: boolean;
}

/** A react-final-form form: general errors on top, and focus on the first invalid field after a failed submit. */
export function Form<V extends object>({
  initialValues,
  validate,
  onSubmit,
  children,
  label,
  posts = false,
  keepDirty = false,
}: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const refusals = useRefusals<V>();
  const showError = () => focusFirstError(element.current);
  return (
    <FinalForm<V>
      {...refusals}
      initialValues={initialValues}
      keepDirtyOnReinitialize={keepDirty}
      {...(validate ? { validate } : {})}
      onSubmit={(values, form) => onSubmit(values, form)}
      subscription={{ dirty: true }}
    >
      {({ handleSubmit, dirty }) => (
        <form
          ref={element}
          noValidate
          {...(posts && { method: 'post' })}
          aria-label={label}
          onSubmit={(event) => {
            const submitted = handleSubmit(event);
            if (submitted) void submitted.then(showError);
            else showError();
          }}
        >
          <div className={css['fields']}>
            <FormAlert />
            <Dirty dirty={dirty ?? false} />
            {children}
          </div>
        </form>
      )}
    </FinalForm>
  );
}
