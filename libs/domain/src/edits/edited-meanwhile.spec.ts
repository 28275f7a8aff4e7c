import { describe, expect, it } from '@jest/globals';
import { differing, editedMeanwhile } from './edited-meanwhile';

describe('an edit of what others edit too', () => {
  const edited = { version: 5, changedIn: { title: 5, date: 3 } };
  const edit = (basedOn: number | undefined, ...given: string[]) => ({ basedOn, given });

  it('clashes on the given fields that were saved since, and on no other', () => {
    expect(editedMeanwhile(edited, edit(3, 'title', 'date', 'body'), ['title', 'date', 'body'])).toEqual(['title']);
    expect(editedMeanwhile(edited, edit(5, 'title', 'date'), ['title', 'date'])).toEqual([]);
  });

  it('does not clash on fields that stay as they are, or that only follow from others', () => {
    expect(editedMeanwhile(edited, edit(3, 'title'), [])).toEqual([]);
    expect(editedMeanwhile(edited, edit(3, 'date'), ['title'])).toEqual([]);
  });

  it('clashes on all it gives where there has never been the version that it is based on', () => {
    expect(editedMeanwhile(edited, edit(6, 'body', 'date'), [])).toEqual(['body', 'date']);
    expect(editedMeanwhile(edited, edit(6), [])).toEqual(['root']);
  });

  it('without a version clashes on nothing', () => {
    expect(editedMeanwhile(edited, edit(undefined, 'title'), ['title'])).toEqual([]);
  });

  it('changes what gets another value', () => {
    const current = { title: 'A', place: { address: 'B' }, body: null as string | null };
    expect(differing(current, { title: 'A', place: { address: 'B' }, body: 'C' })).toEqual({ body: 'C' });
    expect(differing(current, { title: undefined, place: { address: 'D' } })).toEqual({ place: { address: 'D' } });
  });
});
