import type { Party } from '@festlig/contracts/party';

export default function GuestReply(_: { party: Party }) {
  return null;
}
