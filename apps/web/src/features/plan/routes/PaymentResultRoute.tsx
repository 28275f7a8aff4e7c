export default function PaymentResultRoute() {
  return null;
}
