import account from './account';
import aroundErrors from './around-errors';
import checkout from './checkout';
import cohosts from './cohosts';
import contacts from './contacts';
import controls from './controls';
import editor from './editor';
import galleryEditor from './gallery-editor';
import guestKeys from './guest-keys';
import guestState from './guest-state';
import help from './help';
import history from './history';
import hostErrors from './host-errors';
import identity from './identity';
import importSummary from './import-summary';
import pasteGuests from './paste-guests';
import invitations from './invitations';
import pageEditor from './page-editor';
import notFound from './not-found';
import pager from './pager';
import parties from './parties';
import path from './path';
import payment from './payment';
import picture from './picture';
import photoBook from './photo-book';
import plan from './plan';
import replies from './replies';
import sameGuests from './same-guests';
import settings from './settings';
import share from './share';
import textMessage from './text-message';
import tokens from './tokens';
import unlisted from './unlisted';
import wishEditor from './wish-editor';
import wizard from './wizard';

/** The texts of pages that only hosts see. */
export default {
  'gallery-editor': galleryEditor,
  'not-found': notFound,
  'page-editor': pageEditor,
  'photo-book': photoBook,
  'text-message': textMessage,
  unlisted,
  'wish-editor': wishEditor,
  account,
  checkout,
  cohosts,
  controls,
  editor,
  // Hosts upload pictures on their own pages too.
  errors: { ...aroundErrors, ...hostErrors },
  help,
  history,
  identity,
  pager,
  parties,
  tokens,
  wizard,
  contacts,
  'import-summary': importSummary,
  'guest-keys': guestKeys,
  'guest-state': guestState,
  'paste-guests': pasteGuests,
  'same-guests': sameGuests,
  invitations,
  replies,
  path,
  payment,
  picture,
  plan,
  settings,
  share,
};
