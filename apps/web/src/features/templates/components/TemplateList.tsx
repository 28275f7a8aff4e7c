import Add from '@mui/icons-material/Add';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { MessageTemplate, Send, TemplateType } from '@festlig/contracts/messaging';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldButton } from '../../../components/FoldButton';
import { type Draft, kindOf, newestFirst } from '../model';
import { useIsPhone } from '../../../components/use-is-phone';

/** What became of a message. */
export interface SentRows {
  /** Of the latest send: who got it when, or how far it is. Undefined for a message that was never sent. */
  latest?: string | undefined;
  /** When that was, in ISO 8601. */
  at?: string | undefined;
  /** Opens the list of the guests of that send. */
  each?: ReactNode;
  /** The sends before it. */
  earlier?: ReactNode;
}

interface TemplateListProps {
  /** Those that are saved with when they were changed. */
  drafts: readonly (Draft & Partial<Pick<MessageTemplate, 'modifiedAt'>>)[];
  /** One send of each message that was deleted since. */
  deleted: readonly Send[];
  sentOf: (id: string) => SentRows;
  /** Whether an invitation was sent to guests who came later, or is for them. */
  isLater: (id: string) => boolean;
  /** None while what was sent is put away. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onNew: (type: TemplateType) => void;
}

/**
 * The party's templates: invitations, and messages to invited guests, each with its sends. On a phone it is behind a
 * button while one of them is open (rules: messages-short-on-phone, messages-say-when).
 */
export function TemplateList(props: TemplateListProps) {
  const { drafts, deleted, sentOf, isLater, chosen, onChoose, onNew } = props;
  const { t } = useTranslation('invitations');
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const mayFold = isPhone && chosen !== null;
  // Below what is being written.
  const above = chosen === null ? 0 : 6;
  const choose = (id: string) => {
    setIsOpen(false);
    onChoose(id);
  };
  const all = [
    ...deleted.toReversed().map(({ templateId, name, type, leadsTo }) => ({
      id: templateId,
      name,
      type,
      leadsTo,
      isGone: true,
    })),
    ...drafts.map((draft) => ({ ...draft, isGone: false })),
  ];
  const listed = newestFirst(all, isLater, (id) => sentOf(id).at);
  const list = (
    <Box component="section" id={LIST} aria-label={t('templates.title')} sx={{ mt: mayFold ? 2 : above }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        {!mayFold && (
          <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
            {t('templates.title')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {TYPES.map((type) => (
            <Button
              key={type}
              size="small"
              variant="outlined"
              startIcon={<Add />}
              onClick={() => {
                setIsOpen(false);
                onNew(type);
              }}
            >
              {t(`templates.new.${type}`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Card>
        <Box component="ul" sx={rows}>
          {listed.map((one) => (
            <Row
              key={one.draft.id}
              name={one.draft.name}
              isCopy={one.isCopy}
              kind={kindOf(one.draft)}
              isLater={isLater(one.draft.id)}
              sent={sentOf(one.draft.id)}
            >
              {(words) =>
                one.draft.isGone ? (
                  <Box sx={{ ...item, px: 2 }}>{words}</Box>
                ) : (
                  <ListItemButton
                    component="button"
                    selected={one.draft.id === chosen}
                    aria-current={one.draft.id === chosen}
                    onClick={() => choose(one.draft.id)}
                    sx={item}
                  >
                    {words}
                    <ChevronRight color="action" />
                  </ListItemButton>
                )
              }
            </Row>
          ))}
        </Box>
      </Card>
    </Box>
  );
  if (!mayFold) return list;
  return (
    <Box sx={{ mt: above }}>
      <FoldButton label={t('templates.title')} controls={LIST} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      {isOpen && list}
    </Box>
  );
}

/** In the order of their buttons, which is always the same (rule: new-message-buttons). */
const TYPES: readonly TemplateType[] = ['message', 'invitation'];

interface RowProps {
  name: string;
  /** An earlier one has the same name: it is said whom this one is for. */
  isCopy: boolean;
  kind: ReturnType<typeof kindOf>;
  isLater: boolean;
  sent: SentRows;
  /** Around the words of the message. */
  children: (words: ReactNode) => ReactNode;
}

/** A message, and what became of it. */
function Row({ name, isCopy, kind, isLater, sent, children }: RowProps) {
  const { t } = useTranslation('invitations');
  const pathT = useTranslation('path').t;
  const title = isCopy ? pathT('later.subject', { name }) : name === '' ? t('templates.untitled') : name;
  const line = [
    t(`types.${kind}`),
    kind === 'invitation' && isLater && !isCopy && sent.latest === undefined && t('templates.later'),
    sent.latest ?? t('templates.unsent'),
  ];
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center' }}>
        {children(
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {line.filter((part) => part !== false).join(' · ')}
            </Box>
          </Box>,
        )}
        {sent.each}
      </Box>
      {sent.earlier}
    </Box>
  );
}

const LIST = 'templates';

const rows = { listStyle: 'none', m: 0, p: 0 } as const;
// On a phone the words have the whole line, and what opens the list of the guests is below them.
const item = {
  flex: { xs: '1 0 100%', sm: 1 },
  minWidth: 0,
  textAlign: 'left',
  display: 'flex',
  gap: 1,
  py: 1.25,
  font: 'inherit',
} as const;
