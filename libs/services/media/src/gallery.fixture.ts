import { randomBytes } from 'node:crypto';
import { contacts } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { media, type OwnPhoto } from '@festlig/contracts/media';
import { party, type Party } from '@festlig/contracts/party';
import { CallError, RemoteFailure, toFailure } from '@festlig/platform/errors';
import { describedParty } from '@festlig/testing/party';
import { PhotoJob } from './jobs/photo.job';
import { SweepJob } from './jobs/sweep.job';
import { host, partyId, TestMedia } from './media.fixture';
import { plain } from './pictures.fixture';

const { admitFile, beginPhoto, deletePhoto, listOwnPhotos, listPhotos, uploadPhoto } = media.calls;

/** Whoever uses the gallery: logged in, or by the key of a browser. */
export interface Person {
  user: User | null;
  guestKey?: string;
}

export const newKey = (): string => randomBytes(16).toString('hex');
/** A visitor with a browser of their own. */
export const aGuest = (): Person => ({ user: null, guestKey: newKey() });
export const theHost: Person = { user: host };

let made = 0;
/** A JPEG that no other call returns. */
export const aPhoto = (size: readonly [number, number] = [96, 72]): Promise<Buffer> =>
  plain(size, `#${(++made).toString(16).padStart(6, '0')}`)
    .jpeg()
    .withExif({ IFD0: { Artist: `number ${made}` } })
    .toBuffer();

/** The media service with a party whose gallery is open; jobs and sweeps are run by the tests. */
export class TestGallery {
  /** What differs from an open gallery without a limit. */
  settings: Partial<Omit<Party, 'isOwner' | 'isCohost' | 'version'>> = {};
  /** The party was deleted. */
  isGone = false;
  /** The guest list: names by short id. */
  readonly guests = new Map<string, string>();

  private constructor(readonly test: TestMedia) {}

  static async start(replace: readonly (readonly [unknown, unknown])[] = []): Promise<TestGallery> {
    const gallery = new TestGallery(await TestMedia.start(replace));
    const { rpc } = gallery.test.service;
    rpc.answer(party.calls.describeParty, ({ partyId: id }) => {
      if (gallery.isGone) throw new RemoteFailure(toFailure(new CallError('not_found'), ''));
      const open = { photosEnabled: true, photosUploadedByGuests: true, photosPublicEnabled: true };
      const rules = {
        ...open,
        photosPublicDefaultEnabled: true,
        features: ['photos' as const],
        limits: { photos: null },
      };
      return { party: describedParty({ id, ...rules, ...gallery.settings }), ownerId: host.id };
    });
    rpc.answer(contacts.calls.findContact, ({ cid }) => {
      const name = gallery.guests.get(cid);
      const known = { id: 'c'.repeat(24), sid: cid, email: null, phone: null, receiveEmail: false, receiveSms: false };
      const rest = { maxPeople: null, hasEmail: false, hasReceivedInvite: true, firstVisit: null, rsvp: null };
      return { contact: name === undefined ? null : { ...known, name, ...rest } };
    });
    return gallery;
  }

  get service() {
    return this.test.service;
  }

  get files() {
    return this.test.files;
  }

  begin({ user, ...key }: Person, more: object = {}): Promise<OutputOf<typeof beginPhoto>> {
    return this.service.call(beginPhoto, { partyId, ...key, ...this.announced(), ...more }, user);
  }

  /** The codes with which an announcement is refused. */
  refusal({ user, ...key }: Person, more: object = {}): Promise<Record<string, string>> {
    return this.service.refusal(beginPhoto, { partyId, ...key, ...this.announced(), ...more }, user);
  }

  /** Sends the file of an announced photo as the gateway does. */
  async send({ user, ...key }: Person, photoId: string, file: Buffer): Promise<OwnPhoto> {
    const place = await this.service.call(admitFile, { partyId, photoId, ...key, bytes: file.length }, user);
    await this.files.put(place.key, file, 'application/octet-stream');
    return this.service.call(uploadPhoto, { partyId, photoId, ...key }, user);
  }

  /** Announces and sends a photo; returns its id. */
  async upload(person: Person, file: Buffer, more: object = {}): Promise<string> {
    const { photoId } = await this.begin(person, { bytes: file.length, ...more });
    await this.send(person, photoId, file);
    return photoId;
  }

  run(photoId: string): Promise<void> {
    return this.service.app.get(PhotoJob, { strict: false }).run({ photoId });
  }

  /** Uploads a photo and has a worker read it. */
  async add(person: Person, file?: Buffer, more: object = {}): Promise<OwnPhoto> {
    const photoId = await this.upload(person, file ?? (await aPhoto()), more);
    await this.run(photoId);
    return this.own(person, photoId);
  }

  async own({ user, ...key }: Person, photoId: string): Promise<OwnPhoto> {
    const { items } = await this.service.call(listOwnPhotos, { partyId, ...key, ids: photoId }, user);
    const [photo] = items;
    if (!photo) throw new Error('not a photo of this person');
    return photo;
  }

  list({ user, ...key }: Person, more: object = {}): Promise<OutputOf<typeof listPhotos>> {
    return this.service.call(listPhotos, { partyId, ...key, ...more }, user);
  }

  remove({ user, ...key }: Person, photoId: string): Promise<unknown> {
    return this.service.call(deletePhoto, { partyId, photoId, ...key }, user);
  }

  sweep(): Promise<void> {
    return this.service.app.get(SweepJob, { strict: false }).sweep();
  }

  private announced() {
    return { bytes: 1000, name: 'Karen', uploadKey: newKey() };
  }
}
