/**
 * The calls of hosts that are listed in a party's history, by their names (rule: history-of-acts). A call that changes
 * something for the party is here, or in the list of exceptions of `all/acts.spec.ts`.
 */
export const ACTS = [
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
  'rsvp.enterRsvp',
  'rsvp.updateRsvp',
  'rsvp.deleteRsvp',
  'messaging.createTemplate',
  'messaging.updateTemplate',
  'messaging.deleteTemplate',
  'messaging.send',
  'messaging.pauseSend',
  'messaging.resumeSend',
  'messaging.cancelSend',
  'billing.redeemCoupon',
] as const;
export type Act = (typeof ACTS)[number];

export const isAct = (name: string): name is Act => (ACTS as readonly string[]).includes(name);
