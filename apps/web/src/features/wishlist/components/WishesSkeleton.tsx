import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../../components/Bone';
import { twoColumns } from '../../../components/two-columns';
import { visuallyHidden } from '../../../lib/visually-hidden';

/** The list while it is loading, in the size of cards. `isPage`: not over the invitation. */
export function WishesSkeleton({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ ...(isPage ? twoColumns : { display: 'grid' }), rowGap: 1.5 }}>
      <span role="status" style={visuallyHidden}>
        {t('loading')}
      </span>
      {[0, 1, 2].map((card) => (
        <Box key={card} sx={{ display: 'grid', height: { xs: 110, sm: 130 } }}>
          <Bone style={{ height: 'auto', borderRadius: 20 }} />
        </Box>
      ))}
    </Box>
  );
}
