import { useGetInitialQuery } from './session';

/** The scheme and host of links to invitations, without a slash at the end (rule: short-domain). */
export function useShortOrigin(): string {
  const { data } = useGetInitialQuery({});
  return new URL(data?.shortUrl ?? location.origin).origin;
}
