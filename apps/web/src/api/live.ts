/**
 * Guests answer while the host is looking: what shows it is fetched again at this interval, when it is older than that, and
 * when the host returns from another tab, where they may have changed it.
 */
export const LIVE = {
  refetchOnMountOrArgChange: 15,
  refetchOnFocus: true,
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
} as const;
