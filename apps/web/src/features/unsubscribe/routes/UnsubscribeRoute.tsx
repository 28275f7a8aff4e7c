import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { CallButton } from '../../../components/form/CallButton';
import { asApiError, firstError } from '../../../api/api-error';
import { ErrorState } from '../../../components/ErrorState';
import { ErrorText } from '../../../components/ErrorText';
import { PageSkeleton } from '../../../components/Loading';
import { useTitle } from '../../../components/Page';
import { useHelpLink } from '../../../components/use-help-link';
import type { CodedError } from '../../../lib/coded-error';
import { useGetSubscriptionQuery, useResubscribeMutation, useUnsubscribeMutation } from '../api';

/** Stops and restarts invitations to the address or number in a signed link. Opening the page changes nothing. */
export default function UnsubscribeRoute() {
  const { t } = useTranslation('unsubscribe');
  const { hash = '', signature = '' } = useParams();
  const { data, error, refetch } = useGetSubscriptionQuery({ hash, signature });
  const [unsubscribe, leaving] = useUnsubscribeMutation();
  const [resubscribe, returning] = useResubscribeMutation();
  const [changed, setChanged] = useState<boolean>();
  const [problem, setProblem] = useState<CodedError>();
  const heading = useRef<HTMLHeadingElement>(null);
  const help = useHelpLink();
  const channel = data?.channel ?? 'mail';
  useTitle(t(`${channel}.title`));
  useEffect(() => {
    if (changed !== undefined) heading.current?.focus();
  }, [changed]);

  if (error && !data) {
    if (asApiError(error).status === 404) {
      return (
        <Message title={t('badLink.title')} text={t('badLink.text')}>
          <Button component={Link} {...help} variant="outlined" size="large">
            {t('badLink.help')}
          </Button>
        </Message>
      );
    }
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSkeleton />;
  const subscribed = changed ?? data.subscribed;
  const toggle = async () => {
    setProblem(undefined);
    try {
      setChanged((await (subscribed ? unsubscribe : resubscribe)({ hash, signature }).unwrap()).subscribed);
    } catch (thrown) {
      setProblem(firstError(thrown));
    }
  };
  const state = changed === true ? 'again' : subscribed ? 'subscribed' : 'unsubscribed';
  return (
    <Message ref={heading} title={t(`${channel}.${state}.title`)} text={t(`${channel}.${state}.text`)}>
      {problem && (
        <Alert severity="error" sx={{ mb: 3 }}>
          <ErrorText of={problem} />
        </Alert>
      )}
      <CallButton
        size="large"
        variant={state === 'subscribed' ? 'contained' : 'outlined'}
        running={leaving.isLoading || returning.isLoading}
        onClick={() => void toggle()}
      >
        {t(`${channel}.${state}.action`)}
      </CallButton>
    </Message>
  );
}

interface MessageProps {
  title: string;
  text: string;
  ref?: React.Ref<HTMLHeadingElement>;
  children?: React.ReactNode;
}

function Message({ title, text, ref, children }: MessageProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, sm: 14 }, textAlign: 'center' }}>
      <Typography variant="h1" ref={ref ?? null} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 2, mb: 4 }}>
        {text}
      </Typography>
      <Box>{children}</Box>
    </Container>
  );
}
