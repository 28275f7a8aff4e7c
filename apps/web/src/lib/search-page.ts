/** The page number in an address (`?page=`), counted from 1. Anything that is not a page number means page 1. */
export function pageOfSearch(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
