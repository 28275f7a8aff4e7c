import type { User } from '@festlig/contracts/identity';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstError } from '../api/api-error';
import { useWithLogin } from '../api/use-with-login';
import { LeaveGuard } from '../components/LeaveGuard';
import { useTitle } from '../components/use-title';
import { useToast } from '../components/Toaster';
import { dropDraftPicture, handOver, isLocal } from '../lib/draft-picture';
import { PartyEditor } from '../features/party-page/editing/components/PartyEditor';
import type { PartyDraft } from '../features/wizard/draft.model';
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
  const { draft, keep, drop, create } = useDraft();
  const leaving = useRef(false);
  useTitle(opened.title);

  const save = useCallback(
    async (party: PartyDraft) => {
      // A picture that is only in this browser is sent once the party is there: the page of the party does so.
      const created = await create({ ...party, heroImage: isLocal(party.heroImage) ? null : party.heroImage });
      leaving.current = true;
      await handOver(party.heroImage, created.id);
      drop();
      // The steps at the lower edge of its page say that it is saved, and ask for the first guest: nothing may lie over them.
      await navigate(`/${created.slug ?? created.sid}`, { replace: true });
    },
    [create, drop, navigate],
  );
  const saveOrSignUp = async (party: PartyDraft) => {
    keep(party);
    await withLogin(() => save(party), { reason: 'draft', first: 'register', backTo: `${pathname}?${SAVE}=1` });
  };

  const wanted = user !== null && params.has(SAVE);
  useEffect(() => {
    if (!wanted || leaving.current) return;
    leaving.current = true;
    save(opened).catch((thrown: unknown) => {
      leaving.current = false;
      setParams({}, { replace: true });
      toast(<NotSaved error={firstError(thrown)} />, { severity: 'error' });
    });
  }, [wanted, opened, save, setParams, toast]);

  const leave = () => {
    void dropDraftPicture(draft?.heroImage);
    drop();
  };
  return (
    <PartyEditor
      party={opened}
      isNew
      onSave={(change) => saveOrSignUp({ ...opened, ...definedOf(change) })}
      onChange={(change) => draft && keep({ ...opened, ...definedOf(change) })}
      onCancel={() => void navigate(langPath(`/new/${opened.type}`))}
      guard={() => <LeaveGuard when={draft !== null} except={(to) => leaving.current || isEntry(to)} onLeave={leave} />}
    />
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
