import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type LeadsTo, tidyText } from '@festlig/contracts/messaging';
import { segmentsOf, textBody, withPlainSigns } from '@festlig/domain/messaging/text-body';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { type SampleOf, useTextSample } from '../use-text-sample';

interface TextPartsProps extends SampleOf {
  leadsTo: LeadsTo;
  text: string;
  onChange: (text: string) => void;
}

/** Most signs that are named. */
const NAMED = 8;

/**
 * In how many parts the text is sent to the guest with the longest name of those who get it, and which characters make it larger
 * (rule: text-parts). Typographic signs can be replaced; letters and emoji are the host's choice.
 */
export function TextParts({ partyId, texted, leadsTo, text, onChange }: TextPartsProps) {
  const { t, i18n } = useTranslation('text-message');
  const isEmpty = text.trim() === '';
  const { data: sample } = useTextSample(isEmpty ? skipToken : { partyId, texted }, leadsTo);
  if (isEmpty || !sample) return null;
  const written = tidyText(text);
  const { count, costly } = segmentsOf(textBody(written, sample.slots));
  const own = segmentsOf(textBody(written, { ...sample.slots, name: '' })).costly.filter((sign) =>
    written.includes(sign),
  );
  const cheaper = segmentsOf(textBody(without(written, own), sample.slots)).count;
  const plain = withPlainSigns(text);
  const signs = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(own.slice(0, NAMED));
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1 }}>
        {t('inParts', { count })} {count > 1 && t('price')}
      </Typography>
      {costly.length > 0 && own.length > 0 && cheaper < count && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('costly', { count: own.length, signs, parts: t('partCount', { count: cheaper }) })}
          {plain !== text && (
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              sx={{ display: 'block', minHeight: 44, mt: 1 }}
              onClick={() => onChange(plain)}
            >
              {t('usePlain')}
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}

/** The text with a plain character in the place of each of these. */
const without = (text: string, signs: readonly string[]): string =>
  signs.reduce((left, sign) => left.replaceAll(sign, '-'), withPlainSigns(text));
