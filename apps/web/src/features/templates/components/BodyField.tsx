import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { TemplateType } from '@festlig/contracts/messaging';
import { hasPlaceholder } from '@festlig/domain/messaging/placeholders';
import { RichText } from '../../../components/editor/RichText';
import { useFieldError } from '../../../components/form/use-field-error';
import { useInserts } from '../use-inserts';

/** The mail's text, with buttons that insert placeholders. */
export function BodyField({ type }: { type: TemplateType }) {
  const { t } = useTranslation('invitations');
  const { input, meta } = useField<string>('email', { parse: (html: string) => html });
  const error = useFieldError(meta);
  const needsLink = type === 'invitation' && !hasPlaceholder(input.value, 'link');
  return (
    <RichText
      value={input.value}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      label={t('editor.body')}
      error={error}
      hint={t(needsLink ? 'editor.noLink' : 'editor.hint')}
      inserts={useInserts()}
    />
  );
}
