import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Draft, isUnsaved } from './model';

/**
 * The template that is open, at first by the address (`?template=`), else the first. A new one is there beside the saved
 * ones until it is saved; `mountKey` stays the same when that happens, so that its editor lives on.
 */
export function useChosenTemplate(templates: readonly [MessageTemplate, ...MessageTemplate[]]) {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(params.get('template'));
  const [fresh, setFresh] = useState<Draft>();
  const [born, setBorn] = useState<Readonly<Record<string, string>>>({});
  const saved = templates.find(({ id }) => id === chosen) ?? templates[0];
  const draft: Draft = fresh ?? saved;
  const choose = (id: string) => {
    if (fresh && id === fresh.id) return;
    setFresh(undefined);
    setChosen(id);
    // For a reload, or the way back.
    setParams(
      (now) => {
        now.set('template', id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const keep = ({ id }: MessageTemplate) => {
    if (!fresh) return;
    setBorn((now) => ({ ...now, [id]: fresh.id }));
    choose(id);
  };
  return {
    draft,
    drafts: fresh ? [...templates, fresh] : templates,
    mountKey: isUnsaved(draft.id) ? draft.id : (born[draft.id] ?? draft.id),
    begin: setFresh,
    choose,
    /** The new one was saved. */
    keep,
    /** The open one is gone. */
    drop: () => choose(templates.find(({ id }) => id !== draft.id)?.id ?? ''),
  };
}
