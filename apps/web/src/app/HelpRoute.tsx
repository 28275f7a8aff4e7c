import { useNavigate } from 'react-router-dom';
import HelpDialog from '../features/help/components/HelpDialog';
import { useLangPath } from '../i18n/use-language';
import { Component as StaticRoute } from './StaticRoute';

export { loader } from './StaticRoute';

/** Help at its own address: shown over the front page, because there is no current page. */
export function Component() {
  const navigate = useNavigate();
  const langPath = useLangPath();
  return (
    <>
      <StaticRoute />
      <HelpDialog onClose={() => void navigate(langPath(''), { replace: true })} />
    </>
  );
}
