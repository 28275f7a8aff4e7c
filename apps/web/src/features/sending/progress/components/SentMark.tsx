import Box from '@mui/material/Box';

/** A letter on its way, with a heart and confetti: decoration of a send that went well. */
export function SentMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 72"
      aria-hidden
      sx={{ width: 112, height: 84, display: 'block', mx: 'auto', mb: 1.5, fill: 'none' }}
    >
      <rect x="22" y="20" width="52" height="36" rx="4" fill="#fffdfa" stroke="#a5303f" strokeWidth="2.5" />
      <path d="M23 22l25 19 25-19" stroke="#a5303f" strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d="M48 52c-7-5.5-10.5-9-10.5-14a5.5 5.5 0 0 1 10.5-2 5.5 5.5 0 0 1 10.5 2c0 5-3.5 8.5-10.5 14z"
        fill="#a5303f"
      />
      <g strokeWidth="3" strokeLinecap="round">
        <path d="M12 18l5 3M10 46l-5 3M84 14l-4 5M60 8l1 5" stroke="#c9963a" />
        <path d="M86 44l5 3M34 6l2 5M80 62l3 4M16 62l-3 3" stroke="#4f7a63" />
      </g>
    </Box>
  );
}
