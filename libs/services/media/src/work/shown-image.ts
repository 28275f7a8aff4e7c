import type { OwnImage } from '@festlig/contracts/media';
import { textImage } from '@festlig/domain/web/own-image';
import { CallError } from '@festlig/platform/errors';
import type { UploadDocument } from '../store/upload.schema';
import { refOf } from './upload-files';

/** A picture as its hosts see it. @throws CallError `not_found` for one that is being deleted */
export function shownImage(upload: UploadDocument | null): OwnImage {
  if (!upload || upload.status === 'leaving') throw new CallError('not_found');
  const { _id: imageId, status } = upload;
  const unknown = { imageId, status, refusal: null, src: null, width: null, height: null, crops: [] };
  switch (upload.status) {
    case 'receiving':
    case 'waiting':
      return { ...unknown, status, ended: false } as OwnImage;
    case 'refused':
      return { ...unknown, status: 'refused', refusal: upload.refusal, ended: true };
    case 'ready': {
      const { width, height } = upload;
      const crops = Object.values(upload.crops).map(({ planned: _, ...crop }) => crop);
      const ended = crops.every(({ heroImage }) => heroImage !== null);
      return { ...unknown, status: 'ready', src: textImage(refOf(upload)), width, height, crops, ended };
    }
  }
}
