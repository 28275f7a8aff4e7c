import Box from '@mui/material/Box';
import { type User, UserInput } from '@festlig/contracts/identity';
import { checkOwnPhone, withCountryCode } from '@festlig/domain/identity/check-own-phone';
import type { FormApi } from 'final-form';
import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../../../api/account';
import { schemaErrors, toFormErrors } from '../../../api/form-errors';
import { Afterwards } from '../../../components/form/Afterwards';
import { Block } from '../../../components/Block';
import { Form } from '../../../components/form/Form';
import { LanguageChoice } from '../../../components/form/LanguageChoice';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Switch } from '../../../components/form/Switch';
import { TextField } from '../../../components/form/TextField';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { rememberLanguage } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { inWords } from '../../../i18n/in-words';
import { noteSaved } from '../../../lib/saved-note';
import { accountOf, type AccountValues } from '../model';
import { PhoneState } from './PhoneState';

const Named = UserInput.pick({ name: true });

interface AccountFormProps {
  user: User;
  /** Loads a page anew, with everything on it (rule: language-reload). */
  load: (path: string) => void;
}

/** Name, phone, language and notices, saved together (rules: account-name, account-phone, mute-notices). */
export function AccountForm({ user, load }: AccountFormProps) {
  const { t } = useTranslation('account');
  const errorsT = useErrorsT();
  const shown = useLanguage();
  const toast = useToast();
  const [next, setNext] = useState<{ act: () => void }>();
  const [update] = useUpdateUserMutation();
  const [initial, setInitial] = useState(() => accountOf(user));
  const [phone, setPhone] = useState(user.phone);
  // The number can be changed in the dialog that verifies it.
  if (phone !== user.phone) {
    setPhone(user.phone);
    setInitial({ ...initial, phone: accountOf(user).phone });
  }
  const submit = async ({ phone = '', ...values }: AccountValues, form: FormApi<AccountValues>) => {
    try {
      const saved = accountOf(await update({ ...values, phone: withCountryCode(phone, shown) }).unwrap());
      // The server has tidied them.
      form.batch(() => {
        form.change('name', saved.name);
        form.change('phone', saved.phone);
      });
      setInitial(saved);
      if (saved.language !== initial.language) {
        rememberLanguage(saved.language);
        // Said again on the page that is loaded, in its language.
        noteSaved();
        setNext({ act: () => load(`/${saved.language}/account`) });
      }
    } catch (thrown) {
      return toFormErrors(thrown, ['name', 'phone']);
    }
    toast(t('saved'));
  };
  return (
    <Form<AccountValues>
      label={t('title')}
      initialValues={initial}
      validate={({ name = '', phone = '' }) => ({
        ...schemaErrors(Named, { name }, errorsT),
        ...inWords(checkOwnPhone(withCountryCode(phone, shown)), errorsT),
      })}
      onSubmit={submit}
      keepDirty
    >
      <Block title={t('you.title')}>
        <TextField
          name="name"
          label={t('you.name')}
          autoComplete="name"
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone.label')}
          helperText={t('phone.hint')}
          autoComplete="tel"
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <PhoneState user={user} />
      </Block>
      <Block title={t('language.title')} lead={t('language.lead')}>
        <LanguageChoice name="language" label={t('language.title')} />
      </Block>
      <Block title={t('notices.title')} lead={t('notices.lead', { email: user.email })}>
        <Switch name="muteRsvps" inverted label={t('notices.replies')} hint={t('notices.repliesHint')} />
        <Switch name="muteRsvpMessages" inverted label={t('notices.messages')} hint={t('notices.messagesHint')} />
        <Switch name="marketingConsent" label={t('notices.marketing')} hint={t('notices.marketingHint')} />
      </Block>
      <FormSpy<AccountValues> subscription={{ dirty: true, submitting: true }}>
        {({ dirty = false, submitting = false }) => (
          <>
            <LeaveGuard when={dirty && !submitting} />
            <Afterwards act={next?.act} />
            <Box sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' }, display: 'grid' }}>
              <SubmitButton>{t('save')}</SubmitButton>
            </Box>
          </>
        )}
      </FormSpy>
    </Form>
  );
}
