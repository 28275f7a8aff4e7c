import { FEW_LEFT, type GalleryState } from '@festlig/contracts/media';
import { type GalleryAccess, galleryAccess } from '@festlig/domain/media/gallery-access';
import { Clock } from '@festlig/platform/clock';
import type { PartyAccess } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { Parties } from '../neighbours/parties';
import { PhotoRepository } from '../store/photo.repository';

/** A gallery as one caller may use it now. */
export interface OpenGallery extends GalleryAccess {
  isEditor: boolean;
  /** The most photos of the party by its plan; null = no limit. */
  limit: number | null;
  /** Whether new photos of guests are public. */
  showsNew: boolean;
}

/** Hosts are editors of their gallery. */
export const isEditor = ({ role }: Pick<PartyAccess, 'role'>): boolean => role !== 'guest';

/** Says what can be done in a gallery now, by the settings and the plan of its party (rules: photo-open, photo-limit). */
@Injectable()
export class Galleries {
  constructor(
    private readonly parties: Parties,
    private readonly photos: PhotoRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CallError not_found when there is no such party */
  async find(party: Pick<PartyAccess, 'id' | 'role'>): Promise<OpenGallery> {
    const rules = await this.parties.find(party.id);
    return {
      ...galleryAccess(rules, isEditor(party), this.clock.now()),
      isEditor: isEditor(party),
      limit: rules.limits.photos,
      showsNew: rules.photosPublicDefaultEnabled,
    };
  }

  /** What the page is told about it. */
  async stateOf(partyId: string, gallery: OpenGallery): Promise<GalleryState> {
    const { sees, uploads, opensAt, why } = gallery;
    return { sees, uploads, opensAt, why, ...(await this.roomOf(partyId, gallery)) };
  }

  /**
   * The room that is left would tell those who cannot upload how many photos there are that they do not see, and the limit
   * tells which plan was paid for: guests learn the one when it is little, and the other when there is none
   * (rules: photo-room, guests-see-no-plan).
   */
  private async roomOf(
    partyId: string,
    { limit, isEditor: isHost, uploads }: OpenGallery,
  ): Promise<Pick<GalleryState, 'limit' | 'left'>> {
    if (limit === null || !(uploads || isHost)) return { limit: null, left: null };
    const left = Math.max(0, limit - (await this.photos.countHeld(partyId, limit)));
    return { limit: isHost || left === 0 ? limit : null, left: isHost || left <= FEW_LEFT ? left : null };
  }
}
