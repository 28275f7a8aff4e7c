export default function PartiesRoute() {
  return null;
}
