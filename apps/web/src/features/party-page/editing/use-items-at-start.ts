import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import type { EditValues } from './edit-form.model';
import { movedItems } from './occasion-form.model';

/** Moves the items that begin together with the party when its time on the clock changes (rule: party-programme). */
export function useItemsAtStart(): void {
  const form = useForm<EditValues>();
  const { value: clock } = useField<string>('clock').input;
  const last = useRef(clock);
  useEffect(() => {
    const from = last.current;
    // A clock that is half typed has no value.
    if (clock === '' || clock === from) return;
    last.current = clock;
    const { values, initialValues } = form.getState();
    const moved = movedItems(values.programme, initialValues ?? {}, from, clock);
    if (moved) form.change('programme', moved);
  }, [clock, form]);
}
