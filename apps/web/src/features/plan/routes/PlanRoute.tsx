export default function PlanRoute() {
  return null;
}
