import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Lettering, PartyType } from '@festlig/contracts/party';
import { drawingName } from '@festlig/domain/web/hero-name';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipRow } from '../../../../components/ChipRow';
import { ChoiceChip } from '../../../../components/ChoiceChip';
import { FoldButton } from '../../../../components/FoldButton';
import { HeroSample } from '../../../../components/picture/HeroSample';
import { FOCUSED_HEADING, goToAnchor } from '../../../../components/use-anchor';
import { isIn, NAMED_GROUPS, type OfferedGroup, offeredGroups } from '../hero-groups.model';

interface HeroGroupsProps {
  groups: Readonly<Record<string, readonly string[]>>;
  /** The party's occasion. */
  type: PartyType;
  /** The party's title, which is shown on each picture. */
  title: string;
  /** That the host has chosen. */
  lettering: Lettering;
  chosen: string | null;
  /** Shown as phones show them. */
  isUpright: boolean;
  onChoose: (image: string) => void;
}

/** What a group's part of the dialog is called. */
const anchorOf = (group: string) => `pictures-${group}`;

/**
 * The pictures of the party's own occasion with their names; those of others are behind a button that says how many, with a way to each group. They are
 * open where the chosen picture is one of them, and where the occasion has none (rule: hero-chooser).
 */
export function HeroGroups({ groups, type, title, lettering, chosen, isUpright, onChoose }: HeroGroupsProps) {
  const { t, i18n } = useTranslation('page-editor');
  // A server of a later version may have pictures and groups without a name here.
  const nameOf = (image: string, index: number, total: number) => {
    const key = `page-editor:picture.${drawingName(image)}`;
    return i18n.exists(key) ? t(key as never) : t('heroChoose', { n: index + 1, total });
  };
  const { own, others } = offeredGroups(groups, type);
  // Not closed by a first picture of the occasion that was still being drawn.
  const [isOpen, setIsOpen] = useState(() => own.length === 0 || isIn(others, chosen));
  const othersId = useId();
  const groupName = (group: string) => {
    const known = NAMED_GROUPS.find((name) => name === group);
    return known ? t(`group.${known}`) : group;
  };
  const ways = (
    <ChipRow component="nav" label={t('heroGroups')} sx={inSight}>
      {others.map(({ group }) => (
        <ChoiceChip key={group} label={groupName(group)} onClick={() => goToAnchor(anchorOf(group))} />
      ))}
    </ChipRow>
  );
  const listOf = ({ group, images }: OfferedGroup) => (
    <Box component="section" key={group} id={anchorOf(group)} aria-label={groupName(group)} sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3" tabIndex={-1} sx={heading}>
        {groupName(group)}
      </Typography>
      <Box sx={grid}>
        {images.map((image, index) => {
          const on = image === chosen;
          return (
            <ButtonBase key={image} aria-pressed={on} onClick={() => onChoose(image)} sx={button}>
              <Box sx={on ? { ...frame, boxShadow: ring } : frame}>
                <HeroSample
                  image={image}
                  title={title}
                  isUpright={isUpright}
                  typeface={lookOf({ ...BY_PICTURE, heroImage: image, type, lettering, title }).typeface}
                />
              </Box>
              <Box sx={{ ...name, fontWeight: on ? 700 : 500 }}>{nameOf(image, index, images.length)}</Box>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
  return (
    <>
      {own.map(listOf)}
      {own.length > 0 && others.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <FoldButton
            label={t('heroOthers', { n: others.flatMap(({ images }) => images).length })}
            controls={othersId}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
        </Box>
      )}
      {isOpen && (
        <Box id={othersId}>
          {others.length > 1 && ways}
          {others.map(listOf)}
        </Box>
      )}
    </>
  );
}

/** The ways stay at the top of the dialog; what is led to stands below them (HeroChooser). */
const inSight = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  mb: 1.5,
  maskImage: 'none',
} as const;
const heading = { ...FOCUSED_HEADING.sx, mb: 1 } as const;
const grid = {
  display: 'grid',
  // A name of one line is as high up as those of two beside it.
  alignItems: 'start',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: { xs: 1.25, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(4, 1fr)' },
} as const;
const button = {
  display: 'block',
  textAlign: 'start',
  borderRadius: '12px',
  font: 'inherit',
  hyphens: 'auto',
  '&:hover > :first-of-type': { filter: 'brightness(0.94)' },
} as const;
const name = {
  mt: { xs: 0.5, sm: 0.75 },
  px: 0.25,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: { xs: 1.25, sm: 1.35 },
} as const;
const frame = { borderRadius: '12px', overflow: 'hidden' } as const;
const ring = (theme: { palette: { primary: { main: string } } }) => `0 0 0 3px ${theme.palette.primary.main}`;
