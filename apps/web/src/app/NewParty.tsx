import type { User } from '@festlig/contracts/identity';
import { greetsWhole } from '@festlig/domain/contacts/greeting-name';
import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstError } from '../api/api-error';
import { useWithLogin } from '../api/use-with-login';
import { LeaveGuard } from '../components/LeaveGuard';
import { useTitle } from '../components/use-title';
import { useToast } from '../components/Toaster';
import { dropDraftPicture, handOver, isLocal } from '../lib/draft-picture';
import GuestReply from '../features/guest-reply/components/GuestReply';
import { PartyEditor } from '../features/party-page/editing/components/PartyEditor';
import { forgetAnswers } from '../features/wizard/answers.model';
import type { PartyDraft } from '../features/wizard/party-draft.model';
import { seenDraft } from '../features/wizard/seen-draft.model';
import { useDraft } from '../features/wizard/use-draft';
import { errorText, useErrorsT } from '../i18n/error-text';
import { useLangPath } from '../i18n/use-language';
import type { CodedError } from '../lib/coded-error';

/** Marks the address to which a log-in that leaves the page returns: the party is then saved. */
const SAVE = 'save';

/**
 * Edits the draft in place and creates the party. A visitor signs up or logs in first, in a dialog, and the party is
 * saved afterwards; the draft is kept meanwhile (rules: draft-party, draft-survives-sign-up, log-in-prompt-goes-on).
 */
export function NewParty({ opened, user }: { opened: PartyDraft; user: User | null }) {
  const toast = useToast();
  const navigate = useNavigate();
  const langPath = useLangPath();
  const withLogin = useWithLogin();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { draft, isSavedElsewhere, keep, drop, create } = useDraft();
  const leaving = useRef(false);
  useTitle(opened.title);

  const save = useCallback(
    async (party: PartyDraft) => {
      // A picture that is only in this browser is sent once the party is there: the page of the party does so.
      const created = await create({ ...party, heroImage: isLocal(party.heroImage) ? null : party.heroImage });
      leaving.current = true;
      await handOver(party.heroImage, created.id);
      drop('saved');
      forgetAnswers();
      // The steps at the lower edge of its page say that it is saved, and ask for the first guest: nothing may lie over them.
      await navigate(`/${created.slug ?? created.sid}`, { replace: true });
    },
    [create, drop, navigate],
  );
  const saveOrSignUp = async (party: PartyDraft) => {
    keep(party);
    await withLogin(() => save(party), {
      reason: 'draft',
      first: 'register',
      // The host has said it already, unless several people invite (rule: sign-up-knows-name).
      name: greetsWhole(party.invitedBy) ? '' : party.invitedBy,
      backTo: `${pathname}?${SAVE}=1`,
    });
  };

  // What another tab has saved meanwhile is not saved again by itself.
  const wanted = user !== null && params.has(SAVE) && !isSavedElsewhere;
  useEffect(() => {
    if (!wanted || leaving.current) return;
    leaving.current = true;
    save(opened).catch((thrown: unknown) => {
      leaving.current = false;
      setParams({}, { replace: true });
      toast(<NotSaved error={firstError(thrown)} />, { severity: 'error' });
    });
  }, [wanted, opened, save, setParams, toast]);

  const leave = (path: string) => {
    void dropDraftPicture(draft?.heroImage);
    drop('discarded');
    // Back in the wizard its answers are still there.
    if (!path.startsWith(langPath('/new/'))) forgetAnswers();
  };
  return (
    <>
      {isSavedElsewhere && <SavedElsewhere />}
      <PartyEditor
        party={opened}
        isNew
        onSave={(change) => saveOrSignUp({ ...opened, ...definedOf(change) })}
        onChange={(change) => draft && keep({ ...opened, ...definedOf(change) })}
        seen={(change) => seenDraft({ ...opened, ...definedOf(change) }, user?.name ?? null)}
        reply={(party) => <GuestReply party={party} />}
        onCancel={() => void navigate(langPath(`/new/${opened.type}`))}
        guard={() => (
          <LeaveGuard when={draft !== null} except={(to) => leaving.current || isEntry(to)} onLeave={leave} />
        )}
      />
    </>
  );
}

/** Another tab that had the same draft open has saved it: here it would be saved a second time. */
function SavedElsewhere() {
  const { t } = useTranslation('wizard');
  const langPath = useLangPath();
  return (
    <Container maxWidth="md" sx={{ pt: 2 }}>
      <Alert severity="warning">
        {t('draft.savedElsewhere')}{' '}
        <Link component={RouterLink} to={langPath('/parties')} color="inherit">
          {t('draft.toParties')}
        </Link>
      </Alert>
    </Container>
  );
}

/** Why the automatic save of the draft failed. */
function NotSaved({ error }: { error: CodedError }) {
  const { t } = useTranslation('wizard');
  const errorsT = useErrorsT();
  return t('failed', { reason: errorText(error, errorsT) });
}

/** A visitor who logs in or signs up comes back to the draft. */
const isEntry = (path: string) => /^\/\w+\/(?:login|register)$/.test(path);

/** A change never contains an undefined field, which the compiler cannot see. */
const definedOf = (change: object) => change as Partial<PartyDraft>;
