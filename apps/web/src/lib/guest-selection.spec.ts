import { MAX_PICKED } from '@festlig/contracts/contacts';
import { describe, expect, it } from '@jest/globals';
import { chosenCount, filterOf, type GuestSelection, NOBODY, selectionInput, selectionOf, selectionQuery } from './guest-selection'; // prettier-ignore

const again = (selection: GuestSelection) => selectionOf(new URLSearchParams(selectionQuery(selection).toString()));

describe('a selection of guests in an address (rule: contact-selection)', () => {
  it('is the same when it is read again', () => {
    const picked = { search: null, sids: ['AnneAnne', 'BoBoBoBo'] };
    const found = { search: 'dam', state: 'silent', tag: 'Bord 3 & 4', sids: ['AnneAnne'] } as const;
    expect(again(picked)).toEqual(picked);
    expect(again(found)).toEqual(found);
    expect(again({ search: '', sids: [] })).toEqual({ search: '', sids: [] });
    expect(again(NOBODY)).toEqual(NOBODY);
  });

  it('keeps to what the calls accept, whatever the address says', () => {
    expect(selectionOf(new URLSearchParams('chosen=<script>,AnneAnne,AnneAnne,'))).toEqual({
      search: null,
      sids: ['AnneAnne'],
    });
    expect(filterOf(new URLSearchParams('state=late&tag='))).toEqual({ search: '' });
    const many = Array.from({ length: MAX_PICKED + 5 }, (_, at) => `g${100_000 + at}`).join();
    expect(selectionOf(new URLSearchParams({ chosen: many })).sids).toHaveLength(MAX_PICKED);
  });

  it('is the input of calls, and counts the guests', () => {
    const found = { search: '', state: 'new', tag: 'Familie', sids: ['AnneAnne'] } as const;
    const named = { picked: [], search: '', except: ['AnneAnne'], guestState: 'new', tag: 'Familie' };
    expect(selectionInput(found)).toEqual(named);
    expect(selectionInput({ search: null, sids: ['AnneAnne'] })).toEqual({
      picked: ['AnneAnne'],
      search: null,
      except: [],
    });
    expect([chosenCount(found, 20), chosenCount(NOBODY, 20)]).toEqual([19, 0]);
  });
});
