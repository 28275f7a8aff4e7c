import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Section {
  title: string;
  text: ReactNode;
}

/** A page of text: headings with a few lines under each. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: '65ch' }}>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </section>
      ))}
    </Box>
  );
}
