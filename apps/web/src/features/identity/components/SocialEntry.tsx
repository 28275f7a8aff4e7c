import type { SocialProviderName, User } from '@festlig/contracts/identity';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice';
import { SocialMark } from '../../../components/social/SocialMark';
import { PROVIDER_NAMES, useSocialProviders } from '../../../components/social/use-social-providers';
import { useSocialWindow } from '../../../components/social/use-social-window';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { SocialTerms } from './SocialTerms';

interface SocialEntryProps {
  type: 'login' | 'signup';
  /** False for a user who has to log in again, and must not get another account instead. */
  canSignUp?: boolean;
  /** Where a browser that opens no window comes back to. */
  backTo: string;
  onDone: (user: User) => void;
  /** Told whether a new account is offered in place of the form, which needs another heading. */
  onSigningUp?: (isSigningUp: boolean) => void;
  /** The form with e-mail and password. */
  children: ReactNode;
}

/**
 * Log-in or sign-up through a provider, above the form for e-mail and password. A sign-up asks only for the terms; a
 * log-in without an account offers one where `canSignUp` (rules: social-log-in, social-sign-up, social-not-found).
 */
export function SocialEntry({ type, canSignUp = true, backTo, onDone, onSigningUp, children }: SocialEntryProps) {
  const { t } = useTranslation('identity');
  const errorsT = useErrorsT();
  const providers = useSocialProviders();
  const [signingUp, setProvider] = useState<SocialProviderName | null>(null);
  const setSigningUp = (provider: SocialProviderName | null) => {
    setProvider(provider);
    onSigningUp?.(provider !== null);
  };
  const [refusal, setRefusal] = useState<{ code: string; provider: SocialProviderName } | null>(null);
  const open = useSocialWindow({
    backTo,
    onDone: (user) => user && onDone(user),
    onRefused: (code, wish) => {
      if (code === 'not_found' && canSignUp) setSigningUp(wish.provider);
      setRefusal({ code, provider: wish.provider });
    },
  });
  const press = (provider: SocialProviderName) => {
    setRefusal(null);
    if (type === 'signup') setSigningUp(provider);
    else open({ provider, type });
  };
  if (providers.length === 0) return children;
  const name = signingUp ? PROVIDER_NAMES[signingUp] : '';
  const isUnknown = refusal?.code === 'not_found';
  const problem = refusal && (
    <Notice role="alert" tone={isUnknown ? 'warning' : 'error'} style={{ marginBottom: 16 }}>
      {isUnknown
        ? t(canSignUp ? 'social.notFound' : 'social.notYours', { provider: PROVIDER_NAMES[refusal.provider] })
        : errorText({ code: refusal.code }, errorsT)}
    </Notice>
  );
  if (signingUp) {
    return (
      <>
        {problem}
        <SocialTerms
          provider={name}
          onAccept={(marketingConsent) => {
            setRefusal(null);
            open({ provider: signingUp, type: 'signup', marketingConsent });
          }}
          onCancel={() => {
            setSigningUp(null);
            setRefusal(null);
          }}
        />
      </>
    );
  }
  return (
    <>
      {problem}
      <Stack direction="row" spacing={1.25}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            size="large"
            fullWidth
            startIcon={<SocialMark provider={provider} />}
            aria-label={t('social.with', { provider: PROVIDER_NAMES[provider] })}
            onClick={() => press(provider)}
            sx={{ borderColor: 'divider', bgcolor: 'background.paper' }}
          >
            {/* Side by side, so that the form below with its button is on the screen of a laptop. */}
            {providers.length > 1 ? PROVIDER_NAMES[provider] : t('social.with', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
      </Stack>
      <Divider sx={{ my: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}>{t('social.or')}</Divider>
      {children}
    </>
  );
}
