export default function RepliesRoute() {
  return null;
}
