import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MessageTemplate, Send, TemplateType } from '@festlig/contracts/messaging';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { inPartyLanguage } from '@festlig/domain/messaging/other-language';
import { usePartyOfPage } from '../api/party';
import { LaterGuests } from './LaterGuests';
import { OtherLanguage } from './OtherLanguage';
import { useLaterGuests } from './use-later-guests';
import { useWholeMail } from './use-whole-mail';
import { useReadyDraft, useSender, useToldParty } from './use-ready-draft';
import type { Guests } from '../lib/guest-selection';
import { newKey } from '../lib/new-key';
import {
  isReady,
  isUnsaved,
  newDraft,
  type Part,
  readsSame,
  type TemplateValues,
  valuesOf,
} from '../features/templates/model';
import { useAutoSaveWish } from '../features/templates/use-auto-save-wish';
import { useChosenTemplate } from '../features/templates/use-chosen-template';
import { isSentWith, isToRepeat, isUnbegun, placeOf, runningSend } from '../features/sending/progress/model';
import { FoldedOnPhone } from '../components/FoldedOnPhone';
import { DeleteDialog } from '../features/templates/components/DeleteDialog';
import { Preview } from '../features/templates/components/Preview';
import { SeenByGuest } from '../features/templates/components/SeenByGuest';
import { SendHistory } from '../features/sending/progress/components/SendHistory';
import { ResumedOrder } from '../features/sending/components/ResumedOrder';
import { useIsAskedToSend } from '../features/sending/use-asked-to-send';
import { useSentText } from '../features/sending/progress/use-sent-text';
import { TextReachNote } from '../features/sending/summary/components/TextReachNote';
import type { TextReach } from '../features/sending/text-reach.model';
import { SendPanel } from '../features/sending/components/SendPanel';
import { SendProgress } from '../features/sending/progress/components/SendProgress';
import { type Saver, TemplateEditor } from '../features/templates/components/TemplateEditor';
import { TextPreview } from '../features/templates/components/TextPreview';
import { TemplateList } from '../features/templates/components/TemplateList';

interface WorkbenchProps {
  partyId: string;
  /** At least one: every party starts with an invitation. */
  templates: readonly [MessageTemplate, ...MessageTemplate[]];
  /** Newest first; a running one is followed, also after a reload. */
  sends: readonly Send[];
}

