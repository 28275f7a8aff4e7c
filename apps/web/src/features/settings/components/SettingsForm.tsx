import type { Party } from '@festlig/contracts/party';
import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { clashingFields, saveOrSettle } from '../../../api/edit-clash';
import { toFormErrors } from '../../../api/form-errors';
import { useLazyGetPartyQuery } from '../../../api/party';
import { ClashDialog } from '../../../components/ClashDialog';
import { Form } from '../../../components/form/Form';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { useUpdateSettingsMutation } from '../api';
import { changesSince, type SettingsChange, settingsErrors, settingsOf, type SettingsValues } from '../model';
import { useSettle } from '../use-settle';
import { LanguageBlock } from './LanguageBlock';
import { ReplyBlock } from './ReplyBlock';
import { SaveBar } from './SaveBar';

/** All settings in one form: they are saved together, or not at all. */
export function SettingsForm({ party }: { party: Party }) {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const toast = useToast();
  const [update] = useUpdateSettingsMutation();
  const [read] = useLazyGetPartyQuery();
  const { asked, settle } = useSettle();
  // The settings as the form began, until they are saved: the party may be fetched again while the host is typing.
  const [base, setBase] = useState(party);
  const initial = useMemo(() => settingsOf(base), [base]);
  const submit = async (values: SettingsValues) => {
    try {
      const saved = await saveOrSettle<SettingsChange, Party>({
        base,
        change: changesSince(initial, values, party),
        write: (change, ifMatch) => update({ partyId: party.id, ...change, ifMatch }).unwrap(),
        read: () => read({ partyId: party.id }).unwrap(),
        settle,
      });
      setBase(saved);
      toast(t('saved'));
    } catch (thrown) {
      if (clashingFields(thrown).length > 0) return { [FORM_ERROR]: [{ code: 'edited_meanwhile' }] };
      return toFormErrors(thrown);
    }
  };
  return (
    <Form<SettingsValues>
      label={t('title')}
      initialValues={initial}
      validate={(values) => settingsErrors(values, party, errorsT)}
      onSubmit={submit}
    >
      <FormSpy<SettingsValues> subscription={{ dirty: true }}>
        {({ dirty }) => <LeaveGuard when={dirty ?? false} />}
      </FormSpy>
      <ReplyBlock />
      <LanguageBlock />
      <SaveBar />
      {asked && <ClashDialog fields={asked.fields} onChoose={asked.answer} />}
    </Form>
  );
}
