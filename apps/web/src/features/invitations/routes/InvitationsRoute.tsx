export default function InvitationsRoute() {
  return null;
}
