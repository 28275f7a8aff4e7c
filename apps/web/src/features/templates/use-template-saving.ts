import type { MessageTemplate } from '@festlig/contracts/messaging';
import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { toFormErrors } from '../../api/form-errors';
import { atLeast } from '../../lib/at-least';
import type { CodedError } from '../../lib/coded-error';
import { keepNewTemplate, useCreateTemplateMutation, useUpdateTemplateMutation } from './api';
import { type Draft, isUnsaved, type Part, removesName, type TemplateValues, valuesOf } from './model';

/** Saving is shown for at least this long (rule: template-saving-shown). */
const MINIMUM_MS = 1000;

/** What the server has: the template's id, null before the first save, and the text as it was typed. */
export interface Kept {
  id: string | null;
  values: TemplateValues;
}

/** The last text that was not saved: `reason` says why, null when the host declined. */
export interface Unkept {
  values: TemplateValues;
  reason: readonly CodedError[] | null;
}

/** The host is asked whether the guest's name is to be left out. */
interface NameQuestion {
  removed: Part | 'both';
  answer: (go: boolean) => void;
}

/** Saves a template, the first time by creating it. The form makes sure that only one save runs at a time. */
export function useTemplateSaving(partyId: string, draft: Draft, onSaved: (template: MessageTemplate) => void) {
  const dispatch = useDispatch();
  const [create] = useCreateTemplateMutation();
  const [update] = useUpdateTemplateMutation();
  const [kept, setKept] = useState<Kept>(() => ({
    id: isUnsaved(draft.id) ? null : draft.id,
    values: valuesOf(draft),
  }));
  const latest = useRef(kept);
  const [unkept, setUnkept] = useState<Unkept>();
  const [asking, setAsking] = useState<NameQuestion>();
  const confirmed = (removed: NameQuestion['removed']) =>
    new Promise<boolean>((answer) => setAsking({ removed, answer })).finally(() => setAsking(undefined));

  const submit = async (typed: Partial<TemplateValues>) => {
    const values = valuesOf(typed);
    const { id, values: before } = latest.current;
    const removed = removesName(before, values);
    if (removed && !(await confirmed(removed))) return setUnkept({ values, reason: null });
    try {
      const saving = id
        ? update({ partyId, templateId: id, ...values })
        : create({ partyId, unsavedId: draft.id, type: draft.type, leadsTo: draft.leadsTo, ...values });
      const template = await atLeast(MINIMUM_MS, saving.unwrap());
      latest.current = { id: template.id, values };
      setKept(latest.current);
      setUnkept(undefined);
      // Before the cached list has a new message too: in between it would be listed twice.
      flushSync(() => onSaved(template));
      if (!id) dispatch(keepNewTemplate(partyId, template) as never);
    } catch (thrown) {
      const { [FORM_ERROR]: general = [], ...fields } = toFormErrors(thrown, ['name', 'email', 'text']);
      setUnkept({ values, reason: general as readonly CodedError[] });
      return fields;
    }
  };
  return { kept, latest, unkept, submit, asking };
}
