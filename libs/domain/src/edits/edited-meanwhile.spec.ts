import { describe, expect, it } from '@jest/globals';
import { differing, editedMeanwhile } from './edited-meanwhile';

describe('editedMeanwhile and differing', () => {
  const edited = { version: 5, changedIn: { title: 5, date: 3 } };
  const edit = (basedOn: number | undefined, ...given: string[]) => ({ basedOn, given });

  it('report the given fields that were saved since, and no others', () => {
    expect(editedMeanwhile(edited, edit(3, 'title', 'date', 'body'), ['title', 'date', 'body'])).toEqual(['title']);
    expect(editedMeanwhile(edited, edit(5, 'title', 'date'), ['title', 'date'])).toEqual([]);
  });

  it('report no fields that keep their value or that only follow from others', () => {
    expect(editedMeanwhile(edited, edit(3, 'title'), [])).toEqual([]);
    expect(editedMeanwhile(edited, edit(3, 'date'), ['title'])).toEqual([]);
  });

  it('report all given fields when the edit is based on a version that never existed', () => {
    expect(editedMeanwhile(edited, edit(6, 'body', 'date'), [])).toEqual(['body', 'date']);
    expect(editedMeanwhile(edited, edit(6), [])).toEqual(['root']);
  });

  it('report no field when the edit names no version', () => {
    expect(editedMeanwhile(edited, edit(undefined, 'title'), ['title'])).toEqual([]);
  });

  it('return the fields that get another value', () => {
    const current = { title: 'A', place: { address: 'B' }, body: null as string | null };
    expect(differing(current, { title: 'A', place: { address: 'B' }, body: 'C' })).toEqual({ body: 'C' });
    expect(differing(current, { title: undefined, place: { address: 'D' } })).toEqual({ place: { address: 'D' } });
  });
});
