import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MessageTemplate, Send, TemplateType } from '@festlig/contracts/messaging';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPartyLanguage } from '@festlig/domain/messaging/other-language';
import { usePartyOfPage } from '../api/party';
import { LaterGuests } from './LaterGuests';
import { OtherLanguage, useRenewed } from './OtherLanguage';
import { SENT_TITLE, SentStatus, ToStatus } from './SentStatus';
import { useGuestsNow } from './use-later-guests';
import { hasSent, useBeginning } from './use-beginning';
import { useSendRows } from './use-send-rows';
import { useOpenPart } from './use-open-part';
import { useShownSend } from './use-shown-send';
import { useWholeMail } from './use-whole-mail';
import { useReadyDraft, useSender, useToldParty } from './use-ready-draft';
import type { Recipients } from '../lib/guest-selection';
import { newKey } from '../lib/new-key';
import {
  beginningOf,
  isSame,
  isUnsaved,
  newDraft,
  type Ready,
  readsSame,
  type TemplateValues,
  valuesOf,
} from '../features/templates/model';
import { useAutoSaveWish } from '../features/templates/use-auto-save-wish';
import { useChosenTemplate } from '../features/templates/use-chosen-template';
import { isSentWith, isToRepeat, isUnbegun, lastOfDeleted } from '../features/sending/progress/model';
import { FoldedOnPhone } from '../components/FoldedOnPhone';
import { DeleteDialog } from '../features/templates/components/DeleteDialog';
import { Preview } from '../features/templates/components/Preview';
import { SeenByGuest } from '../features/templates/components/SeenByGuest';
import { ResumedOrder } from '../features/sending/components/ResumedOrder';
import { useIsAskedToSend } from '../features/sending/use-asked-to-send';
import { TextReachNote } from '../features/sending/summary/components/TextReachNote';
import { SendPanel } from '../features/sending/components/SendPanel';
import { SendProgress } from '../features/sending/progress/components/SendProgress';
import { Starters } from '../features/templates/components/Starters';
import { type Saver, TemplateEditor } from '../features/templates/components/TemplateEditor';
import { TextPreview } from '../features/templates/components/TextPreview';
import { TemplateList } from '../features/templates/components/TemplateList';
import { useIsPhone } from '../components/use-is-phone';

interface WorkbenchProps {
  partyId: string;
  /** At least one: every party starts with an invitation. */
  templates: readonly [MessageTemplate, ...MessageTemplate[]];
  /** Newest first; a running one is followed, also after a reload. */
  sends: readonly Send[];
}

/**
 * Write, preview and send: the preview is on the right where there is room, a running send on top. After a send it begins with what
 * became of it, and the message is open once the host chooses one (rule: status-after-send).
 */
