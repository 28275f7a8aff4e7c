import { http } from '../define/http';

/** The bindings of a guest's page have a file of their own, because a page loads files whole. */
export * from './guest-http';

/** Calls that start a session store the kind of browser with it. */
const headers = { userAgent: 'user-agent' } as const;

export const register = http('identity.register', 'POST /api/register', {
  headers,
  session: 'start',
  perMinute: 20,
  clientAddress: true,
});
export const login = http('identity.login', 'POST /api/login', {
  session: 'start',
  headers,
  sessionToken: true,
  perMinute: 20,
});
export const logout = http('identity.logout', 'GET /logout', {
  answer: 'redirect',
  session: 'end',
  sessionToken: true,
});
/** The provider has 4 s for each of at most three answers. */
const connect = {
  answer: 'redirect',
  onFailure: '/login/result',
  deadline: 14_000,
  perMinute: 30,
} as const;
export const beginConnect = http('identity.beginConnect', 'GET /connect/:provider', {
  ...connect,
  browser: 'begins',
  sessionToken: true,
});
export const finishConnect = http('identity.finishConnect', 'GET /connect/:provider/callback', {
  ...connect,
  headers,
  browser: 'returns',
  session: 'start',
  sessionToken: true,
});
export const getLogins = http('identity.getLogins', 'GET /api/account/logins');
export const unlinkProvider = http('identity.unlinkProvider', 'DELETE /api/account/logins/:provider', {
  sessionToken: true,
  perMinute: 20,
});
export const requestEmailVerification = http('identity.requestEmailVerification', 'POST /api/user/verify-email', {
  perMinute: 5,
  clientAddress: true,
});
export const describeVerification = http('identity.describeVerification', 'GET /api/user/verify-email', {
  perMinute: 30,
});
export const confirmEmail = http('identity.confirmEmail', 'POST /api/user/verify-email/confirm', {
  headers,
  session: 'start',
  perMinute: 30,
});
export const updateUser = http('identity.updateUser', 'PATCH /api/user');
export const beginPhone = http('identity.beginPhone', 'POST /api/user/phone/begin', {
  perMinute: 5,
  clientAddress: true,
});
export const verifyPhone = http('identity.verifyPhone', 'POST /api/user/phone/verify', { perMinute: 20 });
export const recoverPassword = http('identity.recoverPassword', 'POST /recover-password', {
  perMinute: 5,
  clientAddress: true,
});
export const describeRecovery = http('identity.describeRecovery', 'GET /api/account/recover', { perMinute: 30 });
export const replacePassword = http('identity.replacePassword', 'POST /api/account/recover', {
  headers,
  session: 'start',
  perMinute: 20,
});
export const changePassword = http('identity.changePassword', 'POST /api/account/change-password', {
  headers,
  session: 'start',
  errorType: true,
  sessionToken: true,
  perMinute: 20,
});
export const changeEmail = http('identity.changeEmail', 'POST /api/account/change-email', {
  perMinute: 5,
  sessionToken: true,
  clientAddress: true,
});
export const cancelEmailChange = http('identity.cancelEmailChange', 'DELETE /api/account/change-email');
export const deleteUser = http('identity.deleteUser', 'DELETE /api/user', { perMinute: 5, sessionToken: true });
export const listSessions = http('identity.listSessions', 'GET /api/account/sessions', { sessionToken: true });
export const endSession = http('identity.endSession', 'DELETE /api/account/sessions/:sessionId');
export const endOtherSessions = http('identity.endOtherSessions', 'DELETE /api/account/sessions', {
  sessionToken: true,
});
