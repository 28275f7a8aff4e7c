import contacts from './contacts';
import identity from './identity';
import invitations from './invitations';
import parties from './parties';
import plan from './plan';
import replies from './replies';
import settings from './settings';
import wizard from './wizard';

/** What only hosts see. */
export default { identity, parties, wizard, contacts, invitations, replies, plan, settings };
