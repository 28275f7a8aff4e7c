import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { payableTokens } from '@festlig/domain/billing/prices';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { usePartyRef } from '../../../../api/party';
import { touchTarget } from '../../../../lib/touch-target';
import { CHANNEL_PLACE, type Channel, channelsOf, leftOutOf, onChannel, type Presend } from '../../presend.model';
import { useLeftOutText } from '../use-left-out-text';
import { useToPayText } from '../use-tokens-price';

interface ChannelChoiceProps {
  summary: Presend;
  value: Channel;
  /** The message has a text. */
  hasText: boolean;
  onChange: (channel: Channel) => void;
}

/**
 * The choice between mails and texts, with what the texts of each cost; mails alone also say whom they miss, with a link to
 * those whom nothing reaches and who are not all named (rules: text-channel, price-shown).
 */
export function ChannelChoice({ summary, value, hasText, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation('checkout');
  const leftOutText = useLeftOutText();
  const priceOf = useToPayText();
  const labelOf = (channel: Channel) => {
    const { text, tokens, account } = onChannel(channel, summary);
    const price = priceOf(payableTokens(tokens, account));
    return t(`channel.${channel}`, { what: t('texts', { count: text }), price });
  };
  const partyRef = usePartyRef();
  const left = leftOutOf(value, summary, 0);
  const leftOut = value === 'mails' && leftOutText(left);
  const areUnnamed = left.guests - left.texted > (left.lost?.length ?? 0);
  return (
    <FormControl id={CHANNEL_PLACE} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <FormLabel id="channel" sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        {t('channel.title')}
      </FormLabel>
      <RadioGroup aria-labelledby="channel" value={value} onChange={(_, next) => onChange(next as Channel)}>
        {channelsOf(summary).map((channel) => (
          <FormControlLabel key={channel} value={channel} control={<Radio />} label={labelOf(channel)} sx={{ mr: 0 }} />
        ))}
      </RadioGroup>
      {value !== 'mails' && !hasText && <FormHelperText sx={{ mx: 0 }}>{t('channel.unwritten')}</FormHelperText>}
      {leftOut && (
        <FormHelperText sx={{ mx: 0 }}>
          {leftOut}{' '}
          {areUnnamed && (
            <Link component={RouterLink} to={`/${partyRef}/contacts?state=unreachable`} sx={touchTarget}>
              {t('channel.seeLost')}
            </Link>
          )}
        </FormHelperText>
      )}
    </FormControl>
  );
}
