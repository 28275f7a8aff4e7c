import Box from '@mui/material/Box';

/** A parcel in line art, for a list without wishes. */
export function Parcel() {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 120 104" sx={{ width: 120, color: 'primary.main' }}>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 48h76v46a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z" />
        <path d="M15 34a3 3 0 0 1 3-3h84a3 3 0 0 1 3 3v14H15z" />
        <path d="M53 31v67M67 31v67" />
        <path d="M60 30c-9 0-25-3-25-14 0-6 5-9 10-8 9 1 14 13 15 22z" />
        <path d="M60 30c9 0 25-3 25-14 0-6-5-9-10-8-9 1-14 13-15 22z" />
        <path d="M60 30c-5 5-11 8-18 9M60 30c5 5 11 8 18 9" />
        <path d="M8 62l-4 3M10 74H5M112 62l4 3M110 74h5" opacity=".5" />
      </g>
    </Box>
  );
}
