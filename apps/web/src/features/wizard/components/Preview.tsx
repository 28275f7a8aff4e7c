import type { PartyType } from '@festlig/contracts/party';
import { toInstant } from '@festlig/domain/party/moment';
import { namesOf } from '@festlig/domain/party/wizard';
import { wizardTexts } from '@festlig/domain/party/wizard-texts';
import { heroGround } from '@festlig/domain/web/hero-ground';
import { withTitleBreaks } from '@festlig/domain/web/title-breaks';
import Box from '@mui/material/Box';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { FittedTitle } from '../../../components/FittedTitle';
import { InvitationHero } from '../../../components/InvitationHero';
import { useLanguage } from '../../../i18n/use-language';
import { formatDay } from '../../../lib/format-date';
import { firstZone, titleFields, type WizardValues } from '../model';

/** The invitation as it takes shape. Hidden from screen readers: the fields say the same. */
export function Preview({ type, heroImage }: { type: PartyType; heroImage: string | null }) {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const zone = firstZone(language);
  const { values } = useFormState<WizardValues>({ subscription: { values: true } });
  const names = namesOf({ ...values, type });
  const isNamed = titleFields(type).every((field) => names[field] !== '');
  const date = toInstant({ date: values.date ?? '', clock: '12:00' }, zone);
  return (
    // As wide as on a phone, where most guests see it.
    <Box
      aria-hidden
      sx={{
        maxWidth: 460,
        mx: 'auto',
        borderRadius: '20px',
        boxShadow: '0 24px 60px -28px rgba(42, 35, 32, 0.45)',
        // The title can be read before the picture has come.
        '& div:has(> picture)': { background: heroGround(heroImage) ?? undefined },
      }}
    >
      <InvitationHero
        heroImage={heroImage}
        size="upright"
        title={
          <FittedTitle
            component="p"
            eyebrow={date === null ? undefined : formatDay(date, zone, language)}
            text={withTitleBreaks(isNamed ? wizardTexts[language][type].title(names) : t(`type.${type}`), heroImage)}
          />
        }
      />
    </Box>
  );
}
