export default function NewPartyRoute() {
  return null;
}
