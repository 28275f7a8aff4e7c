import type { ErrorTextKey } from '../error-text';

/** The errors of what is open over the invitation, beside those of every guest's page. */
export default {
  wish_taken: 'Nogen nåede det lige før dig.',
  reservations_off: 'Værten har slået reservationer fra.',
  wish_for_guests: 'Kun gæster kan reservere.',
} as const satisfies Partial<Record<ErrorTextKey, string>>;
