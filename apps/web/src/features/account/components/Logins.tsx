import type { SocialProviderName } from '@festlig/contracts/identity';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/api-error';
import { askToLogIn } from '../../../api/login-prompt';
import { Block } from '../../../components/Block';
import { useWaiting } from '../../../components/form/use-waiting';
import { Notice } from '../../../components/Notice';
import { SocialMark } from '../../../components/social/SocialMark';
import { PROVIDER_NAMES, useSocialProviders } from '../../../components/social/use-social-providers';
import { type SocialWish, useSocialWindow } from '../../../components/social/use-social-window';
import { useToast } from '../../../components/Toaster';
import { errorText, useErrorsT } from '../../../i18n/error-text';
import { useLangPath } from '../../../i18n/use-language';
import { useGetLoginsQuery, useUnlinkProviderMutation } from '../api';

/** The providers with which the user can log in: linked or not (rules: social-linking, social-unlink). */
export function Logins() {
  const { t } = useTranslation('account');
  const errorsT = useErrorsT();
  const langPath = useLangPath();
  const toast = useToast();
  const offered = useSocialProviders();
  const { data } = useGetLoginsQuery({});
  const [unlink, { isLoading }] = useUnlinkProviderMutation();
  const waits = useWaiting(isLoading);
  const [error, setError] = useState<string | null>(null);
  const refused = async (code: string, wish: SocialWish) => {
    // The log-in was too long ago: after another one the link is made.
    if (code === 'needs_login' && (await askToLogIn({ byHand: true }))) return open(wish);
    setError(code);
  };
  const open = useSocialWindow({
    backTo: langPath('/account'),
    onDone: () => toast(t('logins.linked')),
    onRefused: (code, wish) => void refused(code, wish),
  });
  const link = (provider: SocialProviderName) => {
    setError(null);
    open({ provider, type: 'link' });
  };
  const remove = async (provider: SocialProviderName) => {
    setError(null);
    try {
      await unlink({ provider }).unwrap();
      toast(t('logins.unlinked', { provider: PROVIDER_NAMES[provider] }));
    } catch (thrown) {
      setError(Object.values(asApiError(thrown).errors)[0]?.code ?? 'unexpected');
    }
  };
  const linked = data?.providers ?? [];
  const shown = (Object.keys(PROVIDER_NAMES) as SocialProviderName[]).filter(
    (provider) => offered.includes(provider) || linked.some((each) => each.provider === provider),
  );
  if (!data || shown.length === 0) return null;
  return (
    <Block title={t('logins.title')} lead={t(data.hasPassword ? 'logins.lead' : 'logins.noPassword')}>
      {error && (
        <Notice role="alert" tone="error">
          {errorText({ code: error }, errorsT)}
        </Notice>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((provider) => {
          const own = linked.find((each) => each.provider === provider);
          const name = PROVIDER_NAMES[provider];
          return (
            <Box
              key={provider}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, flexWrap: 'wrap' }}
            >
              <SocialMark provider={provider} />
              <Box sx={{ flex: 1, minWidth: 140 }}>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {own ? own.email || t('logins.isLinked') : t('logins.notLinked')}
                </Typography>
              </Box>
              {own ? (
                <Button
                  variant="outlined"
                  disabled={waits}
                  aria-label={t('logins.unlinkOf', { provider: name })}
                  onClick={() => void remove(provider)}
                >
                  {t('logins.unlink')}
                </Button>
              ) : (
                <Button
                  variant="outlined"
                  aria-label={t('logins.linkOf', { provider: name })}
                  onClick={() => link(provider)}
                >
                  {t('logins.link')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Block>
  );
}
