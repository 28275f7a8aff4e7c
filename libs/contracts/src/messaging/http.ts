import { http, TEXT_BODY } from '../define/http';

export const listTemplates = http('messaging.listTemplates', 'GET /api/party/:partyId/templates');
export const createTemplate = http('messaging.createTemplate', 'POST /api/party/:partyId/templates', {
  ...TEXT_BODY,
});
export const updateTemplate = http('messaging.updateTemplate', 'PATCH /api/party/:partyId/templates/:templateId', {
  ...TEXT_BODY,
});
export const deleteTemplate = http('messaging.deleteTemplate', 'DELETE /api/party/:partyId/templates/:templateId');
export const presend = http('messaging.presend', 'GET /api/party/:partyId/messages/presend/:templateId', {
  deadline: 30_000,
});
export const preview = http('messaging.preview', 'POST /api/party/:partyId/messages/preview', TEXT_BODY);
export const test = http('messaging.test', 'POST /api/party/:partyId/messages/test', { perMinute: 20 });
export const getTextSample = http('messaging.getTextSample', 'GET /api/party/:partyId/messages/text-sample');
export const testText = http('messaging.testText', 'POST /api/party/:partyId/messages/test-text', { perMinute: 5 });
export const send = http('messaging.send', 'POST /api/party/:partyId/messages/send', {
  headers: { idempotencyKey: 'idempotency-key' },
});
export const listSends = http('messaging.listSends', 'GET /api/party/:partyId/sends');
export const getSend = http('messaging.getSend', 'GET /api/party/:partyId/sends/:sendId');
export const pauseSend = http('messaging.pauseSend', 'POST /api/party/:partyId/sends/:sendId/pause');
export const resumeSend = http('messaging.resumeSend', 'POST /api/party/:partyId/sends/:sendId/resume');
export const cancelSend = http('messaging.cancelSend', 'POST /api/party/:partyId/sends/:sendId/cancel');
export const listDeliveries = http('messaging.listDeliveries', 'GET /api/party/:partyId/sends/:sendId/deliveries');
export const followSend = http('messaging.followSend', 'GET /api/party/:partyId/sends/:sendId/events', {
  answer: 'events',
});
export const requestHelp = http('messaging.requestHelp', 'POST /api/help', { perMinute: 10, clientAddress: true });
export const getSupport = http('messaging.getSupport', 'GET /api/help');
export const getSendingLimit = http('messaging.getSendingLimit', 'GET /api/party/:partyId/sending-limit');
export const receiveTwilioWebhook = http('messaging.receiveTwilioWebhook', 'POST /webhooks/twilio', {
  guard: 'signature',
  rawBody: true,
  // A text of ten parts with all that Twilio says of it is smaller.
  maxBytes: 16_000,
  headers: { signature: 'x-twilio-signature' },
  answer: 'text',
  contentType: 'text/xml; charset=utf-8',
});
