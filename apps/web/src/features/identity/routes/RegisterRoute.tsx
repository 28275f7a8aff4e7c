import { Entry } from '../components/Entry';
import { RegisterForm } from '../components/RegisterForm';

/** /{lang}/register?return= */
export default function RegisterRoute() {
  return <Entry which="register" form={RegisterForm} />;
}
