import { useEffect, useEffectEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isSame, type TemplateValues, valuesOf } from './model';
import type { Kept, Unkept } from './use-template-saving';

/** How long typing must pause before a template is saved automatically (rule: template-auto-save). */
const PAUSE_MS = 1000;

export type SaveState = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed';

interface AutoSaved {
  kept: Kept;
  unkept: Unkept | undefined;
  /** A question to the host is open; nothing is saved meanwhile. */
  isAsking: boolean;
  enabled: boolean;
}

/**
 * Submits the form a second after the last change, once it is valid; a template that is new and unchanged waits. After a failure it tries again
 * at the next change or when the network is back; after the host declined a question it waits for a change or a click
 * on save.
 */
export function useAutoSave({ kept, unkept, isAsking, enabled }: AutoSaved) {
  const form = useForm<TemplateValues>();
  const { values, submitting, hasValidationErrors } = useFormState<TemplateValues>({
    subscription: { values: true, submitting: true, hasValidationErrors: true },
  });
  const { name, email, text } = valuesOf(values);
  const now = { name, email, text };
  const dirty = !isSame(now, kept.values);
  const wasTried = unkept !== undefined && isSame(now, unkept.values);
  const waits = enabled && dirty && !submitting && !hasValidationErrors;
  useEffect(() => {
    if (!waits || wasTried) return;
    const timer = setTimeout(() => void form.submit(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, waits, wasTried, name, email, text]);
  const failed = wasTried && unkept.reason !== null;
  // Listens all the time: from the moment the failure is shown on, no return of the network is missed.
  const again = useEffectEvent(() => {
    if (waits && failed) void form.submit();
  });
  useEffect(() => {
    const onOnline = () => again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const saving = submitting && !isAsking;
  const settled = kept.id === null ? 'new' : dirty ? 'unsaved' : 'saved';
  const state: SaveState = saving ? 'saving' : failed ? 'failed' : settled;
  return { state, dirty, values: now, reason: failed ? unkept.reason : null };
}
