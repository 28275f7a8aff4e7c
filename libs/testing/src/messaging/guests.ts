import { type AudienceMember, contacts, type Recipient } from '@festlig/contracts/contacts';
import type { AnsweringRpc } from '../service';

const hex = (number: number) => number.toString(16).padStart(24, '0');
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sidOf = (number: number) =>
  Array.from({ length: 8 }, (_, place) => BASE58[Math.floor(number / 58 ** place) % 58]).join('');

/** `count` people with one address each, by contact id. */
export const guests = (count: number): Recipient[] =>
  Array.from({ length: count }, (_, index) => ({
    id: hex(index + 1),
    sid: sidOf(index),
    name: `Gæst ${index}`,
    email: `guest${index}@post.example`,
  }));

/** A page of an audience: these get a mail, or would if they had not unsubscribed. */
export function mailed(recipients: readonly Recipient[], unsubscribed: readonly Recipient[] = []): AudienceMember[] {
  const as = (list: readonly Recipient[], mail: AudienceMember['mail']) =>
    list.map((guest): AudienceMember => ({ ...guest, phone: null, mail, text: 'none' }));
  return [...as(recipients, 'mail'), ...as(unsubscribed, 'unsubscribed')];
}

/**
 * Simulates the contacts service: everybody on the list is in every audience. Returns how many pages were requested.
 */
export function answerWithGuests(rpc: AnsweringRpc, list: readonly Recipient[]): { pages: number } {
  const asked = { pages: 0 };
  rpc.answer(contacts.calls.countAudience, () => ({
    contacts: list.length,
    mail: list.length,
    unsubscribed: 0,
    ids: null,
  }));
  rpc.answer(contacts.calls.listAudience, ({ after, limit }) => {
    asked.pages++;
    const left = list.filter(({ id }) => after === null || id > after);
    const recipients = left.slice(0, limit);
    return { people: mailed(recipients), next: left.length > limit ? (recipients.at(-1)?.id ?? null) : null };
  });
  rpc.answer(contacts.calls.listUnsubscribed, () => ({ emails: [] }));
  return asked;
}

/** `count` people who get texts, and mails too with `mail`. */
export const texted = (count: number, mail: AudienceMember['mail'] = 'none'): AudienceMember[] =>
  guests(count).map((guest, index) => ({ ...guest, phone: `+45${20_000_000 + index}`, mail, text: 'text' }));

/** Simulates the contacts service with people who get mails, texts or both. Numbers in `stopped` unsubscribe later. */
export function answerWithPeople(rpc: AnsweringRpc, list: readonly AudienceMember[]): { stopped: Set<string> } {
  const stopped = new Set<string>();
  const having = (text: AudienceMember['text']) => list.filter((person) => person.text === text).length;
  rpc.answer(contacts.calls.countAudience, () => ({
    contacts: list.length,
    mail: list.filter(({ mail }) => mail === 'mail').length,
    unsubscribed: list.filter(({ mail }) => mail === 'unsubscribed').length,
    text: having('text'),
    textUnmailed: list.filter(({ mail, text }) => mail !== 'mail' && text === 'text').length,
    textUnsubscribed: having('stopped'),
    abroad: having('abroad'),
    ids: null,
  }));
  rpc.answer(contacts.calls.listAudience, ({ after, limit, texts }) => {
    const left = list.filter(({ id }) => after === null || id > after);
    const page = left.slice(0, limit);
    const people = page.map((person): AudienceMember =>
      texts ? person : { ...person, text: 'none', byText: person.mail === 'none' && person.text === 'text' },
    );
    return { people, next: left.length > limit ? (page.at(-1)?.id ?? null) : null };
  });
  rpc.answer(contacts.calls.listUnsubscribed, ({ phones }) => ({
    emails: [],
    phones: phones.filter((phone) => stopped.has(phone)),
  }));
  return { stopped };
}
