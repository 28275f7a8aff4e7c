export default function VerifyEmailRoute() {
  return null;
}
