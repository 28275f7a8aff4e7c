import account from './account';
import contacts from './contacts';
import controls from './controls';
import editor from './editor';
import help from './help';
import identity from './identity';
import invitations from './invitations';
import pageEditor from './page-editor';
import parties from './parties';
import plan from './plan';
import replies from './replies';
import settings from './settings';
import wizard from './wizard';

/** What only hosts see. */
export default {
  'page-editor': pageEditor,
  account,
  controls,
  editor,
  help,
  identity,
  parties,
  wizard,
  contacts,
  invitations,
  replies,
  plan,
  settings,
};
