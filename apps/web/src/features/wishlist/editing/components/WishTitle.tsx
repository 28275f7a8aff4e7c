import { typedAddress } from '@festlig/domain/party/check-settings';
import { wishLinkProblem } from '@festlig/domain/party/check-wish';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/form/TextField';
import type { useLink } from '../use-link';
import type { WishValues } from '../wish-form.model';

/** A text that is the address of a page and nothing else. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** The title of a wish. A link that is pasted here is that of the wish, whose page is looked up (rule: wish-metadata). */
export function WishTitle({ link }: { link: ReturnType<typeof useLink> }) {
  const { t } = useTranslation('wish-editor');
  const form = useForm<WishValues>();
  return (
    <TextField
      name="title"
      label={t('form.title')}
      required
      slotProps={{ htmlInput: { maxLength: 120 } }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim();
        const address = typedAddress(pasted);
        if (!ADDRESS.test(pasted) || wishLinkProblem(address) || form.getState().values.link) return;
        event.preventDefault();
        form.change('link', address);
        link.look(address);
      }}
    />
  );
}
