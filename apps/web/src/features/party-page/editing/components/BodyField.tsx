import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../components/editor/RichText';
import { useFieldError } from '../../../../components/form/use-field-error';

/** The host's text in its place on the page, with formatting and links, and with pictures once the party is saved. */
export function BodyField({ autoFocus, picturesOf }: { autoFocus: boolean; picturesOf?: string | undefined }) {
  const { t } = useTranslation('page-editor');
  const { input, meta } = useField<string>('body');
  const error = useFieldError(meta);
  return (
    <RichText
      value={input.value}
      onChange={input.onChange}
      onFocus={() => input.onFocus()}
      onBlur={() => input.onBlur()}
      label={t('body')}
      hideLabel
      placeholder={t('bodyPlaceholder')}
      error={error}
      hint={picturesOf === undefined ? t('own.inTextLater') : undefined}
      autoFocus={autoFocus}
      picturesOf={picturesOf}
    />
  );
}
