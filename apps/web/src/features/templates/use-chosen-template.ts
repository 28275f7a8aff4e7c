import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Draft, isUnsaved, type Ready, readsSame, readyOf } from './model';

/**
 * The open template: at first the one in the address (`?template=`), else the first. With `?new=photos` it is the one that
 * leads to the photos, with another kind the one with the same ready words, or a reminder that was not sent, or a new one when there is none
 * (rules: photo-opening-told, telling-offered, reminder-offered). A new template is listed beside
 * the saved ones until it is saved; its `mountKey` stays the same then, so that its editor is not replaced.
 */
export function useChosenTemplate(
  listed: readonly [MessageTemplate, ...MessageTemplate[]],
  isSent: (id: string) => boolean,
  ready: (kind: Ready) => Draft,
) {
  const [params, setParams] = useSearchParams();
  // A new template that was saved, until the list has it.
  const [kept, setKept] = useState<MessageTemplate>();
  const isListed = kept !== undefined && listed.some(({ id }) => id === kept.id);
  if (isListed) setKept(undefined);
  const templates = kept && !isListed ? ([...listed, kept] as const) : listed;
  const [wanted] = useState(() => {
    const kind = readyOf(params.get('new'));
    if (kind === undefined) return { id: params.get('template') };
    const fresh = ready(kind);
    const known = templates.findLast((template) =>
      kind === 'photos'
        ? template.leadsTo === 'photos'
        : template.leadsTo === fresh.leadsTo &&
          (readsSame(template, fresh) || (kind === 'reminder' && !isSent(template.id))),
    );
    return known ? { id: known.id } : { id: null, fresh };
  });
  const [chosen, setChosen] = useState(wanted.id);
  const [fresh, setFresh] = useState(wanted.fresh);
  const [born, setBorn] = useState<Readonly<Record<string, string>>>({});
  const saved = templates.find(({ id }) => id === chosen) ?? templates[0];
  const draft: Draft = fresh ?? saved;
  const choose = (id: string) => {
    if (fresh && id === fresh.id) return;
    setFresh(undefined);
    setChosen(id);
    // Kept in the address for a reload or Back.
    setParams(
      (now) => {
        now.set('template', id);
        now.delete('new');
        now.delete('audience');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const keep = (saved: MessageTemplate) => {
    if (!fresh) return;
    setKept(saved);
    setBorn((now) => ({ ...now, [saved.id]: fresh.id }));
    choose(saved.id);
  };
  return {
    draft,
    drafts: fresh ? [...templates, fresh] : templates,
    mountKey: isUnsaved(draft.id) ? draft.id : (born[draft.id] ?? draft.id),
    begin: setFresh,
    choose,
    /** The new template was saved. */
    keep,
    /** The open template was deleted. */
    drop: () => choose(templates.find(({ id }) => id !== draft.id)?.id ?? ''),
  };
}
