import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { toFormErrors } from '../../../api/form-errors';
import { Form } from '../../../components/form/Form';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { useUpdateSettingsMutation } from '../api';
import { changesSince, settingsErrors, settingsOf, type SettingsValues } from '../model';
import { LanguageBlock } from './LanguageBlock';
import { ReplyBlock } from './ReplyBlock';
import { SaveBar } from './SaveBar';

/** All settings in one form: saved together, or not at all. */
export function SettingsForm({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const toast = useToast();
  const [update] = useUpdateSettingsMutation();
  // What the form began with, until it is saved: the party may be fetched again while the host is typing.
  const [initial, setInitial] = useState(() => settingsOf(party));
  const submit = async (values: SettingsValues) => {
    try {
      setInitial(settingsOf(await update({ partyId: party.id, ...changesSince(initial, values) }).unwrap()));
      toast(t('saved'));
    } catch (thrown) {
      return toFormErrors(asApiError(thrown), errorsT);
    }
  };
  return (
    <Form<SettingsValues>
      label={t('title')}
      initialValues={initial}
      validate={(values) => settingsErrors(values, party, errorsT, t('reply.isLate'))}
      onSubmit={submit}
    >
      <FormSpy<SettingsValues> subscription={{ dirty: true }}>
        {({ dirty }) => <LeaveGuard when={dirty ?? false} />}
      </FormSpy>
      <ReplyBlock />
      <LanguageBlock />
      <SaveBar />
    </Form>
  );
}
