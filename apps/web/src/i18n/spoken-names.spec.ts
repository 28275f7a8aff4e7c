import { expect, it } from '@jest/globals';
import daAccount from './da/account';
import daCohosts from './da/cohosts';
import daReplies from './da/replies';
import daSameGuests from './da/same-guests';
import daUnlisted from './da/unlisted';
import daWishlist from './da/wishlist';
import enAccount from './en/account';
import enCohosts from './en/cohosts';
import enReplies from './en/replies';
import enSameGuests from './en/same-guests';
import enUnlisted from './en/unlisted';
import enWishlist from './en/wishlist';

interface Nested {
  readonly [key: string]: string | Nested;
}

const da = [daAccount, daCohosts, daReplies, daSameGuests, daUnlisted, daWishlist];
const en = [enAccount, enCohosts, enReplies, enSameGuests, enUnlisted, enWishlist];

/** What a button is called for screen readers, by the key of its visible words: `skipOf` beside `skip`, `label` beside `go`. */
const ENDINGS = ['Of', 'For', 'Named', 'Label'];

/** Visible words with what is spoken in their place, of all plural forms. */
function pairsIn(texts: Nested): [seen: string, spoken: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text !== 'string') return pairsIn(text);
    const [name = '', plural] = key.split('_');
    const form = plural === undefined ? '' : `_${plural}`;
    const spoken =
      name === 'go'
        ? ['_one', '_other', ''].filter((each) => form === '' || each === form).map((each) => `label${each}`)
        : ENDINGS.map((ending) => `${name}${ending}${form}`);
    return spoken.flatMap((each) => (typeof texts[each] === 'string' ? [[text, texts[each]]] : []));
  });
}

it.each([
  ['Danish', da],
  ['English', en],
])(
  'a spoken name contains the visible words, so that voice control finds the button, in %s (rule: visible-words-spoken)',
  (_, all) => {
    const pairs = all.flatMap((texts) => pairsIn(texts));
    expect(pairs.length).toBeGreaterThan(15);
    const missing = pairs.filter(([seen, spoken]) => !spoken.toLowerCase().includes(seen.toLowerCase()));
    expect(missing).toEqual([]);
  },
);
