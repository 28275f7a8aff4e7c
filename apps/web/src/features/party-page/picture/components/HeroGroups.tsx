import Box from '@mui/material/Box';
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
import { heroGrid, HeroTile } from './HeroTile';
import { OwnTile } from './OwnTile';

interface HeroGroupsProps {
  groups: Readonly<Record<string, readonly string[]>>;
  /** The party's occasion. */
  type: PartyType;
  /** The party's title, which is shown on each picture. */
  title: string;
  /** That the host has chosen. */
  lettering: Lettering;
  chosen: string | null;
  /** The host's own photo, which is the first of them. */
  photo: string | null;
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
export function HeroGroups({ groups, type, title, lettering, chosen, photo, isUpright, onChoose }: HeroGroupsProps) {
  const { t, i18n } = useTranslation('page-editor');
  // A server of a later version may have pictures and groups without a name here.
  const nameOf = (image: string, index: number, total: number) => {
    const key = `page-editor:picture.${drawingName(image)}`;
    return i18n.exists(key) ? t(key as never) : t('heroChoose', { n: index + 1, total });
  };
  const { own, others } = offeredGroups(groups, type);
  const first = [...own, ...others][0]?.group;
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
      <Box sx={heroGrid}>
        {photo !== null && group === first && (
          <OwnTile image={photo} isChosen={photo === chosen} isUpright={isUpright} onChoose={onChoose} />
        )}
        {images.map((image, index) => (
          <HeroTile
            key={image}
            name={nameOf(image, index, images.length)}
            isChosen={image === chosen}
            onChoose={() => onChoose(image)}
          >
            <HeroSample
              image={image}
              title={title}
              isUpright={isUpright}
              typeface={lookOf({ ...BY_PICTURE, heroImage: image, type, lettering, title }).typeface}
            />
          </HeroTile>
        ))}
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
