import { describe, expect, it } from '@jest/globals';
import type { AudienceMember } from '@festlig/contracts/contacts';
import { getsNothing, isLeftOut, orderChunk, reaches, withinMails, withTextsTo } from './chunk-order';

const person = (name: string, mail: AudienceMember['mail'], text: AudienceMember['text']): AudienceMember => ({
  id: name,
  sid: name,
  name,
  email: null,
  phone: null,
  mail,
  text,
});
const people = [
  person('text', 'none', 'text'),
  person('both', 'mail', 'text'),
  person('mail', 'mail', 'none'),
  person('gone', 'unsubscribed', 'stopped'),
  person('half', 'unsubscribed', 'text'),
  person('quiet', 'mail', 'stopped'),
];
const namesOf = (list: readonly AudienceMember[]) => list.map(({ name }) => name);

describe('who of those who want texts gets one', () => {
  const textedOf = (textsTo?: 'all' | 'unmailed') =>
    namesOf(withTextsTo(people, textsTo).filter(({ text }) => text === 'text'));

  it('are all of them, also in a send of an earlier version, or those whom no mail reaches', () => {
    expect(textedOf('all')).toEqual(['text', 'both', 'half']);
    expect(textedOf()).toEqual(['text', 'both', 'half']);
    expect(textedOf('unmailed')).toEqual(['text', 'half']);
    expect(withTextsTo(people, 'unmailed').map(({ mail }) => mail)).toEqual(people.map(({ mail }) => mail));
  });
});

describe('the order of a chunk', () => {
  it('puts mails first, texts last and those who get both between them', () => {
    const { entries, others, mails, textsFrom, unpaid } = orderChunk(people, 10);
    expect(namesOf(entries.slice(0, mails))).toEqual(['mail', 'quiet', 'both']);
    expect(namesOf(entries.slice(textsFrom))).toEqual(['both', 'text', 'half']);
    expect(namesOf(others)).toEqual(['gone']);
    expect(unpaid).toEqual([]);
  });

  it('gives texts to the first of the list, and names those for whom none is left', () => {
    const { entries, others, mails, textsFrom, unpaid } = orderChunk(people, 1);
    expect(namesOf(entries.slice(0, mails))).toEqual(['both', 'mail', 'quiet']);
    expect(namesOf(entries.slice(textsFrom))).toEqual(['text']);
    expect(namesOf(others)).toEqual(['gone', 'half']);
    expect(unpaid.map((index) => [...entries, ...others][index]?.name)).toEqual(['both', 'half']);
  });

  it('has those last who get nothing, and not who has unsubscribed among them', () => {
    const silent = [person('none', 'none', 'none'), person('stopped', 'none', 'stopped'), ...people];
    expect(namesOf(orderChunk(silent, 1).others)).toEqual(['gone', 'half', 'none', 'stopped']);
    expect(namesOf(silent.filter(getsNothing))).toEqual(['none', 'stopped']);
    const { entries, others, unpaid } = orderChunk(silent, 1);
    expect(unpaid.map((index) => [...entries, ...others][index]?.name)).toEqual(['both', 'half']);
  });

  it('has those last of them whom a text would reach in a send without texts, and only whom no mail reaches (rule: send-result)', () => {
    const byText = (name: string, mail: AudienceMember['mail']) => ({ ...person(name, mail, 'none'), byText: true });
    const silent = [byText('phone', 'none'), person('none', 'none', 'none'), byText('gone', 'unsubscribed')];
    expect(namesOf(orderChunk(silent, 0).others)).toEqual(['gone', 'none', 'phone']);
    expect(namesOf(silent.filter(isLeftOut))).toEqual(['phone']);
    expect(people.filter(isLeftOut)).toEqual([]);
  });

  it('has no texts when none are left', () => {
    expect(orderChunk(people, 0)).toMatchObject({ mails: 3, textsFrom: 3, unpaid: [0, 3, 5] });
    expect(orderChunk(people, -5).entries).toHaveLength(3);
  });
});

it('ends the list of a send without texts before the first mail that the day has no room for', () => {
  expect(namesOf(withinMails(people, 2, false))).toEqual(['text', 'both', 'mail', 'gone', 'half']);
  expect(withinMails(people, 3, false)).toEqual(people);
  expect(namesOf(withinMails(people, 0, false))).toEqual(['text']);
});

it('keeps the texts of guests for whose mails the day has no room, and leaves out who waits for a mail only', () => {
  const kept = withinMails(people, 0, true);
  expect(namesOf(kept)).toEqual(['text', 'both', 'gone', 'half']);
  expect(kept.map(({ mail }) => mail)).toEqual(['none', 'none', 'unsubscribed', 'unsubscribed']);
  expect(orderChunk(kept, 10)).toMatchObject({ mails: 0, textsFrom: 0 });
  expect(withinMails(people, 2, true)).toEqual(people.slice(0, 5));
  expect(withinMails(people, 3, true)).toEqual(people);
});

it('reaches somebody by mail or by text', () =>
  expect(namesOf(people.filter(reaches))).toEqual(['text', 'both', 'mail', 'half', 'quiet']));
