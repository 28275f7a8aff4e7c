import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ErrorText } from '../../../../components/ErrorText';
import { Notice } from '../../../../components/Notice';

/** Said over the gallery in place of the photo of the address: the same whether it is gone or not for everybody (rule: photo-link). */
export function MissingPhoto({ error }: { error: unknown }) {
  const { t } = useTranslation('gallery');
  const first = firstError(error);
  return (
    <Notice role="status" tone="warning" style={{ marginBottom: 16 }}>
      {first.code === 'not_found' || first.code === 'invalid' ? t('missing') : <ErrorText of={first} />}
    </Notice>
  );
}
