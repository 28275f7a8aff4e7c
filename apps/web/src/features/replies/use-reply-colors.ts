import { useTheme } from '@mui/material/styles';

/**
 * One colour for each kind of answer, in numbers, charts and the rows of replies alike; each is named in words beside it.
 * Lighter where the device is dark (rule: reply-colours).
 */
export function useReplyColors() {
  const { success, primary } = useTheme().palette;
  return { attending: success.main, notAttending: primary.main, noResponse: '#cfc3b4' };
}
