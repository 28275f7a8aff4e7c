import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { useHydrated } from '../../../lib/use-hydrated';
import type { ReplyValues } from '../reply-form.model';

/** What is in the fields of the form that the server has rendered: the guest can type before the scripts have come. */
function typedValues(form: HTMLFormElement): Partial<ReplyValues> {
  const typed: Record<string, string | boolean> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) typed[field.name] = field.value;
    if (!(field instanceof HTMLInputElement) || field.name === '') continue;
    if (field.type === 'checkbox') typed[field.name] = field.checked;
    else if (field.type !== 'radio') typed[field.name] = field.value;
    else if (field.checked) typed[field.name] = field.value;
  }
  return typed;
}

/**
 * Takes into the form what was kept from before a reload, and then what was typed before the scripts had come
 * (rule: typed-work-survives).
 */
export function TypedBefore({ take }: { take: () => ReplyValues | null }) {
  const form = useForm<ReplyValues>();
  const [wasRendered] = useState(!useHydrated());
  useLayoutEffect(() => {
    const element = document.getElementById('reply')?.querySelector('form');
    if (!wasRendered || !element) return;
    const { values: rendered } = form.getState();
    const changed = Object.entries(typedValues(element)).filter(
      ([name, value]) =>
        value !== ((rendered as unknown as Record<string, unknown>)[name] ?? (typeof value === 'boolean' ? false : '')),
    );
    form.batch(() => {
      for (const [name, value] of [...Object.entries(take() ?? {}), ...changed]) {
        form.change(name as keyof ReplyValues, value as never);
      }
    });
  }, [form, take, wasRendered]);
  return null;
}
