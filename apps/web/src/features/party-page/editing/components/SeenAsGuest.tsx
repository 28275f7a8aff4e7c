import type { Party } from '@festlig/contracts/party';
import { withTitleBreaks } from '@festlig/domain/web/title-breaks';
import Button from '@mui/material/Button';
import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import InLanguage from '../../../../components/InLanguage';
import { useToast } from '../../../../components/Toaster';
import { PartySkeleton } from '../../components/PartySkeleton';
import { PartyView } from '../../components/PartyView';
import { EditedHero } from '../../picture/components/EditedHero';
import { BottomBar } from './EditBar';

interface SeenAsGuestProps {
  /** With the changes that are not saved, as a guest's browser would receive it. */
  party: Party;
  reply: (party: Party) => ReactNode;
  onBack: () => void;
}

/** The page as guests will see it, from which nothing is sent and no link leads away (rule: edit-seen-as-guest). */
export function SeenAsGuest({ party, reply, onBack }: SeenAsGuestProps) {
  const { t } = useTranslation('page-editor');
  const toast = useToast();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    back.current?.focus({ preventScroll: true });
  }, []);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    toast(t('seen.refused'), { severity: 'info' });
  };
  return (
    <>
      <div
        data-seen-as-guest
        style={AS_GUESTS}
        onSubmitCapture={refuse}
        onClickCapture={(event) => leadsAway(event.target) && refuse(event)}
      >
        <InLanguage language={party.language} fallback={<PartySkeleton />}>
          <PartyView
            party={party}
            title={withTitleBreaks(party.title, party.heroImage)}
            hero={(title) => <EditedHero party={party} title={title} />}
            reply={reply(party)}
          />
        </InLanguage>
      </div>
      <BottomBar words={t('seen.title')}>
        <Button ref={back} variant="contained" onClick={onBack} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {t('seen.back')}
        </Button>
      </BottomBar>
    </>
  );
}

/** A guest has one bar above the picture, and none of those for which the editor makes it lower (rule: own-hero-clear). */
const AS_GUESTS = { '--bars': '64px' } as CSSProperties;

/** Links to a part of the page itself work. */
const leadsAway = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a:not([href^="#"])') !== null;
