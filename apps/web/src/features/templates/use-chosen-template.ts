import type { MessageTemplate } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Draft, knownAs, type Ready, readyOf } from './model';

/**
 * The open template: at first the one in the address (`?template=`), else `first`, else the first of the list. With `?new=photos` it is the one that
 * leads to the photos, with another kind the one that stands for it (`knownAs`), or a new one when there is none (rules:
 * photo-opening-told, telling-offered, reminder-offered, later-guests-invited). The `mountKey` of a new template stays the same
 * when it is saved, so that its editor is not replaced. Its `sendKey` stays also when it begins with other words, so that whom the
 * host has chosen is kept (rule: audience-kept).
 */
export function useChosenTemplate(
  listed: readonly [MessageTemplate, ...MessageTemplate[]],
  first: string | undefined,
  isSent: (id: string) => boolean,
  ready: (kind: Ready) => Draft,
) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  // A new template that was saved, until the list has it.
  const [kept, setKept] = useState<MessageTemplate>();
  const isListed = kept !== undefined && listed.some(({ id }) => id === kept.id);
  if (isListed) setKept(undefined);
  const templates = kept && !isListed ? ([...listed, kept] as const) : listed;
  /** The one that the host has already, or a new one. */
  const readied = (kind: Ready): { id: string; fresh?: Draft } => {
    const fresh = ready(kind);
    const known = knownAs(kind, fresh, templates, isSent);
    return known ? { id: known.id } : { id: '', fresh };
  };
  const [wanted] = useState(() => {
    const kind = readyOf(params.get('new'));
    return kind === undefined ? { id: params.get('template') ?? first ?? '' } : readied(kind);
  });
  const [chosen, setChosen] = useState(wanted.id);
  const [fresh, setFresh] = useState('fresh' in wanted ? wanted.fresh : undefined);
  const [born, setBorn] = useState<Readonly<Record<string, string>>>({});
  const saved = templates.find(({ id }) => id === chosen) ?? templates[0];
  const draft: Draft = fresh ?? saved;
  const mountOf = (id: string) => born[id] ?? id;
  const mountKey = mountOf(draft.id);
  // Where a message began with other words than it has now.
  const [stem, setStem] = useState({ of: '', key: '' });
  const sendKey = stem.of === mountKey ? stem.key : mountKey;
  const choose = (id: string, state: unknown = null) => {
    if (fresh && id === fresh.id) return;
    setFresh(undefined);
    setChosen(id);
    keepInAddress(id, state);
  };
  /** For a reload or Back. */
  const keepInAddress = (id: string | null, state: unknown = null) =>
    setParams(
      (now) => {
        if (id === null) now.delete('template');
        else now.set('template', id);
        now.delete('new');
        now.delete('audience');
        now.delete('send');
        return now;
      },
      { replace: true, preventScrollReset: true, state },
    );
  const begin = (next: Draft) => {
    setFresh(next);
    keepInAddress(null);
  };
  const keep = (saved: MessageTemplate) => {
    if (!fresh) return;
    setKept(saved);
    setBorn((now) => ({ ...now, [saved.id]: fresh.id }));
    // The dialog that sends it stays open, with its entry in the history.
    choose(saved.id, state);
  };
  return {
    draft,
    /** Those that are saved. */
    drafts: templates,
    mountKey,
    sendKey,
    begin,
    /** Opens the message of this kind that the host has already, or a new one. `isInstead`: the open one begins with its words. */
    open: (kind: Ready, isInstead = false) => {
      const { id, fresh: made } = readied(kind);
      if (isInstead) setStem({ of: mountOf(made?.id ?? id), key: sendKey });
      if (made) begin(made);
      else choose(id);
    },
    choose,
    /** The open template is put away: one that was never saved is gone, and a reload opens none. */
    leave: () => {
      setFresh(undefined);
      keepInAddress(null);
    },
    /** The new template was saved. */
    keep,
    /** The open template was deleted. */
    drop: () => choose(templates.find(({ id }) => id !== draft.id)?.id ?? ''),
  };
}
