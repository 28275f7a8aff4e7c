import Box from '@mui/material/Box';
import { LOST_FLAG } from '@festlig/domain/web/garland';

/** A garland one of whose flags has fallen, above the words of a page that is not there. */
export function LostFlag() {
  const { width, height, string, hanging, fallen, ground } = LOST_FLAG;
  return (
    <Box component="svg" aria-hidden viewBox={`0 0 ${width} ${height}`} sx={{ width, maxWidth: '80%' }}>
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d={string} strokeOpacity=".55" />
        <path d={ground} strokeOpacity=".25" />
      </g>
      {[...hanging, fallen].map((path) => (
        <path key={path.d} {...path} />
      ))}
    </Box>
  );
}
