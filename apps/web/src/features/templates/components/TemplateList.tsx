import Add from '@mui/icons-material/Add';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TemplateType } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, kindOf } from '../model';

interface TemplateListProps {
  drafts: readonly Draft[];
  /** When each was sent to how many guests, or how far that is; undefined for one that was never sent. */
  sentOf: (id: string) => string | undefined;
  /** Whether an invitation was sent to guests who came later, or is for them. */
  isLater: (id: string) => boolean;
  /** None while what was sent is put away. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onNew: (type: TemplateType) => void;
  /** What another button on the page begins too: its own is plain text, after the other. */
  quiet: TemplateType | null;
}

/**
 * The party's templates: invitations, and messages to invited guests. On a phone the chosen one stands for the list,
 * which it opens (rules: messages-short-on-phone, messages-say-when).
 */
export function TemplateList({ drafts, sentOf, isLater, chosen, onChoose, onNew, quiet }: TemplateListProps) {
  const { t } = useTranslation('invitations');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const mayFold = isPhone && chosen !== null && drafts.length > 1;
  const isFolded = mayFold && !isOpen;
  const choose = (id: string) => {
    setIsOpen(isFolded);
    if (!isFolded) onChoose(id);
  };
  const lineOf = (kind: ReturnType<typeof kindOf>, id: string) => {
    const what = t(kind === 'invitation' && isLater(id) ? 'templates.later' : `types.${kind}`);
    return `${what} · ${sentOf(id) ?? t('templates.unsent')}`;
  };
  return (
    <Box component="section" aria-labelledby="templates-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" component="h2" id="templates-title" sx={{ mr: 'auto' }}>
          {t('templates.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {TYPES.toSorted((one, other) => Number(one === quiet) - Number(other === quiet)).map((type) => (
            <Button
              key={type}
              size="small"
              variant={type === quiet ? 'text' : 'outlined'}
              startIcon={type !== quiet && <Add />}
              onClick={() => onNew(type)}
            >
              {t(`templates.new.${type}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Card>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 296, overflowY: 'auto' }}>
          {drafts
            .filter(({ id }) => !isFolded || id === chosen)
            .map(({ id, name, ...kind }) => (
              <Box component="li" key={id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                <ListItemButton
                  component="button"
                  selected={id === chosen}
                  aria-current={id === chosen}
                  {...(mayFold && id === chosen && { 'aria-expanded': isOpen })}
                  onClick={() => choose(id)}
                  sx={item}
                >
                  <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                    <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {name === '' ? t('templates.untitled') : name}
                    </Box>
                    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                      {lineOf(kindOf(kind), id)}
                    </Box>
                  </Box>
                  {isFolded && <ExpandMore />}
                </ListItemButton>
              </Box>
            ))}
        </Box>
      </Card>
    </Box>
  );
}

const TYPES: readonly TemplateType[] = ['invitation', 'message'];

const item = { width: '100%', textAlign: 'left', display: 'flex', gap: 1, py: 1.25, font: 'inherit' } as const;
