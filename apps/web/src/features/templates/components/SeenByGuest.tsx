import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { tidyText } from '@festlig/contracts/messaging';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { fillPlaceholders } from '@festlig/domain/messaging/placeholders';
import { textBody } from '@festlig/domain/messaging/text-body';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { Recipients } from '../../../lib/guest-selection';
import { usePreviewQuery } from '../api';
import { type Draft, firstWords, inScheme, type TemplateValues } from '../model';
import { usePreviewedGuest } from '../use-previewed-guest';
import { useTextSample } from '../use-text-sample';
import { bubble } from './TextPreview';

interface SeenByGuestProps {
  partyId: string;
  template: Pick<Draft, 'type' | 'leadsTo'>;
  values: TemplateValues;
  /** Who gets the send: of those who get a mail the first is shown, of those who get a text the one with the longest name. */
  guests: Recipients;
  /** Whose name the mail arrives under. */
  sender: string;
  mail: boolean;
  text: boolean;
  /** Leads to the whole mail; null where that is not offered. */
  onWhole: (() => void) | null;
}

/** The width of the mail in CSS pixels, and of its small picture. */
const [WIDTH, SMALL] = [360, 120] as const;

/**
 * In small, what guests of a send get: the mail's upper part beside its sender, subject and first words, and the text. Nothing
 * waits for the picture, nor for the text (rules: send-asks, text-preview).
 */
export function SeenByGuest({ partyId, template, values, guests, sender, mail, text, onWhole }: SeenByGuestProps) {
  const { t } = useTranslation('invitations');
  const { t: seenT } = useTranslation('checkout');
  const { name: guestName } = usePreviewedGuest(partyId, guests.mailed);
  const { name, email } = values;
  const { type, leadsTo } = template;
  const { data, error } = usePreviewQuery(mail ? { partyId, type, leadsTo, name, email, guestName } : skipToken);
  const { texted } = guests;
  const sample = useTextSample(text && texted ? { partyId, texted } : skipToken, leadsTo).data;
  const greeted = (words: string) => fillPlaceholders(words, { name: greetingName(guestName), link: '' });
  return (
    <>
      {mail && (
        <Box sx={card}>
          {!error && (
            <Box aria-hidden inert sx={picture}>
              {data ? (
                <iframe
                  title={t('preview.frame')}
                  tabIndex={-1}
                  sandbox="allow-same-origin"
                  srcDoc={inScheme(data.html, 'light')}
                  style={mailInSmall}
                />
              ) : (
                <Skeleton variant="rectangular" height="100%" />
              )}
            </Box>
          )}
          <Box sx={{ p: 1.5, pb: 0.5, minWidth: 0, flex: 1 }}>
            <Typography variant="body2" color="textSecondary" sx={twoLines}>
              {sender}
            </Typography>
            <Typography sx={{ ...twoLines, fontWeight: 600 }}>{data?.subject ?? greeted(name)}</Typography>
            <Typography variant="body2" sx={twoLines}>
              {greeted(firstWords(email))}
            </Typography>
            {onWhole && (
              <Button size="small" sx={{ ml: -1 }} onClick={onWhole}>
                {seenT('whole')}
              </Button>
            )}
          </Box>
        </Box>
      )}
      {sample && !sample.isMadeUp && (
        <Box sx={{ ...bubble, mt: 2, fontSize: '0.9375rem' }}>{textBody(tidyText(values.text), sample.slots)}</Box>
      )}
    </>
  );
}

const card = {
  display: 'flex',
  mt: 2,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
} as const;
/** Its end fades, since it may cut through letters. */
const picture = {
  flex: 'none',
  width: SMALL,
  overflow: 'hidden',
  position: 'relative',
  minHeight: 144,
  maskImage: 'linear-gradient(#000 calc(100% - 40px), #0000)',
} as const;
const mailInSmall = {
  position: 'absolute',
  border: 0,
  width: WIDTH,
  height: 1.5 * WIDTH,
  transform: `scale(${SMALL / WIDTH})`,
  transformOrigin: '0 0',
} as const;
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
