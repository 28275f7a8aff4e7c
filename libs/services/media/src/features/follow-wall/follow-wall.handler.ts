import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media, WALL_PHOTOS } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { Galleries } from '../../work/galleries';
import { shownPhoto } from '../../work/shown-photo';

type FollowWall = typeof media.calls.followWall;

/** Everybody in the room sees the wall, so that hosts get on it what guests see (rule: photo-wall). */
@Handles(media.calls.followWall)
export class FollowWallHandler implements Handler<FollowWall> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoListRepository,
  ) {}

  async handle(_input: InputOf<FollowWall>, { party }: ContextOf<FollowWall>): Promise<OutputOf<FollowWall>> {
    if (!(await this.galleries.find(party)).sees) return { items: [], total: 0, ended: false };
    const asked = { page: 1, pageSize: WALL_PHOTOS, descending: true };
    const { items, total } = await this.photos.page(party.id, 'public', asked);
    const viewer = { isEditor: false, asker: {} };
    return { items: items.map((photo) => shownPhoto(photo, viewer)), total, ended: false };
  }
}
