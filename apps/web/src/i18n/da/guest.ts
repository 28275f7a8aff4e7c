import app from './app';
import errors from './errors';
import guestReply from './guest-reply';
import partyPage from './party-page';
import thread from './thread';

/** The texts of pages that guests see. */
export default { app, errors, 'party-page': partyPage, 'guest-reply': guestReply, thread };
