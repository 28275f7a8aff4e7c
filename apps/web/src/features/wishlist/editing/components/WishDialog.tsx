import type { Wish } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editErrors } from '../../../../api/edit-errors';
import { ClashDialog } from '../../../../components/ClashDialog';
import { Form } from '../../../../components/form/Form';
import { FormDialog } from '../../../../components/FormDialog';
import { useErrorsT } from '../../../../i18n/error-text';
import { inWords } from '../../../../i18n/in-words';
import { useSaveWish } from '../use-save-wish';
import { wishChange, wishProblems, wishValues, type WishValues } from '../wish-form.model';
import { WishFields } from './WishFields';

interface WishDialogProps {
  partyId: string;
  /** The wish to edit; without one, a new wish is added. */
  wish?: Wish;
  onClose: () => void;
}

/** Adds or edits a wish. */
export function WishDialog({ partyId, wish, onClose }: WishDialogProps) {
  const { t } = useTranslation('wish-editor');
  const errorsT = useErrorsT();
  const { asked, add, change } = useSaveWish(partyId);
  // The wish as the form began: the list may be read again while the host is typing.
  const [base] = useState(wish);
  const [initial] = useState(() => wishValues(wish));
  const texts = { 'link.link_invalid': t('form.linkInvalid'), 'wanted.invalid': t('form.wantedInvalid') };
  const submit = async (values: WishValues) => {
    try {
      if (base) await change(base, wishChange(initial, values));
      else await add(values);
    } catch (thrown) {
      return editErrors(thrown, ['title', 'link', 'price', 'details', 'wanted']);
    }
    return onClose();
  };
  return (
    <FormDialog title={t(base ? 'form.editTitle' : 'form.addTitle')} onClose={onClose}>
      <Form<WishValues>
        initialValues={initial}
        validate={(values) => inWords(wishProblems(values), errorsT, texts)}
        onSubmit={submit}
      >
        <WishFields partyId={partyId} initial={initial} onCancel={onClose} />
      </Form>
      {asked && <ClashDialog fields={asked.fields} onChoose={asked.answer} />}
    </FormDialog>
  );
}
