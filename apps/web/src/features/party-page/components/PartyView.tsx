import type { Party } from '@festlig/contracts/party';
import { layoutOf } from '@festlig/domain/web/hero-image';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { FittedTitle } from '../../../components/FittedTitle';
import { InvitationHero } from '../../../components/InvitationHero';
import plain from '../../../components/plain/plain.module.css';
import { OwnLinks, PartyLinks } from '../../../components/PartyLinks';
import { classNames } from '../../../lib/class-names';
import { patiently } from '../../../lib/patiently';
import { invited, pointOf, type Block } from '../model';
import { Programme } from '../occasion/components/Programme';
import { Body } from './Body';
import { DayLine } from './DayLine';
import { EditableBlock } from './EditableBlock';
import { Footer } from './Footer';
import css from './page.module.css';
import { PartyFacts } from './PartyFacts';
import { PlaceMap } from './PlaceMap';
import { ReplyJump } from './ReplyJump';
import { Sheet } from './Sheet';

/** For hosts: guests need not wait for them. */
const HostBar = lazy(patiently(() => import('../editing/components/HostBar')));
const TakeBack = lazy(
  patiently(() => import('../editing/components/HostBar').then(({ TakeBack }) => ({ default: TakeBack }))),
);

interface PartyViewProps {
  party: Party;
  reply: ReactNode;
  /** The title with its breaks, where they are known (rule: title-breaks). */
  title?: string;
  /** The picture with this title on it, where it is not the party's. */
  hero?: ((title: ReactNode) => ReactNode) | undefined;
  /** Absent for guests: only hosts edit. */
  onEdit?: ((block: Block) => void) | undefined;
}

/** The invitation as guests see it, with edit controls for its hosts. */
export function PartyView({
  party,
  reply,
  title = party.title,
  hero = (title) => <InvitationHero heroImage={party.heroImage} layout={layoutOf(party)} priority title={title} />,
  onEdit,
}: PartyViewProps) {
  const t = useTexts('party-page');
  const point = party.cancelled ? null : pointOf(party.location);
  return (
    <>
      {party.cancelled && (
        <div className={css['cancelled']}>
          <p role="status">{t('cancelled')}</p>
          {onEdit && (
            <Suspense>
              <TakeBack party={party} />
            </Suspense>
          )}
        </div>
      )}
      <Sheet
        party={party}
        isCalm={party.cancelled}
        hero={hero(
          <EditableBlock block="title" onEdit={onEdit}>
            <FittedTitle
              text={title}
              eyebrow={!party.cancelled && invited(t, party)}
              day={!party.cancelled && <DayLine party={party} />}
              action={!onEdit && !party.cancelled && <ReplyJump party={party} />}
            />
          </EditableBlock>,
        )}
        tools={
          onEdit && (
            <Suspense>
              <HostBar party={party} onEdit={() => onEdit('title')} />
            </Suspense>
          )
        }
        under={<OwnLinks party={party} />}
        facts={
          <div className={css['told']}>
            <PartyFacts party={party} onEdit={onEdit} />
            {party.programme.length > 0 && (
              <EditableBlock block="programme" onEdit={onEdit}>
                <Programme party={party} />
              </EditableBlock>
            )}
          </div>
        }
        body={
          <>
            <EditableBlock block="body" onEdit={onEdit}>
              <Body html={party.body} />
            </EditableBlock>
            <PartyLinks party={party} />
          </>
        }
      >
        <div id="reply" className={classNames(plain['narrow'], css['below'], css['reply'])}>
          {reply}
        </div>
        {point && <PlaceMap key={party.location.address} point={point} />}
      </Sheet>
      {!onEdit && <Footer />}
    </>
  );
}
