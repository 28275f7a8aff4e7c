import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

/** What a plan gives, line by line. */
export function FeatureList({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {lines.map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Check aria-hidden fontSize="small" color="primary" sx={{ mt: '2px' }} />
          {line}
        </Box>
      ))}
    </Box>
  );
}