/** Write, preview and send: the preview is on the right where there is room, a running send on top. */
export function Workbench({ partyId, templates, sends }: WorkbenchProps) {
  // The first words of a mail are for guests, and so in the party's language.
  const lng = usePartyOfPage().data?.language ?? 'da';
  const { t } = useTranslation('invitations');
  const { t: guestT } = useTranslation('invitations', { lng, useSuspense: false });
  const sentText = useSentText();
  const saver = useRef<Saver>(null);
  const [autoSave, setAutoSave] = useAutoSaveWish();
  const [renewed, setRenewed] = useState(0);
  const told = useToldParty();
  const start = guestT('templates.start');
  const ready = useReadyDraft(told, { templates, sends, start });
  const { draft, drafts, mountKey, begin, open, choose, keep, drop } = useChosenTemplate(
    templates,
    (id) => isSentWith(sends, id),
    ready,
  );
  // Where there is one column, it is asked above the text who gets it (rule: audience-before-text).
  const isOneColumn = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [whomPlace, setWhomPlace] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState<TemplateValues & { of: string }>();
  const [part, setPart] = useState<Part>('mail');
  // Nobody until the panel has counted the guests whom it proposes.
  const [guests, setGuests] = useState<Guests>({ names: [] });
  const [textReach, setTextReach] = useState<TextReach | null>(null);
  const [deleting, setDeleting] = useState(false);
  // The shown send stays on the page until it is closed, even when the list reports it as ended. The link that confirms an address
  // leads to the send that waited for it, which may have ended by then.
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [ledTo] = useState(sends.find(({ id }) => hash === `#${placeOf(id)}`));
  const [followed, setFollowed] = useState(ledTo ?? runningSend(sends));
  const running = runningSend(sends);
  // Before anything was sent, the mail is in sight on a phone too.
  const [isFirst] = useState(sends.length === 0);
  const shown = followed ?? running;
  const [isPreparing, setPreparing] = useState(useIsAskedToSend());
  // After a send there is nothing more to do with its message, unless it failed: until the host asks, only its result and
  // the list are shown.
  const [done, setDone] = useState(ledTo?.id);
  const known = sends.find(({ id }) => id === shown?.id) ?? shown;
  const isPutAway = known?.id === done && known && !isToRepeat(known);
  const away = isPutAway ? 'none' : undefined;
  const unprepared = isPreparing ? 'none' : away;
  const onSent = (send: Send) => {
    setFollowed(send);
    setDone(send.id);
  };
  const putAway = () => {
    setFollowed(undefined);
    // What a host has closed stays closed when the page is loaded again.
    if (hash) void navigate({ search }, { replace: true, state, preventScrollReset: true });
  };
  const onWrite = useCallback((values: TemplateValues) => setWritten({ ...values, of: mountKey }), [mountKey]);
  // A message with ready words is saved by itself, so that it only has to be sent.
  const [saving, setSaving] = useState(isReady(draft));
  const saveReady = useEffectEvent(() => saving && void saver.current?.save().finally(() => setSaving(false)));
  // The button that opened it is gone then.
  const leadsToEditor = useRef(false);
  useEffect(() => {
    saveReady();
    if (leadsToEditor.current) document.getElementById('editor-title')?.focus();
    leadsToEditor.current = false;
  }, [mountKey]);
  /** Saves what is being written before another template replaces it. */
  const safely = async (go: () => void) => {
    if (!saver.current || saver.current.isClean() || (await saver.current.save())) go();
  };
  const values = written?.of === mountKey ? written : valuesOf(draft);
  const sender = useSender();
  const [looks, lookAtWhole] = useWholeMail();
  const other = isUnsaved(draft.id) ? null : inPartyLanguage(values, lng, told, readsSame);
  const later = useLaterGuests(partyId, sends);
  /** An invitation for guests who came later has the words of the last one (rule: later-guests-invited). */
  const startNew = (type: TemplateType) =>
    safely(() => {
      setPart('mail');
      if (type !== 'invitation' || !later) return begin(newDraft(type, newKey(), start));
      const made = open('invitation');
      setSaving(made !== undefined && isReady(made));
    }).then(() => setDone(undefined));
  const inviteLater = () => {
    leadsToEditor.current = true;
    void startNew('invitation');
  };
  const isForLater = draft.type === 'invitation' && !isSentWith(sends, draft.id);
  const isLaterSaid = later && !shown && !isForLater;
  return (
    <>
      {shown && (
        <SendProgress
          key={shown.id}
          partyId={partyId}
          first={shown}
          hasWaited={shown.id === ledTo?.id}
          onClose={putAway}
        />
      )}
      {isLaterSaid && <LaterGuests later={later} invite={{ onClick: inviteLater }} />}
      <Box sx={columns} style={isPutAway ? { rowGap: 0 } : undefined}>
        <Stack
          spacing={4}
          sx={{ minWidth: 0, gridArea: 'write' }}
          style={{ display: isPreparing ? 'none' : undefined }}
        >
          <TemplateList
            drafts={drafts}
            sentOf={(id) => sentText(sends.filter(({ templateId }) => templateId === id))}
            chosen={isPutAway ? null : draft.id}
            onChoose={(id) => void safely(() => choose(id)).then(() => setDone(undefined))}
            onNew={(type) => void startNew(type)}
            quiet={isLaterSaid ? 'invitation' : null}
          />
          <Stack spacing={4} style={{ display: away }}>
            {other && (
              <OtherLanguage templateId={draft.id} words={other} onDone={() => setRenewed((times) => times + 1)} />
            )}
            <TemplateEditor
              key={`${mountKey} ${renewed}`}
              partyId={partyId}
              draft={draft}
              part={part}
              onPart={setPart}
              whom={isOneColumn && <Stack ref={setWhomPlace} spacing={1.5} sx={{ mb: 1.5 }} />}
              textReach={<TextReachNote reach={textReach} />}
              autoSave={autoSave}
              onAutoSave={setAutoSave}
              saver={saver}
              onSaved={keep}
              onWrite={onWrite}
              onDelete={() => setDeleting(true)}
            />
          </Stack>
        </Stack>
        <Box sx={{ minWidth: 0, gridArea: 'see', position: { md: 'sticky' }, top: 88 }} style={{ display: unprepared }}>
          <FoldedOnPhone key={looks} label={t('preview.open')} isOpen={isFirst || looks > 0}>
            {part === 'text' ? (
              <TextPreview partyId={partyId} leadsTo={draft.leadsTo} text={values.text} />
            ) : (
              <Preview partyId={partyId} template={draft} values={values} guests={guests} />
            )}
          </FoldedOnPhone>
        </Box>
        <Box
          sx={{ minWidth: 0, gridArea: 'send' }}
          style={{ display: away, ...(isPreparing && { gridArea: '1 / 1 / -1 / -1' }) }}
        >
          <SendPanel
            key={`send ${mountKey}`}
            partyId={partyId}
            draft={draft}
            part={part}
            place={isOneColumn ? whomPlace : undefined}
            isUnsaved={isUnsaved(draft.id)}
            isSaving={saving}
            save={async () => (await saver.current?.save()) ?? false}
            running={running}
            shownId={known && !isUnbegun(known) ? known.id : undefined}
            onGuests={setGuests}
            onTextReach={setTextReach}
            seen={({ onWhole, ...goes }) => (
              <SeenByGuest
                {...{ partyId, values, guests, sender, ...goes }}
                template={draft}
                onWhole={() => {
                  onWhole();
                  setPart('mail');
                  lookAtWhole();
                }}
              />
            )}
            isPreparing={isPreparing}
            onPrepared={() => setPreparing(false)}
            onSent={onSent}
          />
        </Box>
      </Box>
      <ResumedOrder partyId={partyId} onSent={onSent} />
      <SendHistory partyId={partyId} sends={sends.filter((send) => send.ended && send.id !== shown?.id)} />
      {deleting && (
        <DeleteDialog
          partyId={partyId}
          draft={draft}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            drop();
          }}
        />
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  rowGap: { xs: 5, md: 4 },
  columnGap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"write" "see" "send"', md: '"write see" "send see"' },
} as const;
