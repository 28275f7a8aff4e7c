import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for one column only, as on a phone. */
export const useOneColumn = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
