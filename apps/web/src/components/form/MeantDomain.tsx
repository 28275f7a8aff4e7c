import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { meantDomain, withDomain } from '@festlig/domain/contacts/misspelt-domain';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { inColumn } from '../in-column';

interface MeantDomainProps {
  email: string;
  disabled?: boolean;
  /** With the address as it was meant. */
  onMend: (email: string) => void;
}

/** Asks whether a well-known domain was meant where it looks misspelt, and mends it with one press (rule: misspelt-domain). */
export function MeantDomain({ email, disabled = false, onMend }: MeantDomainProps) {
  const { t } = useTranslation('controls');
  const domain = meantDomain(email);
  return (
    // One element for every state, so that a screen reader announces the question.
    <Typography role="status" component="div" variant="body2" color="textSecondary">
      {domain !== null && (
        <>
          {t('meant.ask', { domain })}{' '}
          <Button size="small" sx={inColumn} disabled={disabled} onClick={() => onMend(withDomain(email, domain))}>
            {t('meant.mend')}
          </Button>
        </>
      )}
    </Typography>
  );
}

/** The question below a field of a Form, which has the focus again once it is mended. */
export function MeantDomainOf({ name, id = `field-${name}` }: { name: string; id?: string }) {
  const { input } = useField<string>(name);
  return (
    <MeantDomain
      email={input.value}
      onMend={(email) => {
        input.onChange(email);
        document.getElementById(id)?.focus();
      }}
    />
  );
}
