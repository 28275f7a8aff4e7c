import { checkContact, type ContactEntry } from '@festlig/domain/contacts/check-contact';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePartyRef } from '../api/party';
import { toFormErrors } from '../api/form-errors';
import { Form } from '../components/form/Form';
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

/** Adds the first guest and leads to the question whether to send the invitation now (rule: first-guest). */
export function FirstGuest({ partyId }: { partyId: string }) {
  const { t } = useTranslation('path');
  const errorsT = useErrorsT();
  const navigate = useNavigate();
  const partyRef = usePartyRef();
  const [add] = useAddContactMutation();
  const submit = async (values: Values) => {
    try {
      await add({ partyId, ...entryOf(values) }).unwrap();
    } catch (thrown) {
      return toFormErrors(thrown, ['name', 'email']);
    }
    await navigate(`/${partyRef}/invitations?send=1`);
  };
  return (
    <Box role="region" aria-label={t('first.title')} sx={place}>
      <Form<Values>
        label={t('first.title')}
        initialValues={{}}
        validate={(values) => inWords(checkContact(entryOf(values)), errorsT)}
        onSubmit={submit}
      >
        <Box sx={fields}>
          <Box aria-hidden sx={{ gridArea: 'title', fontWeight: 600, alignSelf: 'center' }}>
            {t('first.title')}
          </Box>
          <TextField id="first-name" name="name" size="small" label={t('first.name')} autoComplete="off" />
          <TextField
            id="first-email"
            name="email"
            type="email"
            size="small"
            label={t('first.email')}
            autoComplete="off"
          />
          <SubmitButton style={{ minHeight: 44, gridArea: 'go' }}>{t('first.go')}</SubmitButton>
        </Box>
      </Form>
    </Box>
  );
}

const place = { maxWidth: 900, mx: 'auto', py: { xs: 1, sm: 1.25 }, borderBottom: 1, borderColor: 'divider' } as const;
const fields = {
  display: 'grid',
  gap: { xs: 0.75, sm: 1.25 },
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'auto 1fr 1fr auto' },
  gridTemplateAreas: { xs: '"title title" "name email" "go go"', sm: '"title name email go"' },
  '& .MuiInputBase-root': { minHeight: 44 },
  '& > :nth-of-type(2)': { gridArea: 'name' },
  '& > :nth-of-type(3)': { gridArea: 'email' },
} as const;
