import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHelpLink } from '../../../components/use-help-link';
import { useGetSupportQuery } from '../api';

/** The operator's address, or the help form while the address is not known. */
export function WriteToUs() {
  const { t } = useTranslation('legal');
  const help = useHelpLink();
  const { data } = useGetSupportQuery({});
  if (!data)
    return <Trans t={t} i18nKey="write.form" components={{ help: <Link component={RouterLink} {...help} /> }} />;
  return (
    <Trans
      t={t}
      i18nKey="write.mail"
      values={data}
      components={{ mail: <Link href={`mailto:${data.email}`} />, help: <Link component={RouterLink} {...help} /> }}
    />
  );
}
