import type { Party } from '@festlig/contracts/party';
import { useEffect, useMemo, useState } from 'react';
import { FormSpy, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { saveOrSettle } from '../../../api/edit-clash';
import { editErrors } from '../../../api/edit-errors';
import { useLazyGetPartyQuery, usePartyRef } from '../../../api/party';
import { openWrongRows } from '../../../components/Block';
import { BlockGroup } from '../../../components/BlockGroup';
import { ClashDialog } from '../../../components/ClashDialog';
import { Afterwards } from '../../../components/form/Afterwards';
import { Form } from '../../../components/form/Form';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { ShareBlock } from '../../../components/share/ShareBlock';
import { useToast } from '../../../components/Toaster';
import { useErrorsT } from '../../../i18n/error-text';
import { useUpdateSettingsMutation } from '../../../api/settings';
import { noteSaved } from '../../../lib/saved-note';
import { changesSince, type SettingsChange, settingsErrors, settingsOf, type SettingsValues } from '../model';
import type { SettingsBlock } from '../blocks.model';
import { useAskAddress } from '../use-ask-address';
import { useSettle } from '../use-settle';
import { AddressBlock } from './AddressBlock';
import { FieldsBlock } from './FieldsBlock';
import { LanguageBlock } from './LanguageBlock';
import { LinksBlock } from './LinksBlock';
import { PhotosBlock } from './PhotosBlock';
import { ReplyBlock } from './ReplyBlock';
import { SaveBar } from './SaveBar';
import { SenderBlock } from './SenderBlock';
import { VisibilityBlock } from './VisibilityBlock';

interface SettingsFormProps {
  party: Party;
  /** Whether a subject is on the page, with its fields. */
  has: (block: SettingsBlock) => boolean;
  /** Loads the page anew (rule: language-reload). */
  reload: () => void;
  /** Told whether guests can reply as the form has it, saved or not. */
  onReplies: (enabled: boolean) => void;
}

/** All settings in one form: they are saved together, or not at all. */
export function SettingsForm({ party, has, reload, onReplies }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  const errorsT = useErrorsT();
  const toast = useToast();
  const navigate = useNavigate();
  const partyRef = usePartyRef();
  const [update] = useUpdateSettingsMutation();
  const [read] = useLazyGetPartyQuery();
  const { asked, settle } = useSettle();
  const { ask, dialog } = useAskAddress();
  // The settings as the form began, until they are saved: the party may be fetched again while the host is typing.
  const [base, setBase] = useState(party);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const [next, setNext] = useState<{ act: () => void }>();
  const initial = useMemo(() => settingsOf(base), [base]);

  /** What follows a save: the page in another language, or at another address. */
  const afterwards = (saved: Party): (() => void) | undefined => {
    if (saved.language !== base.language) return reload;
    const address = saved.slug ?? saved.sid;
    const isMoved = saved.slug !== base.slug && partyRef !== address;
    return isMoved ? () => void navigate(`/${address}/settings`, { replace: true }) : undefined;
  };

  const submit = async (values: SettingsValues) => {
    if (isAddressOpen) return;
    const change = changesSince(initial, values, party);
    if (base.slug && change.slug !== undefined && !(await ask(base.slug, change.slug ?? ''))) return;
    try {
      const saved = await saveOrSettle<SettingsChange, Party>({
        base,
        change,
        write: (change, ifMatch) => update({ partyId: party.id, ...change, ifMatch }).unwrap(),
        read: () => read({ partyId: party.id }).unwrap(),
        settle,
      });
      const act = afterwards(saved);
      setBase(saved);
      setNext(act && { act });
      // Said again on the page that is loaded anew.
      if (act === reload) noteSaved();
      toast(t('saved'));
    } catch (thrown) {
      return editErrors(thrown);
    }
  };
  const checked = { party, initial, linkTwice: t('links.twice') };
  return (
    <Form<SettingsValues>
      label={t('title')}
      initialValues={initial}
      validate={(values) => settingsErrors(values, { ...checked, now: new Date() }, errorsT)}
      onSubmit={submit}
    >
      <FormSpy<SettingsValues> subscription={{ dirty: true }}>
        {({ dirty }) => <LeaveGuard when={dirty ?? false} />}
      </FormSpy>
      <FormSpy<SettingsValues>
        subscription={{ values: true }}
        onChange={({ values }) => values && onReplies(values.rsvpEnabled)}
      />
      <BlockGroup title={t('groups.invitation')}>
        <ShareBlock party={party} />
        {has('address') && <AddressBlock party={party} onBlocked={setIsAddressOpen} />}
        <LanguageBlock />
        <VisibilityBlock />
        <LinksBlock />
      </BlockGroup>
      <BlockGroup title={t('groups.guests')}>
        <ReplyBlock />
        {has('fields') && <FieldsBlock />}
        {has('photos') && <PhotosBlock party={party} />}
        {has('sender') && <SenderBlock />}
      </BlockGroup>
      <WrongRows />
      <SaveBar isWaiting={isAddressOpen} />
      <Afterwards act={next?.act} />
      {dialog}
      {asked && <ClashDialog fields={asked.fields} onChoose={asked.answer} />}
    </Form>
  );
}

/** After a save that was refused, the fields with errors are in sight. */
function WrongRows() {
  const { submitFailed } = useFormState({
    subscription: { submitFailed: true, submitErrors: true, errors: true },
  });
  useEffect(() => {
    if (submitFailed) openWrongRows();
    // After each drawing: an error can come later than the refusal.
  });
  return null;
}
