import { useNavigate } from 'react-router-dom';
import HelpDialog from '../features/help/components/HelpDialog';
import HomeRoute from '../features/home/routes/HomeRoute';
import { useLangPath } from '../i18n/use-language';

/** Help by its own address: over the front page, there being no page one is on. */
export default function HelpRoute() {
  const navigate = useNavigate();
  const langPath = useLangPath();
  return (
    <>
      <HomeRoute />
      <HelpDialog onClose={() => void navigate(langPath(''), { replace: true })} />
    </>
  );
}
