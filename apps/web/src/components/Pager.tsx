import Pagination from '@mui/material/Pagination';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';

interface PagerProps {
  /** What the pages list. */
  label?: string;
  pages: number;
  page: number;
  onPage: (page: number) => void;
}

/** Links to the other pages of a list; renders nothing when there is only one. */
export function Pager({ label, pages, page, onPage }: PagerProps) {
  const { t } = useTranslation('pager');
  // More would not fit on one line.
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  if (pages < 2) return null;
  return (
    <Pagination
      aria-label={label ?? t('label')}
      // MUI names its buttons in English, even in its Danish locale.
      getItemAriaLabel={(type, nth, selected) => {
        if (type === 'page') return t(selected ? 'current' : 'page', { page: nth ?? page });
        return t(type === 'next' ? 'next' : 'previous');
      }}
      count={pages}
      siblingCount={isPhone ? 0 : 1}
      page={Math.min(page, pages)}
      onChange={(_, next) => onPage(next)}
      sx={{
        mt: 3,
        '& ul': { justifyContent: 'center' },
        '& button': { minWidth: 44, height: 44, borderRadius: 999, mx: 0 },
      }}
    />
  );
}
