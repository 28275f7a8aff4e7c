import { http } from '../define/http';

/** The bindings of a guest's page have a file of their own, because a page loads files whole. */
export * from './guest-http';

/** A guest list, and how many one client address may upload per minute: each choice of columns uploads it again. */
const list = { maxBytes: 30_000_000, perMinute: 30 } as const;

export const listContacts = http('contacts.listContacts', 'GET /api/party/:partyId/contacts', { deadline: 15_000 });
export const addContact = http('contacts.addContact', 'POST /api/party/:partyId/contacts', { etag: 'version' });
export const listRecipients = http('contacts.listRecipients', 'GET /api/party/:partyId/recipients', {
  deadline: 15_000,
});
export const listSharedAddresses = http('contacts.listSharedAddresses', 'GET /api/party/:partyId/shared-addresses', {
  deadline: 15_000,
});
export const countGuests = http('contacts.countGuests', 'GET /api/party/:partyId/guest-counts');
/** By POST, because addresses are logged and those of guests do not belong there. */
export const findSameGuests = http('contacts.findSameGuests', 'POST /api/party/:partyId/same-guests');
export const getContact = http('contacts.getContact', 'GET /api/party/:partyId/contacts/:contactId', {
  etag: 'version',
});
export const updateContact = http('contacts.updateContact', 'PATCH /api/party/:partyId/contacts/:contactId', {
  headers: { ifMatch: 'if-match' },
  etag: 'version',
});
export const deleteContact = http('contacts.deleteContact', 'DELETE /api/party/:partyId/contacts/:contactId');
export const restoreContact = http('contacts.restoreContact', 'POST /api/party/:partyId/contacts/:contactId/restore');
export const changeContacts = http('contacts.changeContacts', 'POST /api/party/:partyId/contact-changes', {
  deadline: 60_000,
});
export const followChange = http('contacts.followChange', 'GET /api/party/:partyId/contact-changes/:changeId/events', {
  answer: 'events',
});
export const undoChange = http('contacts.undoChange', 'POST /api/party/:partyId/contact-changes/:changeId/undo', {
  deadline: 60_000,
});
export const previewImport = http('contacts.previewImport', 'POST /api/party/:partyId/contacts/import/preview', {
  ...list,
  // For the longest list on a busy machine; the page shows the progress.
  deadline: 120_000,
});
export const importContacts = http('contacts.importContacts', 'POST /api/party/:partyId/contacts/import', {
  ...list,
  deadline: 60_000,
});
export const listImportRows = http(
  'contacts.listImportRows',
  'GET /api/party/:partyId/contacts/imports/:importId/rows',
);
export const mendImportRow = http(
  'contacts.mendImportRow',
  'PATCH /api/party/:partyId/contacts/imports/:importId/rows/:line',
);
export const exportImportRows = http('contacts.exportImportRows', 'GET /export/:partyId/imports/:importId/rows.csv', {
  answer: 'download',
  contentType: 'text/csv; charset=utf-8',
});
export const followImport = http('contacts.followImport', 'GET /api/party/:partyId/contacts/imports/:importId/events', {
  answer: 'events',
});
export const latestImport = http('contacts.latestImport', 'GET /api/party/:partyId/contacts/imports/latest');
export const undoImport = http('contacts.undoImport', 'DELETE /api/party/:partyId/contacts/imports/:importId', {
  deadline: 60_000,
});
export const exportContacts = http('contacts.exportContacts', 'GET /export/:partyId/contacts.csv', {
  answer: 'download',
  contentType: 'text/csv; charset=utf-8',
});
export const listMissingRsvps = http('contacts.listMissingRsvps', 'GET /api/party/:partyId/missing-rsvps');
export const getSubscription = http('contacts.getSubscription', 'GET /api/subscription/:hash/:signature');
export const unsubscribe = http('contacts.unsubscribe', 'GET /api/unsubscribe/:hash/:signature', { guard: 'session' });
export const resubscribe = http('contacts.resubscribe', 'GET /api/deunsubscribe/:hash/:signature', {
  guard: 'session',
});
export const unsubscribeOneClick = http('contacts.unsubscribeOneClick', 'POST /unsubscribe/:hash/:signature', {
  guard: 'signature',
});
export const followReading = http(
  'contacts.followReading',
  'GET /api/party/:partyId/contacts/readings/:reading/events',
  { answer: 'events' },
);
