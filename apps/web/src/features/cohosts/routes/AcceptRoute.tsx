import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePartyOfPage, usePartyRef } from '../../../api/party';
import { ErrorText } from '../../../components/ErrorText';
import { RowsSkeleton } from '../../../components/Loading';
import { useTitle } from '../../../components/use-title';
import type { CodedError } from '../../../lib/coded-error';
import { useAccept } from '../use-accept';

/** The answers to a link that was changed on its way. */
const MALFORMED = new Set(['invalid', 'not_found', 'bad_address']);
/** After these, another attempt would have the same result. */
const FINAL = new Set(['cohost_link_invalid', 'owner_cannot_accept', 'too_many_cohosted']);
const shown = (problem: CodedError | undefined): CodedError | undefined =>
  problem && MALFORMED.has(problem.code) ? { code: 'cohost_link_invalid' } : problem;

/** /{sid}/cohost/{id}/{secret}: becomes a co-host by itself, and says why when it does not (rules: cohost-acceptance, cohost-address). */
export default function AcceptRoute() {
  const { t } = useTranslation('cohosts');
  const { again, ...accepting } = useAccept();
  const problem = shown(accepting.problem);
  const { data: party } = usePartyOfPage();
  const partyRef = usePartyRef();
  useTitle(t('accept.title'));
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 6, sm: 10 }, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {party?.title ?? t('accept.title')}
      </Typography>
      {!problem && (
        <>
          <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
            {t('accept.working')}
          </Typography>
          <RowsSkeleton rows={2} />
        </>
      )}
      {problem?.code === 'needs_login' && (
        <>
          <Alert severity="info" sx={{ mt: 4, textAlign: 'start' }}>
            <AlertTitle>{t('accept.needsLogin')}</AlertTitle>
            {t('accept.needsLoginText')}
          </Alert>
          <Button variant="contained" size="large" onClick={again} sx={{ mt: 3 }}>
            {t('accept.logIn')}
          </Button>
        </>
      )}
      {problem && problem.code !== 'needs_login' && (
        <>
          <Alert
            severity={problem.code === 'owner_cannot_accept' ? 'info' : 'error'}
            sx={{ mt: 4, textAlign: 'start' }}
          >
            <AlertTitle>{t('accept.failed')}</AlertTitle>
            <ErrorText of={problem} />
          </Alert>
          {FINAL.has(problem.code) ? (
            <Button variant="outlined" component={Link} to={`/${partyRef}`} replace sx={{ mt: 3 }}>
              {t('accept.toParty')}
            </Button>
          ) : (
            <Button variant="contained" size="large" onClick={again} sx={{ mt: 3 }}>
              {t('accept.again')}
            </Button>
          )}
        </>
      )}
    </Container>
  );
}
