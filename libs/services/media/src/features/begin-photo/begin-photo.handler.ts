import type { ErrorParams, InputOf, OutputOf } from '@festlig/contracts/define';
import {
  media,
  PHOTO_BYTES,
  PHOTO_RECEIVING_MINUTES,
  PHOTOS_A_DAY,
  PHOTOS_AT_ONCE,
  PHOTOS_OF_NETWORK,
  PHOTOS_OF_PARTY,
} from '@festlig/contracts/media';
import { networkOf } from '@festlig/domain/identity/network-of';
import { sizeProblem } from '@festlig/domain/media/check-file';
import { CallError } from '@festlig/platform/errors';
import { type DirectForm, Files } from '@festlig/platform/files';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { PhotoRepository } from '../../store/photo.repository';
import { askerOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { photoUploadKey } from '../../work/photo-files';

type BeginPhoto = typeof media.calls.beginPhoto;

/** Seconds in which workers read some photos. */
const SOON = 5;

/** Decides whether one more photo is taken, and stores that it is coming, so that nothing of it can be left behind. */
@Handles(media.calls.beginPhoto)
export class BeginPhotoHandler implements Handler<BeginPhoto> {
  constructor(
    private readonly galleries: Galleries,
    private readonly guests: Guests,
    private readonly photos: PhotoRepository,
    private readonly files: Files,
    private readonly ids: Ids,
  ) {}

  async handle(input: InputOf<BeginPhoto>, { party, user }: ContextOf<BeginPhoto>): Promise<OutputOf<BeginPhoto>> {
    const { bytes, uploadKey, digest, guestKey, clientAddress } = input;
    const { uploads, limit, isEditor } = await this.galleries.find(party);
    if (!uploads) throw new CallError<BeginPhoto>('gallery_closed');
    // Nobody could ever take back a photo that nobody can prove to be theirs.
    if (!user && guestKey === undefined) throw new CallError<BeginPhoto>('invalid', {}, 'guestKey');
    const { name, missed } = await this.nameOf(input, party.id, user);
    const guess: ErrorParams = missed ? { missed: 1 } : {};
    if (name === '') throw new CallError<BeginPhoto>('name_required', guess);
    const problem = sizeProblem(bytes, PHOTO_BYTES);
    if (problem) throw new CallError<BeginPhoto>(problem.code, { ...problem.params, ...guess });
    const by = askerOf(user, guestKey);
    // Hosts do not wait for guests, who may announce photos that never come.
    const network = isEditor || clientAddress === '' ? null : networkOf(clientAddress);
    const known = await this.photos.findAnnounced({ partyId: party.id, uploadKey, bytes });
    if (known === null) {
      await this.check(party.id, digest, by, guess);
      if (!isEditor) await this.checkUnderWay(party.id, guess);
      await this.checkNetwork({ partyId: party.id, network, limit }, 1, guess);
    }
    const photo = { _id: this.ids.id(), partyId: party.id, by, byHost: isEditor, secret: this.ids.sid(16) };
    const more = { ...(digest === null ? {} : { sentDigest: digest }), ...(network === null ? {} : { network }) };
    const file = { name, bytes, uploadKey, ...more };
    const photoId = known ?? (await this.photos.begin({ ...photo, ...file }, limit));
    if (photoId === null)
      throw new CallError<BeginPhoto>('photo_limit', { maximum: limit ?? PHOTOS_OF_PARTY, ...guess });
    if (known === null) {
      // Several may have been announced at the same moment.
      await this.checkNetwork({ partyId: party.id, network, limit }, 0, guess).catch(async (error: unknown) => {
        await this.photos.leave(party.id, photoId);
        throw error;
      });
    }
    const direct = await this.formFor(photoId, bytes);
    return { photoId, ...(missed ? { missed } : {}), ...(direct ? { direct } : {}) };
  }

  /** A form for the file, where browsers reach the file store; none once the file has arrived (rule: photo-direct). */
  private async formFor(photoId: string, bytes: number): Promise<DirectForm | null> {
    if (this.files.directOrigin === null || !(await this.photos.allowDirect(photoId))) return null;
    return this.files.direct(photoUploadKey(photoId), bytes, PHOTO_RECEIVING_MINUTES * 60);
  }

  /** @throws CallError when the photo is there already, or its uploader has added too many */
  private async check(
    partyId: string,
    digest: string | null,
    by: ReturnType<typeof askerOf>,
    guess: ErrorParams,
  ): Promise<void> {
    if (digest !== null && (await this.photos.isThere(partyId, digest))) {
      throw new CallError<BeginPhoto>('photo_duplicate', guess);
    }
    if ((await this.photos.countOfDay(by, PHOTOS_A_DAY)) >= PHOTOS_A_DAY) {
      throw new CallError<BeginPhoto>('too_many_photos', { maximum: PHOTOS_A_DAY, ...guess });
    }
  }

  /** @throws CallError when too many photos of the party are coming */
  private async checkUnderWay(partyId: string, guess: ErrorParams): Promise<void> {
    if ((await this.photos.countUnderWay(partyId, PHOTOS_AT_ONCE)) >= PHOTOS_AT_ONCE) {
      throw new CallError<BeginPhoto>('unavailable', { seconds: SOON, ...guess });
    }
  }

  /**
   * Keys of browsers cost nothing: without this, one network could hold all places of a plan with photos that never come.
   * @throws CallError when guests of this network have announced too many photos whose files have not come
   */
  private async checkNetwork(
    { partyId, network, limit }: { partyId: string; network: string | null; limit: number | null },
    more: number,
    guess: ErrorParams,
  ): Promise<void> {
    if (network === null) return;
    const most = limit === null ? PHOTOS_OF_NETWORK : Math.min(PHOTOS_OF_NETWORK, Math.max(1, Math.ceil(limit / 2)));
    if ((await this.photos.countComing(partyId, network, most + 1)) + more > most) {
      throw new CallError<BeginPhoto>('unavailable', { seconds: SOON, ...guess });
    }
  }

  /**
   * The name of the account, of the known guest, or the given one (rule: photo-name-first). A short id of nobody counts
   * as a guess and not as a name.
   */
  private async nameOf(
    { name, cid }: InputOf<BeginPhoto>,
    partyId: string,
    user: ContextOf<BeginPhoto>['user'],
  ): Promise<{ name: string; missed: boolean }> {
    if (user) return { name: user.name, missed: false };
    const known = cid ? await this.guests.nameOf(partyId, cid) : null;
    return { name: known ?? name ?? '', missed: Boolean(cid) && known === null };
  }
}
