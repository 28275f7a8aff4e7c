import { requestParts } from '@festlig/contracts/define/http';
import type { OwnImage } from '@festlig/contracts/media';
import { followImage, uploadImage } from '@festlig/contracts/media/http';
import { IMAGE_SHORTEST } from '@festlig/contracts/media/image-limits';
import { sizeProblem } from '@festlig/domain/media/check-file';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { firstError } from '../../api/api-error';
import { uploadFile } from '../../api/upload-file';
import { useFollow } from '../../api/use-follow';
import type { CodedError } from '../../lib/coded-error';

export type PictureUpload =
  | { step: 'none' }
  /** `share` of the file that is sent, 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'reading'; imageId: string }
  | { step: 'failed'; error: CodedError; file: File };

/** Failures after which the same file can succeed. */
const PASSING = new Set([
  'offline',
  'unreached',
  'timeout',
  'too_slow',
  'unavailable',
  'too_many_requests',
  'unexpected',
]);
/** What the texts of refusals name (rule: own-picture-limits). */
export const LIMITS = { megabytes: uploadImage.maxBytes / 1024 ** 2, pixels: IMAGE_SHORTEST };

export const canSucceedLater = ({ code }: CodedError): boolean => PASSING.has(code);

/** Uploads a picture for a party and follows it until it can be used (rule: own-pictures). */
export function usePictureUpload(partyId: string, onReady: (image: OwnImage) => void) {
  const [upload, setUpload] = useState<PictureUpload>({ step: 'none' });
  const file = useRef<File>(undefined);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const fail = (error: CodedError) => file.current && setUpload({ step: 'failed', error, file: file.current });

  const start = async (chosen: File) => {
    file.current = chosen;
    const problem = sizeProblem(chosen.size, uploadImage.maxBytes);
    if (problem) return fail(problem);
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    setUpload({ step: 'sending', share: 0 });
    try {
      const { imageId } = await uploadFile(uploadImage, {
        url: requestParts(uploadImage, { partyId }).url,
        file: chosen,
        onProgress: (share) => !mine.signal.aborted && setUpload({ step: 'sending', share }),
        signal: mine.signal,
      });
      if (!mine.signal.aborted) setUpload({ step: 'reading', imageId });
    } catch (thrown) {
      if (!mine.signal.aborted) fail(firstError(thrown));
    }
  };
  const cancel = () => {
    sending.current?.abort();
    setUpload({ step: 'none' });
  };
  const followed = upload.step === 'reading' ? { partyId, imageId: upload.imageId } : skipToken;
  const { broken } = useFollow(followImage, followed, (image) => {
    if (image.status === 'refused') fail({ code: image.refusal ?? 'image_broken', params: LIMITS });
    if (image.status !== 'ready') return;
    setUpload({ step: 'none' });
    onReady(image);
  });
  return { upload, broken, start: (chosen: File) => void start(chosen), cancel };
}
