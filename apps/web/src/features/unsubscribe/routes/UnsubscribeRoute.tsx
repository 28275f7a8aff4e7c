export default function UnsubscribeRoute() {
  return null;
}
