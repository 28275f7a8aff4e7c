import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/session';

const HOST = ['missing', 'changed', 'remind', 'list', 'noEmail', 'whoSees', 'price', 'delete'] as const;
const GUEST = ['change', 'lost', 'reserve', 'stop'] as const;

/** What is asked most, with the answers folded: first those of the reader's kind (rule: help-answers). */
export function HelpAnswers() {
  const { t } = useTranslation('help');
  const user = useUser();
  if (user === undefined) return null;
  const host = (
    <Answers
      key="host"
      title={t('answers.host.title')}
      items={HOST.map((item) => [t(`answers.host.${item}.question`), t(`answers.host.${item}.answer`)])}
    />
  );
  const guest = (
    <Answers
      key="guest"
      title={t('answers.guest.title')}
      items={GUEST.map((item) => [t(`answers.guest.${item}.question`), t(`answers.guest.${item}.answer`)])}
    />
  );
  return user ? [host, guest] : [guest, host];
}

interface AnswersProps {
  title: string;
  items: readonly (readonly [question: string, answer: string])[];
}

function Answers({ title, items }: AnswersProps) {
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {items.map(([question, answer]) => (
        <Box key={question} component="details" sx={item}>
          <summary>{question}</summary>
          <Typography color="textSecondary" sx={{ pb: 2 }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const item = {
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 48,
    py: 1,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      ml: 'auto',
      mr: 0.5,
      borderRight: '2px solid',
      borderBottom: '2px solid',
      color: 'text.secondary',
      transform: 'translateY(-2px) rotate(45deg)',
    },
  },
  '&[open] summary::after': { transform: 'translateY(2px) rotate(-135deg)' },
} as const;
