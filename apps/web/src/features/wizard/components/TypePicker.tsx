import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { heroGround, occasionGround } from '@festlig/domain/web/hero-ground';
import Box from '@mui/material/Box';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FoldButton } from '../../../components/FoldButton';
import { HeroImage } from '../../../components/HeroImage';
import { useOneColumn } from '../../../components/use-one-column';
import { visuallyHidden } from '../../../lib/visually-hidden';

interface TypePickerProps {
  value: PartyType;
  onChange: (type: PartyType) => void;
  /** A picture for each occasion; null until they are loaded. */
  pictureOf: (type: PartyType) => string | null;
}

/** What is in the place of a picture until it has come: its own colour, also before it is known which it is (rule: hero-colours). */
const placeOf = (type: PartyType, picture: string | null) =>
  picture === null ? occasionGround(type).color : (heroGround(picture) ?? undefined);

/**
 * The occasions as a row of small pictures, which are radio buttons for the keyboard and screen readers. On a phone the chosen
 * one is a line that opens the others (rule: wizard-occasion-folds).
 */
export function TypePicker({ value, onChange, pictureOf }: TypePickerProps) {
  const { t } = useTranslation('wizard');
  const isPhone = useOneColumn();
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  // An address without an occasion has the same one as a party.
  const [isChosen, setIsChosen] = useState(value !== 'party');
  const [isOpen, setIsOpen] = useState(!isChosen);
  /** Not for the arrows of the keyboard, whose clicks have no detail: they choose each one on their way. */
  const fold = ({ detail }: MouseEvent) => {
    if (!isPhone || detail === 0) return;
    flushSync(() => {
      setIsChosen(true);
      setIsOpen(false);
    });
    line.current?.focus();
  };
  const occasions = (
    <Box
      component="fieldset"
      id={id}
      hidden={isPhone && !isOpen}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, '&[hidden]': { display: 'none' } }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {t('type.label')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: 'repeat(7, 1fr)' },
          '@media (max-width: 379px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {PARTY_TYPES.map((type) => (
          <Box key={type} component="label" onClick={fold} sx={{ cursor: 'pointer', minWidth: 0 }}>
            <Box
              component="input"
              type="radio"
              name="type"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              sx={{
                ...visuallyHidden,
                '&:focus-visible + div': {
                  outline: 3,
                  outlineStyle: 'solid',
                  outlineColor: 'text.primary',
                  outlineOffset: '3px',
                },
                '&:checked + div': { boxShadow: (theme) => `0 0 0 2.5px ${theme.palette.primary.main}` },
              }}
            />
            <Box sx={{ display: 'grid', borderRadius: 3, aspectRatio: { xs: '1', sm: '4 / 3' } }}>
              <HeroImage
                src={pictureOf(type)}
                size="thumb"
                style={{ borderRadius: 'inherit', background: placeOf(type, pictureOf(type)) }}
              />
            </Box>
            <Box
              sx={{
                mt: 0.75,
                textAlign: 'center',
                fontSize: { xs: '0.8125rem', sm: '0.875rem' },
                fontWeight: type === value ? 700 : 500,
                hyphens: 'auto',
              }}
            >
              {t(`type.${type}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
  return (
    <>
      {isPhone && isChosen && (
        <FoldButton
          ref={line}
          label={t('type.change', { type: t(`type.${value}`) })}
          controls={id}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
      )}
      {occasions}
    </>
  );
}
