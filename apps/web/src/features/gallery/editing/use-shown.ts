import type { Photo } from '@festlig/contracts/media';
import { createElement, useCallback } from 'react';
import { firstError } from '../../../api/api-error';
import { ErrorText } from '../../../components/ErrorText';
import { useToast } from '../../../components/Toaster';
import { useUpdatePhotoMutation } from '../api';

/** Shows a photo to the guests or hides it, at once; says why when the server refuses (rule: photo-toggle). */
export function useShown(partyId: string) {
  const [update] = useUpdatePhotoMutation();
  const toast = useToast();
  return useCallback(
    async ({ id }: Photo, isPublic: boolean) => {
      const { error } = await update({ partyId, photoId: id, public: isPublic });
      if (error) toast(createElement(ErrorText, { of: firstError(error) }), { severity: 'error' });
    },
    [partyId, update, toast],
  );
}