export function Workbench({ partyId, templates, sends }: WorkbenchProps) {
  // The first words of a mail are for guests, and so in the party's language.
  const lng = usePartyOfPage().data?.language ?? 'da';
  const { t } = useTranslation('invitations');
  const { t: guestT } = useTranslation('invitations', { lng, useSuspense: false });
  const saver = useRef<Saver>(null);
  const [autoSave, setAutoSave] = useAutoSaveWish();
  const told = useToldParty();
  const start = guestT('templates.start');
  const ready = useReadyDraft(told, { templates, sends, start });
  const beginning = useBeginning(partyId, sends, templates, ready);
  const { draft, drafts, mountKey, sendKey, begin, open, choose, keep, drop, leave } = useChosenTemplate(
    templates,
    beginning.first,
    (id) => isSentWith(sends, id),
    ready,
  );
  const { renewed, renew } = useRenewed(draft);
  const isPhone = useIsPhone();
  const [whomPlace, setWhomPlace] = useState<HTMLElement | null>(null);
  const [morePlace, setMorePlace] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState<TemplateValues & { of: string }>();
  const { part, textReach, onPart, beginPart, onTextReach } = useOpenPart();
  // Nobody until the panel has counted the guests whom it proposes.
  const [guests, setGuests] = useState<Recipients>({ mailed: { names: [] }, texted: null });
  const [deleting, setDeleting] = useState(false);
  const { ledTo, running, shown, known, follow, close } = useShownSend(sends);
  const [isPreparing, setPreparing] = useState(useIsAskedToSend());
  // After a send there is nothing more to do with its message, unless it failed: until the host asks, only what became of it
  // and the list are shown.
  const [folded, setFolded] = useState(beginning.isPutAway || ledTo !== undefined);
  const isFailed = known !== undefined && isToRepeat(known);
  const isPutAway = folded && !isFailed;
  // Beside a send it is only hidden, so that the dialog that sent closes in its own time.
  const isThere = !isPutAway || shown !== undefined;
  const unprepared = isPreparing ? 'none' : undefined;
  const [edits, setEdits] = useState(0);
  /** The id of the heading that has the focus next: the button that was pressed is gone then. */
  const leadsTo = useRef<string>(undefined);
  const onSent = (send: Send) => {
    follow(send);
    setFolded(true);
    leave();
  };
  const closeResult = () => {
    close();
    setFolded(isPutAway);
    leadsTo.current = SENT_TITLE;
  };
  const putAway = () => {
    setFolded(true);
    leadsTo.current = SENT_TITLE;
    leave();
  };
  const onWrite = useCallback((values: TemplateValues) => setWritten({ ...values, of: mountKey }), [mountKey]);
  useEffect(() => {
    if (leadsTo.current !== undefined) document.getElementById(leadsTo.current)?.focus();
    leadsTo.current = undefined;
  }, [mountKey, isPutAway, shown, edits]);
  /** Saves what is being written before another template replaces it, or it is put away. */
  const safely = async (go: () => void) => {
    setFolded(false);
    if (!saver.current || saver.current.isClean() || (await saver.current.save())) go();
  };
  const values = written?.of === mountKey ? written : valuesOf(draft);
  // A new one is not in the list before its host writes in it (rule: template-unsaved).
  const listed = isUnsaved(draft.id) && !isSame(values, draft) ? [...drafts, draft] : drafts;
  const isSent = sends.some(({ templateId }) => templateId === draft.id);
  const unwritten = isSent ? null : beginningOf(draft, values, ready);
  const sender = useSender();
  const [looks, lookAtWhole] = useWholeMail();
  const other = isUnsaved(draft.id) ? null : inPartyLanguage(values, lng, told, readsSame);
  const { later, isAllInvited, states, error, refetch } = useGuestsNow(partyId, sends);
  const rows = useSendRows({ partyId, sends, isAllInvited });
  /** What became of a send that has ended makes room for another message. */
  const makeRoom = () => known?.ended && !isFailed && close();
  const openReady = (kind: Ready, isInstead?: boolean) =>
    void safely(() => {
      makeRoom();
      beginPart();
      leadsTo.current = EDITOR_TITLE;
      open(kind, isInstead);
    });
  /** Asks at once whether to send it; its text is behind the question (rules: later-guests-invited, reminder-offered). */
  const askToSend = (kind: Ready) => {
    setPreparing(true);
    openReady(kind);
  };
  /** An invitation for guests who came later has the words of the last one (rule: later-guests-invited). */
  const startNew = (type: TemplateType) => {
    if (type === 'invitation' && later) return openReady('invitation');
    void safely(() => {
      makeRoom();
      beginPart();
      begin(newDraft(type, newKey(), start));
    });
  };
  const chooseOne = (id: string) =>
    void safely(() => {
      // Nothing is drawn anew for the one that is open.
      if (id === draft.id && !isPutAway) return document.getElementById(EDITOR_TITLE)?.focus();
      leadsTo.current = EDITOR_TITLE;
      choose(id);
    });
  const mayPutAway = !isPutAway && !isPreparing && !isFailed && hasSent(sends);
  // On a phone an open message is alone: what it is put away to has the rest (rule: open-message-first).
  const isAlone = isPhone && mayPutAway;
  const isStatus = isPutAway && !shown;
  return (
    <Box sx={isStatus ? beside : undefined}>
      {shown && (
        <SendProgress
          key={shown.id}
          partyId={partyId}
          first={shown}
          isReminder={shown.leadsTo === 'reply'}
          hasWaited={shown.id === ledTo?.id}
          onInvite={() => {
            close();
            askToSend('invitation');
          }}
          onClose={closeResult}
        />
      )}
      {isStatus && (
        <div>
          <SentStatus
            states={states}
            error={error}
            onRetry={() => void refetch()}
            isLed={later !== null}
            onRemind={() => askToSend('reminder')}
          />
          {later && <LaterGuests later={later} invite={{ onClick: () => askToSend('invitation') }} />}
        </div>
      )}
      {mayPutAway && <ToStatus onClick={() => void safely(putAway)} />}
      {isThere && (
        <Box sx={columns} style={{ display: isPutAway ? 'none' : undefined }}>
          <Stack spacing={4} sx={{ minWidth: 0, gridArea: 'write' }} style={{ display: unprepared }}>
            {other && <OtherLanguage templateId={draft.id} words={other} onDone={renew} />}
            <TemplateEditor
              key={`${mountKey} ${renewed}`}
              partyId={partyId}
              draft={draft}
              part={part}
              onPart={onPart}
              whom={<Stack ref={setWhomPlace} spacing={1.5} sx={{ mb: { xs: 1.5, sm: 2.5 } }} />}
              more={<div ref={setMorePlace} />}
              texted={guests.texted}
              textReach={<TextReachNote reach={textReach} />}
              autoSave={autoSave}
              onAutoSave={setAutoSave}
              saver={saver}
              onSaved={keep}
              onWrite={onWrite}
              onDelete={() => setDeleting(true)}
            />
          </Stack>
          <Box
            sx={{ minWidth: 0, gridArea: 'see', position: { md: 'sticky' }, top: 88 }}
            style={{ display: unprepared }}
          >
            <FoldedOnPhone key={looks} label={t('preview.open')} isOpen={looks > 0}>
              {part === 'text' ? (
                <TextPreview partyId={partyId} texted={guests.texted} leadsTo={draft.leadsTo} text={values.text} />
              ) : (
                <Preview partyId={partyId} template={draft} values={values} guests={guests.mailed} />
              )}
            </FoldedOnPhone>
          </Box>
          <Box sx={{ minWidth: 0, gridArea: 'send' }} style={isPreparing ? { gridArea: '1 / 1 / -1 / -1' } : undefined}>
            <SendPanel
              key={`send ${sendKey}`}
              partyId={partyId}
              draft={draft}
              part={part}
              onPart={onPart}
              place={whomPlace}
              morePlace={morePlace}
              starters={
                unwritten && <Starters chosen={unwritten.starter} onChoose={(starter) => openReady(starter, true)} />
              }
              countedId={mountKey}
              save={async () => (await saver.current?.save()) ?? null}
              isUntouched={() => saver.current?.isUntouched() ?? false}
              isAllInvited={isAllInvited}
              running={running}
              shownId={known && !isUnbegun(known) ? known.id : undefined}
              onGuests={setGuests}
              onTextReach={onTextReach}
              seen={({ onWhole, ...goes }) => (
                <SeenByGuest
                  {...{ partyId, values, guests, sender, ...goes }}
                  template={draft}
                  onWhole={
                    onWhole &&
                    (() => {
                      onWhole();
                      onPart('mail');
                      lookAtWhole();
                    })
                  }
                />
              )}
              onLook={lookAtWhole}
              isPreparing={isPreparing}
              onPrepared={() => setPreparing(false)}
              onEdit={() => {
                leadsTo.current = EDITOR_TITLE;
                setEdits(edits + 1);
              }}
              onLeave={
                hasSent(sends)
                  ? () => {
                      setPreparing(false);
                      putAway();
                    }
                  : undefined
              }
              onSent={onSent}
            />
          </Box>
        </Box>
      )}
      {!isAlone && !isPreparing && (
        <TemplateList
          drafts={listed}
          deleted={lastOfDeleted(sends, drafts)}
          {...rows}
          chosen={isPutAway ? null : draft.id}
          onChoose={chooseOne}
          onNew={startNew}
        />
      )}
      <ResumedOrder partyId={partyId} onSent={onSent} />
      {deleting && (
        <DeleteDialog
          partyId={partyId}
          draft={draft}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            if (hasSent(sends)) putAway();
            else drop();
          }}
        />
      )}
    </Box>
  );
}

/** Where the guests stand is beside the list of messages where there is room for both. */
const beside = {
  display: { md: 'grid' },
  columnGap: 6,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
} as const;

/** The id of the heading of what is being written. */
const EDITOR_TITLE = 'editor-title';

const columns = {
  display: 'grid',
  rowGap: { xs: 3, md: 4 },
  columnGap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"write" "see" "send"', md: '"write see" "send see"' },
} as const;
