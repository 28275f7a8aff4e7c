export default function WizardRoute() {
  return null;
}
