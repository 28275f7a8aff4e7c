import { checkContact, type ContactEntry } from '@festlig/domain/contacts/check-contact';
import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import { toFormErrors } from '../api/form-errors';
import { Form } from '../components/form/Form';
import { MeantDomainOf } from '../components/form/MeantDomain';
import { SubmitButton } from '../components/form/SubmitButton';
import { TextField } from '../components/form/TextField';
import { useAddContactMutation } from '../features/contacts/api';
import { useErrorsT } from '../i18n/error-text';
import { inWords } from '../i18n/in-words';

type Values = Partial<Pick<ContactEntry, 'name' | 'email'>>;

const entryOf = ({ name = '', email = null }: Values): ContactEntry => ({
  name: name.trim(),
  email: email?.trim() ?? null,
  phone: null,
  receiveEmail: true,
  receiveSms: false,
  maxPeople: null,
});

/** A name with its address behind it, as a line of a list has it. */
const isLine = ({ name = '', email }: Values): boolean => !email?.trim() && name.includes('@');

/** The reader of lines is loaded only where there is one. */
async function fromLine({ name = '' }: Values): Promise<Values> {
  const { guestOfLine } = await import('./guest-line');
  return guestOfLine(name);
}

interface FirstGuestProps {
  partyId: string;
  /** Of the form only the name is shown, with the question in it, until a host begins to answer. */
  isFolded: boolean;
  onUnfold: () => void;
  /** A button beside the question. */
  foldButton?: ReactNode;
}

/** Behind a name alone the field of the e-mail, which is next; else null. */
function nextField([name, email]: NodeListOf<HTMLInputElement>): HTMLInputElement | null {
  if (!name || !email || email.value !== '' || name.value.trim() === '') return null;
  return isLine({ name: name.value }) ? null : email;
}

/** Adds the first guest and leads to the question whether to send the invitation now (rule: first-guest). */
export function FirstGuest({ partyId, isFolded, onUnfold, foldButton }: FirstGuestProps) {
  const { t } = useTranslation('path');
  const errorsT = useErrorsT();
  const navigate = useNavigate();
  const partyRef = usePartyRef();
  const [add] = useAddContactMutation();
  const hasAskedEmail = useRef(false);
  const lead = (event: MouseEvent<HTMLButtonElement>) => {
    if (isFolded) {
      // Enter in a name that kept the focus while the rest was folded away.
      event.preventDefault();
      onUnfold();
      return;
    }
    const next = nextField(event.currentTarget.form!.querySelectorAll('input'));
    // Once it has been asked for, an empty e-mail is missing.
    if (!next || hasAskedEmail.current) return;
    event.preventDefault();
    hasAskedEmail.current = true;
    next.focus();
  };
  const wrongIn = (values: Values) => inWords(checkContact(entryOf(values)), errorsT);
  const submit = async (values: Values) => {
    const typed = isLine(values) ? await fromLine(values) : values;
    const wrong = wrongIn(typed);
    if (Object.keys(wrong).length > 0) return wrong;
    try {
      await add({ partyId, ...entryOf(typed) }).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['name', 'email']);
    }
    await navigate(`/${partyRef}/invitations?send=1`);
  };
  return (
    <Box role="region" aria-label={t('first.title')} sx={isFolded ? { ...place, ...slim } : place}>
      <Form<Values>
        label={t('first.title')}
        initialValues={{}}
        validate={(values) => (isLine(values) ? {} : wrongIn(values))}
        onSubmit={submit}
      >
        <Box
          sx={isFolded ? { ...fields, ...slimFields } : fields}
          onFocus={({ target }) => target instanceof HTMLInputElement && onUnfold()}
        >
          <Box aria-hidden hidden={isFolded} sx={{ gridArea: 'title', fontWeight: 600, alignSelf: 'center' }}>
            {t('first.title')}
          </Box>
          <TextField
            id="first-name"
            name="name"
            size="small"
            label={t(isFolded ? 'first.title' : 'first.name')}
            autoComplete="off"
          />
          <div hidden={isFolded}>
            <TextField
              id="first-email"
              name="email"
              type="email"
              size="small"
              label={t('first.email')}
              autoComplete="off"
            />
            <MeantDomainOf name="email" id="first-email" />
          </div>
          <SubmitButton style={{ minHeight: 44, gridArea: 'go', ...(isFolded && { display: 'none' }) }} onClick={lead}>
            {t('first.go')}
          </SubmitButton>
        </Box>
      </Form>
      {foldButton && <Box sx={isFolded ? corner : { ...corner, bottom: 'auto', top: -2 }}>{foldButton}</Box>}
    </Box>
  );
}

const place = {
  position: 'relative',
  maxWidth: 900,
  mx: 'auto',
  py: { xs: 1, sm: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const fields = {
  display: 'grid',
  columnGap: 1.25,
  // On a phone the label on the edge of a field is clear of the field above it.
  rowGap: { xs: 1.5, sm: 1.25 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto 1fr 1fr auto' },
  // On a phone the name and the address have a whole line each: one sees what one types.
  gridTemplateAreas: { xs: '"title" "name" "email" "go"', sm: '"title name email go"' },
  '& .MuiInputBase-root': { minHeight: 44 },
  '& > :nth-of-type(2)': { gridArea: 'name' },
  '& > :nth-of-type(3)': { gridArea: 'email' },
} as const;
/** With what lies around it, 65 px high; the label that stands on the edge of the field has room above it. */
const slim = { py: '10px', border: 0 } as const;
const slimFields = { gridTemplateColumns: 'minmax(0, 1fr) 30px', gridTemplateAreas: '"name ."' } as const;
const corner = { position: 'absolute', right: -8, bottom: 10 } as const;
