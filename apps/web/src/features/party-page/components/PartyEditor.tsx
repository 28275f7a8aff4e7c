import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asApiError, type ApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { FormAlert } from '../../../components/form/FormAlert';
import { InvitationHero } from '../../../components/InvitationHero';
import { useErrorsT } from '../../../i18n/error-text';
import { visuallyHidden } from '../../../lib/visually-hidden';
import {
  editErrors,
  FIELD_OF,
  hasStarted,
  toChange,
  toValues,
  type EditValues,
  type PartyChange,
} from '../edit-form.model';
import type { Block, PartyContent } from '../model';
import { BodyField } from './BodyField';
import { EditBar } from './EditBar';
import { FactFields } from './FactFields';
import { HeroChooser } from './HeroChooser';
import { Sheet } from './Sheet';
import { TitleField } from './TitleField';

interface PartyEditorProps {
  party: PartyContent;
  /** The block the host clicked: its field gets the focus. */
  focus?: Block;
  /** A draft: the bar offers to save it, not to go back to a page. */
  isNew?: boolean;
  /** Throws an ApiError when it fails; the editor shows it. */
  onSave: (change: PartyChange) => Promise<void>;
  onCancel: () => void;
  /** Watches over leaving. */
  guard: (dirty: boolean) => ReactNode;
  /** For a draft, so that it can be kept: everything changed so far. */
  onChange?: (change: PartyChange) => void;
}

/** On the form's own fields where it has them, else above the form. */
function placed(error: ApiError): ApiError {
  const errors = Object.entries(error.errors).map(([field, coded]) => [FIELD_OF[field] ?? field, coded]);
  return { ...error, errors: Object.fromEntries(errors) };
}
const FIELDS: readonly (keyof EditValues)[] = ['title', 'text', 'date', 'clock', 'place', 'suDate', 'heroImage'];

/** The page in edit mode: every block is a field in its own place (spec section 2). */
export function PartyEditor({ party, focus, isNew = false, onSave, onCancel, guard, onChange }: PartyEditorProps) {
  const { t } = useTranslation('party-page');
  const errorsT = useErrorsT();
  const now = new Date();
  const submit = async (values: EditValues) => {
    try {
      await onSave(toChange(values, party));
    } catch (thrown) {
      return toFormErrors(placed(asApiError(thrown)), errorsT, FIELDS);
    }
  };
  return (
    <Form<EditValues>
      initialValues={toValues(party)}
      keepDirtyOnReinitialize
      validate={(values) => editErrors(values, party, now, errorsT)}
      onSubmit={submit}
    >
      {({ handleSubmit, dirty, values }) => (
        <form noValidate aria-label={t('edit.mode')} onSubmit={(event) => void handleSubmit(event)}>
          {guard(dirty ?? false)}
          <Box component="h1" sx={visuallyHidden}>
            {t('edit.mode')}
          </Box>
          {onChange && (
            <FormSpy<EditValues>
              subscription={{ values: true }}
              onChange={(state) => onChange(toChange(state.values, party))}
            />
          )}
          <Container maxWidth="md" sx={{ '&:not(:empty)': { py: 2 } }}>
            <FormAlert />
            {isNew && <Alert severity="success">{t('edit.newMode')}</Alert>}
          </Container>
          <Sheet
            heroImage={values.heroImage}
            hero={
              <InvitationHero
                heroImage={values.heroImage}
                priority
                title={<TitleField autoFocus={focus === 'title'} />}
              >
                <HeroChooser />
              </InvitationHero>
            }
            facts={<FactFields focus={focus} started={!isNew && hasStarted(party, now)} />}
            body={<BodyField autoFocus={focus === 'body'} />}
          />
          <EditBar isNew={isNew} onCancel={onCancel} />
        </form>
      )}
    </Form>
  );
}
