import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { touchTarget } from '../../../../lib/touch-target';
import {
  type Channel,
  hasTexts,
  leftOutOf,
  onChannel,
  reachOf,
  splitByReach,
  textsWith,
  type Presend,
} from '../../presend.model';
import { guestsNamed } from '../../progress/model';

interface LeftOutInLineProps {
  /** Of the audience, with its texts. */
  summary: Presend;
  channel: Channel;
  /** How many texts can be sent. */
  text: number;
  /** Opens the choice of channel. */
  onChoose: () => void;
}

/**
 * That somebody gets nothing: one guest by name and why, as far as that is known; of more the bar says how many. With the way to where it is
 * mended, the choice of channel where a text would reach some of them, and the guest list otherwise (rule: audience-before-text).
 */
export function LeftOutInLine({ summary, channel, text, onChoose }: LeftOutInLineProps) {
  const { t } = useTranslation('checkout');
  const partyRef = usePartyRef();
  const { guests, texted } = leftOutOf(channel, summary, text);
  if (guests === 0) return null;
  const sent = onChannel(channel, summary);
  const { nothing } = splitByReach(sent.ids ?? [], textsWith(channel, text));
  const only = guests === 1 ? nothing[0] : undefined;
  if (!only) {
    const sx = { ...touchTarget, verticalAlign: 'baseline' };
    return (
      <>
        {t(texted > 0 ? 'audience.someByText' : 'audience.someMissed')}{' '}
        {texted > 0 ? (
          <Link component="button" type="button" onClick={onChoose} sx={sx}>
            {t('audience.chooseTexts')}
          </Link>
        ) : (
          <Link component={RouterLink} to={`/${partyRef}/contacts?state=unreachable`} sx={sx}>
            {t('audience.mend')}
          </Link>
        )}
      </>
    );
  }
  if (texted > 0) return t('audience.onlyTextOne', { name: only.name });
  const reasons = reachOf(only, hasTexts(sent)).map(({ key, to }) => t(`reach.${key}`, { to }));
  const why = only.email === null && only.phone === null ? t('audience.noAddress') : reasons.join(' · ');
  const said = t('audience.missedOne', { name: only.name, why });
  return (
    <Link
      component={RouterLink}
      to={`/${partyRef}/contacts?${guestsNamed(only.name)}`}
      color="inherit"
      sx={touchTarget}
    >
      {said}
    </Link>
  );
}
