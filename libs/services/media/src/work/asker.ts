import { digestOf } from '@festlig/domain/identity/token-digest';
import type { Asker } from '../store/photo.repository';

/** Who asks for photos of their own: an account, a browser by its key, or both (rule: photo-take-back). */
export const askerOf = (user: { id: string } | null, guestKey: string | undefined): Asker => ({
  ...(user === null ? {} : { user: user.id }),
  ...(guestKey === undefined ? {} : { key: digestOf(guestKey) }),
});

export const isOf = (by: Asker, asker: Asker): boolean =>
  (by.user !== undefined && by.user === asker.user) || (by.key !== undefined && by.key === asker.key);
