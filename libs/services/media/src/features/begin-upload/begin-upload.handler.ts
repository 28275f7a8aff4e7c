import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { IMAGES_A_DAY, IMAGES_AT_ONCE, IMAGES_OF_PARTY, media } from '@festlig/contracts/media';
import { uploadImage } from '@festlig/contracts/media/http';
import { sizeProblem } from '@festlig/domain/media/check-file';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { UploadRepository } from '../../store/upload.repository';
import { uploadKey } from '../../work/upload-files';

type BeginUpload = typeof media.calls.beginUpload;

/** Seconds in which a worker reads some pictures. */
const SOON = 5;

/** Decides whether one more picture is taken, and stores that it is coming, so that nothing of it can be left behind. */
@Handles(media.calls.beginUpload)
export class BeginUploadHandler implements Handler<BeginUpload> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly ids: Ids,
  ) {}

  async handle(
    { bytes }: InputOf<BeginUpload>,
    { party, user }: ContextOf<BeginUpload>,
  ): Promise<OutputOf<BeginUpload>> {
    const problem = sizeProblem(bytes, uploadImage.maxBytes);
    if (problem) throw new CallError<BeginUpload>(problem.code, problem.params);
    const imageId = this.ids.id();
    await this.uploads.begin({ _id: imageId, partyId: party.id, by: user.id });
    const refusal = await this.refusal(party.id, user.id);
    if (refusal) {
      await this.uploads.withdraw(imageId);
      throw refusal;
    }
    return { key: uploadKey(imageId), imageId };
  }

  /** The new upload is counted too: however many begin at the same time, no limit is exceeded. */
  private async refusal(partyId: string, userId: string): Promise<CallError<BeginUpload> | null> {
    if ((await this.uploads.countUnderWay(partyId)) > IMAGES_AT_ONCE)
      return new CallError<BeginUpload>('too_many_requests', { seconds: SOON });
    if ((await this.uploads.countOf(partyId)) > IMAGES_OF_PARTY)
      return new CallError<BeginUpload>('too_many_images', { maximum: IMAGES_OF_PARTY });
    if ((await this.uploads.countOfDay(userId)) > IMAGES_A_DAY)
      return new CallError<BeginUpload>('too_many_uploads', { maximum: IMAGES_A_DAY });
    return null;
  }
}
