import type { PartyType } from '@festlig/contracts/party';
import { toInstant } from '@festlig/domain/party/moment';
import { heroGround, occasionGround } from '@festlig/domain/web/hero-ground';
import { drawnPlace, heroThumb, UPRIGHT_BELOW } from '@festlig/domain/web/hero-image';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { withTitleBreaks } from '@festlig/domain/web/title-breaks';
import { isScript, lineHeightOf, TYPEFACES, wordSpaceOf } from '@festlig/domain/web/typefaces';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FittedTitle } from '../../../components/FittedTitle';
import { InvitationHero } from '../../../components/InvitationHero';
import { useOneColumn } from '../../../components/use-one-column';
import { useLanguage } from '../../../i18n/use-language';
import { formatDay } from '../../../lib/format-date';
import { firstZone, titleOf, type WizardValues } from '../model';

/**
 * The invitation as it takes shape: beside the fields as wide as on a phone, where most guests see it; above them the whole picture,
 * made small. Hidden from screen readers: the fields say the same (rule: wizard-shows-card).
 */
export function Preview({ type, heroImage }: { type: PartyType; heroImage: string | null }) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const zone = firstZone(language);
  const isSmall = useOneColumn();
  const { values } = useFormState<WizardValues>({ subscription: { values: true } });
  const ground = occasionGround(type);
  // Before it is known which pictures there are, the title already stands as it will on the first one (rule: hero-colours).
  const picture = heroImage ?? ground.picture;
  // A couple is shown from its first name on.
  const shown = { ...values, nameOnSpouse: values.nameOnSpouse?.trim() || '…' };
  const title = titleOf(type, shown, language) ?? t(`type.${type}`);
  const { typeface } = lookOf({ heroImage: picture, type, title, ...BY_PICTURE });
  const date = toInstant({ date: values.date ?? '', clock: '12:00' }, zone);
  return (
    <Box
      aria-hidden
      // The title can be read before the picture has come.
      style={{ '--ground': `${sampleOf(picture)} ${heroGround(picture) ?? ''}` } as CSSProperties}
      sx={{
        ...(isSmall ? small : { maxWidth: 460 }),
        mx: 'auto',
        borderRadius: '20px',
        overflow: 'hidden',
        boxShadow: '0 24px 60px -28px rgba(42, 35, 32, 0.45)',
        '& [data-title-box]': { '--title': TYPEFACES[typeface] },
        '& [data-title]': {
          lineHeight: lineHeightOf(typeface),
          wordSpacing: wordSpaceOf(typeface),
          // The letters of a script join.
          ...(isScript(typeface) && { letterSpacing: 0 }),
        },
        '& div:has(> picture)': { background: 'var(--ground)' },
      }}
    >
      <InvitationHero
        heroImage={picture}
        image={heroImage === null ? <Box sx={{ position: 'absolute', inset: 0, bgcolor: ground.color }} /> : undefined}
        size={isSmall ? 'wide' : 'upright'}
        priority
        title={
          <FittedTitle
            component="p"
            eyebrow={date === null ? undefined : formatDay(date, zone, language)}
            text={withTitleBreaks(title, picture)}
          />
        }
      />
    </Box>
  );
}

/** What the choice of the occasion has loaded of a picture; that of a frame is a part, with other places for the title. */
const sampleOf = (picture: string) =>
  drawnPlace(picture) === 'within' ? '' : `url("${heroThumb(picture)}") center / cover`;

/** The picture is drawn as wide as the whole one needs to be, and then made smaller, with a date that can be read. */
const small = {
  '--scale': '0.5',
  '@media (min-width: 360px)': { '--scale': '0.57' },
  width: `calc(${UPRIGHT_BELOW}px * var(--scale))`,
  height: `calc(${UPRIGHT_BELOW}px * var(--scale) * 9 / 16)`,
  '& > *': { width: UPRIGHT_BELOW, transform: 'scale(var(--scale))', transformOrigin: '0 0' },
  // No room for the button of the page's title.
  '& [data-title-box] > div': { paddingBlock: 0 },
  '& [data-title-box] > div > :not([data-title])': { fontSize: '1.25rem' },
} as const;
