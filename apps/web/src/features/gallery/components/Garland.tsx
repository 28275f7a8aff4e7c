import Box from '@mui/material/Box';

/** Small empty frames on a string, in line art: a gallery without photos. */
export function Garland() {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 260 112" sx={{ width: 'min(260px, 80%)', color: 'primary.main' }}>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 14c44 26 82 34 126 34s82-8 126-34" opacity=".55" />
        <g transform="rotate(7 58 38)">
          <rect x="36" y="40" width="44" height="52" rx="4" />
          <path d="M42 46h32v30H42z" opacity=".5" />
          <path d="M58 31v13" />
        </g>
        <g>
          <rect x="103" y="54" width="54" height="50" rx="4" />
          <path d="M109 60h42v30h-42z" opacity=".5" />
          <path d="M130 42v15" />
          <path d="M112 86l11-12 8 8 6-6 11 11M141 67h.1" opacity=".5" />
        </g>
        <g transform="rotate(-7 202 38)">
          <rect x="180" y="40" width="44" height="52" rx="4" />
          <path d="M186 46h32v30h-32z" opacity=".5" />
          <path d="M202 31v13" />
        </g>
      </g>
    </Box>
  );
}
