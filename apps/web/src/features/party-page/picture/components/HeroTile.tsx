import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Bone } from '../../../../components/Bone';
import { Busy } from '../../../../components/Loading';

interface HeroTileProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The picture, as the page shows it. */
  children: ReactNode;
}

/** One picture that can be chosen, with its name below it (rule: hero-chooser). */
export function HeroTile({ name, isChosen, onChoose, children }: HeroTileProps) {
  return (
    <ButtonBase aria-pressed={isChosen} onClick={onChoose} sx={button}>
      <Box sx={isChosen ? { ...frame, boxShadow: ring } : frame}>{children}</Box>
      <Box sx={{ ...named, fontWeight: isChosen ? 700 : 500 }}>{name}</Box>
    </ButtonBase>
  );
}

/** As many pictures as a phone shows at once. */
const FIRST = 9;

/** Stands for the pictures of a group until they are known: what is below has its place from the start. */
export function HeroTilesSkeleton({ isUpright }: { isUpright: boolean }) {
  return (
    <>
      <Busy />
      <Bone style={{ width: 140, height: 26, marginBottom: 8 }} />
      <Box sx={heroGrid}>
        {Array.from({ length: FIRST }, (_, tile) => (
          <div key={tile}>
            <Bone style={{ height: 'auto', aspectRatio: isUpright ? '10 / 11' : '16 / 9', borderRadius: 12 }} />
            <Box sx={named}>
              <Bone style={{ width: '60%', height: '1.25em' }} />
            </Box>
          </div>
        ))}
      </Box>
    </>
  );
}

export const heroGrid = {
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
const named = {
  mt: { xs: 0.5, sm: 0.75 },
  px: 0.25,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: { xs: 1.25, sm: 1.35 },
} as const;
const frame = { borderRadius: '12px', overflow: 'hidden' } as const;
const ring = (theme: { palette: { primary: { main: string } } }) => `0 0 0 3px ${theme.palette.primary.main}`;
