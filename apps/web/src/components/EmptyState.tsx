import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <Box
      sx={{
        textAlign: 'center',
        py: { xs: 6, sm: 9 },
        px: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 4,
      }}
    >
      {icon && <Box sx={{ color: 'primary.main', mb: 2, '& svg': { fontSize: 44 } }}>{icon}</Box>}
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: action ? 3 : 0, mx: 'auto', maxWidth: '46ch' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
