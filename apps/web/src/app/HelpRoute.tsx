import { useNavigate } from 'react-router-dom';
import HelpDialog from '../features/help/components/HelpDialog';
import HomeRoute from '../features/home/routes/HomeRoute';
import { useLangPath } from '../i18n/use-language';

/** Help at its own address: shown over the front page, because there is no current page. */
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
