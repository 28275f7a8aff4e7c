import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HeroImage } from '../../../../components/HeroImage';

const NAMED = ['party', 'wedding', 'baptism', 'confirmation', 'birthday', 'christmas', 'gradients'] as const;
type Named = (typeof NAMED)[number];
const isNamed = (group: string): group is Named => (NAMED as readonly string[]).includes(group);

interface HeroGroupsProps {
  groups: Readonly<Record<string, readonly string[]>>;
  chosen: string | null;
  onChoose: (image: string) => void;
}

/**
 * Thumbnails under the name of their group (groups without pictures are hidden); the group of the chosen picture comes
 * first.
 */
export function HeroGroups({ groups, chosen, onChoose }: HeroGroupsProps) {
  const { t } = useTranslation('page-editor');
  const own = ([, images]: [string, readonly string[]]) => (chosen !== null && images.includes(chosen) ? 0 : 1);
  const sorted = Object.entries(groups)
    .filter(([, images]) => images.length > 0)
    .sort((a, b) => own(a) - own(b));
  return sorted.map(([group, images]) => {
    const name = isNamed(group) ? t(`group.${group}`) : group;
    return (
      <Box component="section" key={group} aria-label={name} sx={{ mb: 3 }}>
        <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
          {name}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 45%), 1fr))' }}>
          {images.map((image, index) => (
            <ButtonBase
              key={image}
              aria-label={`${name}: ${t('heroChoose', { n: index + 1, total: images.length })}`}
              aria-pressed={image === chosen}
              onClick={() => onChoose(image)}
              sx={{
                borderRadius: 3,
                overflow: 'hidden',
                boxShadow: image === chosen ? (theme) => `0 0 0 3px ${theme.palette.primary.main}` : 'none',
              }}
            >
              <HeroImage src={image} size="thumb" style={{ width: '100%', aspectRatio: '16 / 9' }} />
            </ButtonBase>
          ))}
        </Box>
      </Box>
    );
  });
}
