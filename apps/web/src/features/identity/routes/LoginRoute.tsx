import { Entry } from '../components/Entry';
import { LoginForm } from '../components/LoginForm';

/** /{lang}/login?return= */
export default function LoginRoute() {
  return <Entry which="login" form={LoginForm} />;
}
