import type { Party } from '@festlig/contracts/party';
import { isPast } from '@festlig/domain/party/dates';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Done from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import { bottomBar } from '../components/bottom-bar';
import { Headline } from '../components/Headline';
import { RoomBelow } from '../components/RoomBelow';
import { visuallyHidden } from '../lib/visually-hidden';
import { isBegun } from '../features/sending/progress/model';
import { FirstGuest } from './FirstGuest';
import { useGetStandingQuery } from './host-standing';
import { useIsPhone } from '../components/use-is-phone';

/** Replies arrive while the host is looking. */
const LIVE = {
  refetchOnMountOrArgChange: 15,
  refetchOnFocus: true,
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
} as const;

interface Step {
  name: 'page' | 'guests' | 'send';
  path: string;
  isDone: boolean;
  state: string;
}

/** Nothing on these pages belongs to a step. */
const APART = ['/settings', '/plan'];

/**
 * At the lower edge of a host's pages, where it moves nothing when it is known. Until the first invitations are sent:
 * three steps, and on the invitation and the page of sending the first guest, while there are none: on a phone only the
 * name, and the rest when a host begins to answer. A phone has one line of it until then. On the invitation, once there are replies or invitations are sent: how the
 * party stands (rules: path-of-a-party, first-guest, party-headline).
 */
export default function HostPath({ party }: { party: Party }) {
  const { t } = useTranslation('path', { useSuspense: false });
  const partyRef = usePartyRef();
  const { pathname } = useLocation();
  const isInvitation = pathname === `/${partyRef}`;
  const [now] = useState(() => new Date());
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const isApart = APART.includes(pathname.slice(partyRef.length + 1));
  const { data } = useGetStandingQuery({ partyId: party.id }, { ...LIVE, skip: isApart });
  if (!data || isApart || isPast(party, now)) return null;
  const { stats, contacts, sends } = data;
  const invitations = sends.items.filter(({ type }) => type === 'invitation');
  const isSent = invitations.some(isBegun);
  const waits = invitations.some(({ status }) => status === 'unverified');
  const hasReplies = stats.attending + stats.notAttending > 0;
  const hasHeadline = isInvitation && party.rsvpEnabled && (isSent || hasReplies);
  if (isSent && !hasHeadline) return null;
  const asksGuest = contacts.total === 0 && (isInvitation || pathname === `/${partyRef}/invitations`);
  // In one line there is room for the steps, for the question, or for how the party stands.
  const isFoldable = isPhone && !isSent && (asksGuest || hasHeadline);
  const isFolded = isFoldable && !isOpen;
  const foldButton = isFoldable && (
    <IconButton
      aria-label={t('steps.label')}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      sx={{ width: 44, height: 44 }}
    >
      {isOpen ? <ExpandMore /> : <ExpandLess />}
    </IconButton>
  );
  const steps: Step[] = [
    { name: 'page', path: '', isDone: true, state: t('steps.pageDone') },
    {
      name: 'guests',
      path: '/contacts',
      isDone: contacts.total > 0,
      state: contacts.total > 0 ? t('steps.guestsDone', { count: contacts.total }) : t('steps.guestsNone'),
    },
    { name: 'send', path: '/invitations', isDone: false, state: t(waits ? 'steps.sendWaits' : 'steps.sendNone') },
  ];
  const current = steps.find(({ isDone }) => !isDone);
  return (
    <Box ref={bar} sx={strip}>
      <RoomBelow bar={bar} />
      {hasHeadline && (
        <Box sx={{ display: 'flex', alignItems: 'center', mr: foldButton ? -1 : 0 }}>
          <Box
            role="region"
            aria-label={t('headline.label')}
            sx={{ flex: 1, minWidth: 0, textAlign: foldButton ? 'start' : 'center', fontWeight: 600 }}
          >
            <Headline stands={stats} to={`/${partyRef}/rsvps`} isShort={isPhone} />
          </Box>
          {foldButton}
        </Box>
      )}
      {!isSent && asksGuest && (
        <Box hidden={isFolded && hasHeadline}>
          <FirstGuest
            partyId={party.id}
            isFolded={isFolded && !hasHeadline}
            onUnfold={() => setOpen(true)}
            foldButton={!hasHeadline && foldButton}
          />
        </Box>
      )}
      {!isSent && !isFolded && (
        <Box component="nav" aria-label={t('steps.label')} sx={{ '& ol': row }}>
          <ol>
            {steps.map((step, index) => (
              <li key={step.name}>
                <Box
                  component={Link}
                  to={`/${partyRef}${step.path}`}
                  aria-current={step === current && 'step'}
                  sx={link}
                >
                  {step.isDone ? (
                    <Done aria-hidden color="primary" />
                  ) : (
                    <Box component="span" aria-hidden sx={nth}>
                      {index + 1}
                    </Box>
                  )}
                  <Box component="span" sx={{ minWidth: 0 }}>
                    <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
                      {t(`steps.${step.name}`)}
                      {step.isDone && <span style={visuallyHidden}>, {t('steps.done')}</span>}
                    </Box>
                    {step.state}
                  </Box>
                </Box>
              </li>
            ))}
          </ol>
        </Box>
      )}
    </Box>
  );
}

const strip = {
  ...bottomBar,
  px: { xs: 2, sm: 3 },
  displayPrint: 'none',
  // A bar of the page itself is there while something is edited or selected, which is to be ended first.
  'body:has([data-bottom-bar]) &': { display: 'none' },
  position: 'fixed',
  insetInline: 0,
  // Below the bars that belong to what is on the page.
  zIndex: 'mobileStepper',
} as const;
const row = {
  listStyle: 'none',
  m: 0,
  mx: 'auto',
  p: 0,
  maxWidth: 900,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;
const link = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, sm: 1.25 },
  minHeight: { xs: 48, sm: 56 },
  py: { xs: 0.25, sm: 0.75 },
  fontSize: '0.875rem',
  lineHeight: 1.3,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // The step that is next is what to do now.
  '&[aria-current=step]': { color: 'primary.main' },
  '&[aria-current=step] [aria-hidden]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;
const nth = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '1.5px solid',
  borderColor: 'text.secondary',
  fontWeight: 600,
} as const;
