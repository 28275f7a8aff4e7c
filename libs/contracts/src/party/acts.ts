import { isObjectId } from '../define/object-id';

/**
 * The calls of hosts that are listed in a party's history, by their names (rule: history-of-acts). A call that changes
 * something for the party, or hands out its guests' data as a file, is here, or in the list of exceptions of
 * `all/acts.spec.ts`.
 */
const DONE = [
  'party.updateParty',
  'party.updateSettings',
  'party.inviteCohost',
  'party.mailCohostAgain',
  'party.acceptCohost',
  'party.removeCohost',
  'party.createWish',
  'party.updateWish',
  'party.deleteWish',
  'party.restoreWish',
  'contacts.addContact',
  'contacts.updateContact',
  'contacts.deleteContact',
  'contacts.restoreContact',
  'contacts.changeContacts',
  'contacts.undoChange',
  'contacts.importContacts',
  'contacts.undoImport',
  'contacts.exportContacts',
  'rsvp.enterRsvp',
  'rsvp.updateRsvp',
  'rsvp.deleteRsvp',
  'rsvp.enlistRsvps',
  'rsvp.replyToRsvp',
  'rsvp.exportRsvps',
  'messaging.createTemplate',
  'messaging.updateTemplate',
  'messaging.deleteTemplate',
  'messaging.send',
  'messaging.pauseSend',
  'messaging.resumeSend',
  'messaging.cancelSend',
  'media.updatePhoto',
  'media.showPhotos',
  'media.deletePhoto',
  'media.listPhotoFiles',
  'billing.redeemCoupon',
] as const;
type Done = (typeof DONE)[number];

/** What hosts buy: listed once the money is there, because the calls only open a page to pay on. */
const BOUGHT = ['billing.payPlan', 'billing.payTokens', 'billing.payUnlimitedPhotos'] as const;
export type BoughtAct = (typeof BOUGHT)[number];

/** What the operator's command does, which is no call. Its one field is the feature. */
export const OPERATED = ['operator.openFeature', 'operator.closeFeature'] as const;
export type OperatedAct = (typeof OPERATED)[number];

export const ACTS = [...DONE, ...BOUGHT, ...OPERATED] as const;
export type Act = (typeof ACTS)[number];

export const isAct = (name: string): name is Act => (ACTS as readonly string[]).includes(name);

/** Whether a call with this name is listed as soon as it has succeeded. */
export const isListedWhenDone = (name: string): name is Done => (DONE as readonly string[]).includes(name);

type Input = Readonly<Record<string, unknown>>;
/** A file is read page by page, and only the first page begins it. */
const isFirstPage = ({ after }: Input): boolean => after === null || after === undefined;
const ONLY_IF: Readonly<Partial<Record<Done, (input: Input) => boolean>>> = {
  // Whoever writes with the key of a guest's reply writes as that guest.
  'rsvp.replyToRsvp': ({ rsvpRef }) => typeof rsvpRef === 'string' && isObjectId(rsvpRef),
  'contacts.exportContacts': isFirstPage,
  'rsvp.exportRsvps': isFirstPage,
  'media.listPhotoFiles': isFirstPage,
};

/** Whether a host's call with this input is an act of its own. */
export const isActWith = (name: Done, input: Input): boolean => ONLY_IF[name]?.(input) ?? true;
