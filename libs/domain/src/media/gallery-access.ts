/** The fields of a party that decide who sees its photos and who adds to them (rule: photo-open). */
export interface GalleryRules {
  features: readonly string[];
  photosEnabled: boolean;
  photosUploadedByGuests: boolean;
  photosPublicEnabled: boolean;
  /** When the gallery opens to guests, ISO 8601 UTC; null = it is open. */
  photosEnabledDate: string | null;
}

export interface GalleryAccess {
  sees: boolean;
  uploads: boolean;
  /** When the gallery opens, if that is why it is closed. */
  opensAt: string | null;
  why: 'plan' | 'off' | 'later' | 'hosts_only' | null;
}

/**
 * What an editor or a guest may do in a gallery at `now`, for the service and the page. The clock decides at every call,
 * so that a gallery opens at its moment without anything being done (rules: photo-open, photo-open-later,
 * photo-editors-see-more).
 */
export function galleryAccess(rules: GalleryRules, isEditor: boolean, now: Date): GalleryAccess {
  const hasPhotos = rules.features.includes('photos');
  if (isEditor) return { sees: true, uploads: hasPhotos, opensAt: null, why: hasPhotos ? null : 'plan' };
  const closed = { sees: false, uploads: false, opensAt: null };
  if (!hasPhotos) return { ...closed, why: 'plan' };
  if (!rules.photosEnabled) return { ...closed, why: 'off' };
  const { photosEnabledDate: opensAt } = rules;
  if (opensAt !== null && now < new Date(opensAt)) return { ...closed, opensAt, why: 'later' };
  const [sees, uploads] = [rules.photosPublicEnabled, rules.photosUploadedByGuests];
  return { sees, uploads, opensAt: null, why: sees || uploads ? null : 'hosts_only' };
}
