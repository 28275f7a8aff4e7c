import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useHydrated, useWasRendered } from '../../../lib/use-hydrated';
import type { ReplyValues } from '../reply-form.model';

/** What is in the fields of the form that the server has rendered: the guest can type before the scripts have come. */
function typedValues(form: HTMLFormElement): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {};
  // What else a form has, its buttons, is without a name.
  for (const { name, type, value, checked } of form.elements as Iterable<HTMLInputElement>) {
    if (name === '' || type === 'hidden' || (type === 'radio' && !checked)) continue;
    typed[name] = type === 'checkbox' ? checked : value;
  }
  return typed;
}

type Changed = [string, string | boolean][];

/** Takes into the form what was typed before the scripts had come (rule: typed-work-survives). */
export function TypedBefore() {
  const form = useForm<ReplyValues>();
  const isHydrated = useHydrated();
  const wasRendered = useWasRendered();
  const typed = useRef<Changed>([]);
  // Read at once: the next rendering may write the form's values over them.
  useLayoutEffect(() => {
    const element = document.getElementById('reply')?.querySelector('form');
    if (!wasRendered || !element) return;
    const rendered = form.getState().values as unknown as Readonly<Record<string, unknown>>;
    // A choice that is not ticked is no value, as an empty text is none.
    const isTyped = ([name, value]: Changed[number]) => (value || '') !== (rendered[name] || '');
    typed.current = Object.entries(typedValues(element)).filter(isTyped);
  }, [form, wasRendered]);
  // Written once the form listens to its fields, and has the values that were kept.
  useEffect(() => {
    if (!isHydrated) return;
    // The form takes the kept values in an effect of its own, which follows this one.
    queueMicrotask(() => {
      form.batch(() => {
        for (const [name, value] of typed.current) form.change(name as keyof ReplyValues, value as never);
      });
      typed.current = [];
    });
  }, [form, isHydrated]);
  return null;
}
