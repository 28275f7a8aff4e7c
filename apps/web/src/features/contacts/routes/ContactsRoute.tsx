export default function ContactsRoute() {
  return null;
}
