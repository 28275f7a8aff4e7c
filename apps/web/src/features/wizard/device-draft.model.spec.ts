import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aDraft } from '../../draft.fixture';
import {
  dropFromDevice,
  forgetDevice,
  keepOnDevice,
  lastDraftText,
  noteSaved,
  savedDraftId,
  watchDevice,
} from './device-draft.model';
import { lastDraftPicture } from './draft-picture.model';
import { lastDraftIn } from './party-draft.model';

const NOW = Date.parse('2069-01-01T12:00:00Z');
const WEEK = 7 * 24 * 3600 * 1000;
const [mine, other] = [
  { id: 'a'.repeat(32), draft: aDraft() },
  { id: 'b'.repeat(32), draft: aDraft({ title: 'Autumn party' }) },
];
const kept = (now = NOW) => lastDraftIn(lastDraftText(), now);
/** The text of a kept draft, with something in it changed. */
const changed = (changes: object) => JSON.stringify({ version: 1, keptAt: NOW, ...mine, ...changes });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the last draft of a device (rule: draft-party)', () => {
  it('is kept for a week, and not longer', () => {
    keepOnDevice(mine, NOW);
    expect(kept()).toEqual(mine);
    expect(kept(NOW + WEEK - 1)).toEqual(mine);
    expect(kept(NOW + WEEK)).toBeNull();
  });

  it('is the one that was changed last', () => {
    keepOnDevice(mine, NOW);
    keepOnDevice(other, NOW + 1);
    expect(kept()).toEqual(other);
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{"version":1'],
    ['a draft of another version', changed({ version: 2 })],
    ['a draft without an id', changed({ id: undefined })],
    ['a draft without its time', changed({ keptAt: 'today' })],
    ['a draft of no known occasion', changed({ draft: { ...aDraft(), type: 'rave' } })],
    ['a draft whose date is none', changed({ draft: { ...aDraft(), date: 'soon' } })],
    ['a draft without a title', changed({ draft: { ...aDraft(), title: undefined } })],
  ])('is not read from %s', (_, text) => {
    expect(lastDraftIn(text, NOW)).toBeNull();
  });

  it.each([
    ['whose title is being typed', { title: '' }],
    ['whose year has five digits', { date: '+020690-06-20T16:00:00.000Z' }],
    ['whose picture is in this browser', { heroImage: 'local:1' }],
  ])('is read when it is one %s', (_, changes) => {
    expect(lastDraftIn(changed({ draft: aDraft(changes) }), NOW)?.draft).toMatchObject(changes);
  });

  it('has the fields that an earlier version did not know', () => {
    const { endDate: _, programme: __, invitedBy: ___, ...before } = aDraft();
    expect(lastDraftIn(changed({ draft: before }), NOW)?.draft).toEqual(aDraft());
  });

  it('says which picture is its own', () => {
    expect(lastDraftPicture()).toBeNull();
    keepOnDevice(mine, NOW);
    expect(lastDraftPicture()).toBeNull();
    keepOnDevice({ ...mine, draft: aDraft({ heroImage: 'local:1' }) }, NOW);
    expect(lastDraftPicture()).toBe('local:1');
  });

  it.each(['{"version":1', '1', '"text"', '{"id":1,"draft":{"heroImage":{}}}', '{"draft":null}'])(
    'says nothing of itself when %s is stored in its place, and is not taken away by its id',
    (text) => {
      localStorage.setItem('festlig_last_draft', text);
      expect(lastDraftPicture()).toBeNull();
      dropFromDevice(mine.id);
      expect(lastDraftText()).toBe(text);
    },
  );

  it('is gone when it is discarded, and stays when another one is', () => {
    keepOnDevice(mine, NOW);
    dropFromDevice(other.id);
    expect(kept()).toEqual(mine);
    dropFromDevice(mine.id);
    expect(lastDraftText()).toBeNull();
  });

  it('is gone when it is saved, and is not kept again by a tab that still has it open', () => {
    keepOnDevice(mine, NOW);
    noteSaved(mine.id);
    keepOnDevice(mine, NOW);
    expect([lastDraftText(), savedDraftId()]).toEqual([null, mine.id]);
    keepOnDevice(other, NOW);
    expect(kept()).toEqual(other);
  });

  it('stays when another draft is saved', () => {
    keepOnDevice(mine, NOW);
    noteSaved(other.id);
    expect(kept()).toEqual(mine);
  });

  it('is forgotten with everything about drafts', () => {
    noteSaved(other.id);
    keepOnDevice(mine, NOW);
    forgetDevice();
    expect(localStorage).toHaveLength(0);
  });

  it('is told of, whichever tab changes it, until nobody listens', () => {
    const told = jest.fn();
    const end = watchDevice(told);
    keepOnDevice(mine, NOW);
    globalThis.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledTimes(2);
    end();
    forgetDevice();
    globalThis.dispatchEvent(new StorageEvent('storage'));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is not there where the browser forbids storage, and nothing fails', () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    keepOnDevice(mine, NOW);
    noteSaved(mine.id);
    forgetDevice();
    expect([lastDraftText(), savedDraftId()]).toEqual([null, null]);
  });
});
