import Pagination from '@mui/material/Pagination';

/** Only for those with more than a page of parties. */
export function PartiesPager({ pages, page, onPage }: { pages: number; page: number; onPage: (page: number) => void }) {
  if (pages < 2) return null;
  return (
    <Pagination
      count={pages}
      page={page}
      onChange={(_, next) => onPage(next)}
      sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
    />
  );
}
