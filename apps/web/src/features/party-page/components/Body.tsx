import Box from '@mui/material/Box';

/** The host's text: HTML that the server has sanitised with an allow-list. */
export function Body({ html }: { html: string }) {
  return (
    <Box
      sx={{
        fontSize: { xs: '1.125rem', sm: '1.25rem' },
        lineHeight: 1.65,
        textAlign: 'center',
        textWrap: 'pretty',
        overflowWrap: 'anywhere',
        '& p': { m: 0, mb: '0.9em' },
        '& > :last-child': { mb: 0 },
        '& ul, & ol': { textAlign: 'left', display: 'inline-block', m: 0, mb: '0.9em' },
        '& a': { color: 'primary.main' },
        '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
