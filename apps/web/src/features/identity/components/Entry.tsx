import Link from '@mui/material/Link';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageSkeleton } from '../../../components/Loading';
import { useLangPath } from '../../../i18n/use-language';
import { useReturn } from '../use-return';
import { EntryCard } from './EntryCard';
import { SocialEntry } from './SocialEntry';

const OTHER = { login: 'register', register: 'login' } as const;

interface EntryProps {
  which: keyof typeof OTHER;
  form: ComponentType<{ onDone: () => void }>;
}

/** Log-in or sign-up, with a link to the other; after it the visitor goes back to where they came from. */
export function Entry({ which, form: Form }: EntryProps) {
  const { t } = useTranslation('identity');
  const langPath = useLangPath();
  const back = useReturn();
  const [isSigningUp, setSigningUp] = useState(false);
  const shown = isSigningUp ? 'register' : which;
  if (back.isLoggedIn) return <PageSkeleton />;
  return (
    <EntryCard
      title={t(`${shown}.title`)}
      lead={back.to.includes('/new/') ? t('draftKept') : t(`${shown}.lead`)}
      footer={
        shown === which && (
          <>
            {t(`${which}.other`)}{' '}
            <Link component={RouterLink} to={langPath(`/${OTHER[which]}`) + back.query}>
              {t(`${which}.toOther`)}
            </Link>
          </>
        )
      }
    >
      <SocialEntry
        type={which === 'login' ? 'login' : 'signup'}
        backTo={back.to}
        onDone={back.go}
        onSigningUp={setSigningUp}
      >
        <Form onDone={back.go} />
      </SocialEntry>
    </EntryCard>
  );
}
