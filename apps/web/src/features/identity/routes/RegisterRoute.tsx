export default function RegisterRoute() {
  return null;
}
