import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useListPhotosQuery } from '../api';
import { savesData } from '../../../lib/saves-data';
import type { PhotoFilter } from '../model';
import { useGuestKey } from '../use-guest-key';
import { PhotoPicture } from './PhotoPicture';

/** Milliseconds in which the pictures of the page itself have the network to themselves. */
const PATIENCE_MS = 2000;

interface NextPageProps {
  input: PhotoFilter & { partyId: string; page: number; pageSize: number };
}

/** Loads the next page of the gallery before it is asked for, so that it is there at once. Shows nothing. */
export function NextPage({ input }: NextPageProps) {
  const key = useGuestKey(input.partyId);
  const { currentData } = useListPhotosQuery({ ...input, ...key });
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(!savesData()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isTime) return null;
  return (
    <Box aria-hidden sx={{ display: 'none' }}>
      {currentData?.items.map((photo) => (
        <PhotoPicture key={photo.id} photo={photo} alt="" width={0} loading="later" />
      ))}
    </Box>
  );
}
