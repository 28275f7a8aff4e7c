import { unmarkedLetters } from '../define';

/**
 * Letters and signs that look like a Latin letter: those of other scripts (Unicode Technical Standard 39,
 * confusables.txt), and Latin ones with a stroke or hook or as small capitals. Where only the small or only the capital
 * letter looks like it, that one is meant. I, i and l look like each other, and so do g and q.
 */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: '@ɐɑαаᎪᗅᴀᶏ⍺ⱥꓮ𐊠𖽀',
  b: 'ƀƃƄɓʙΒЬвᏏᏴᑲᖯᗷᵬᶀꓐꞗꞴ𐊂𐊡𐌁',
  c: '¢ƈȼɕΣςсᴄↄⲥꓚꜿꞓꞔꮯ𐊢𐌂𐐽𐔜𑣩𑣲🝌',
  d: 'ðđƌȡɖɗԁᎠᏧᑯᗞᗪᴅᵭᶁᶑꓒꓓꝺꟈ',
  e: 'ǝɇɘəɛΕезэєҽᎬᴇᶒᶓ€℮⋿ⱸⴹꓰꬲꬴ𐊆𑢦𑢮',
  f: 'ƒʄϝГфғքᏐᖴᵮᶂẝ₣ꓝꜰꝼꞙꬵ𐊇𐊥𐔥𑣂𝈓',
  g: 'ƍǥɠɡɢԌցᏀᏳᵷᵹᶃꓖꞡꬶqɋʠԛգզⵕꝗꝙꞯ',
  h: 'ħɥɦʜʮʯΗнһհᎻᏂᕼⱨⲎꓧꞕ𐋏',
  j: 'ɉʝϳјᎫᒍᴊꓙ',
  k: 'ƙʞκкᏦᛕᴋᶄⱪⲔꓗꝁꝃꝅꞣ𐔘',
  l: 'ıłƚǀȴɨɩɪɫɬɭʟιіӏ۱Ꮮᒪᛁᴉᶅᶖ∣⍳⏽│ⱡⲒⳐⵏꓡꓲꙇꝉꞁꞎꬷꬸꬹꭵ𐊊𐌉𐌠𐐛𐔦𑢲𑣃𖼖𖼨𝈪',
  m: 'ƜɰɱΜϺмᎷᗰᛖᴍᵯᶆⲘꓟꬺ𐊰𐌑',
  n: 'ƞȵɲɳɴΝηпոռᵰᶇⲚꓠꞑꞥꬻ𐔓',
  o: 'øƟɔοσоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑᶗⱺⲟⵔ〇ꓳꝋꝍꬽꬾꬿ𐊒𐊫𐐬𐓪𐔖𑓐𑢵𑣈𑣗𑣠',
  p: 'ƥρрᏢᑭᴘᵱᵽᶈ⍴ⲣꓑꝑꝓꝕ𐊕',
  r: 'ɍɹɺɻɼɽɾɿʀгяᎡᏒᖇᴦᵲᵳᶉⱹⲅꓣꝛꞃꞧꭇꭈꭉꭋꭌꭨꮁ𐒴𖼵𝈖',
  s: '§ƨƽȿʂѕՏᏕᵴᶊꓢꜱꞅꞩꟊꮪ𐊖𐑈𑣁𖼺',
  t: 'ŧƫƭȶʇʈτтᎢᴛᵵ†‡⊤⟙ⱦⲦꓔꞇ𐊗𐊱𐌕𑢼𖼊🝨',
  u: 'ʋμυцսሀᑌᴜᶙ∪⋃ꓴꞟꞹꭎꭒ𐓶𑣘𖽂',
  v: 'Ʋʌνѵ۷ᐯᴠᶌỽ∨⋁ⱱⱴⴸꓦꛟꝟꮩ𐔝𑜆𑣀𖼈𝈍',
  w: 'ɯʍѡԝաᏔᴡⱳꓪꮃ𑜊𑜎𑜏𑣦𑣯',
  x: '×Χхᕁᕽ᙭᙮ᚷᶍ╳⤫⤬⨯ⲬⵝꓫꞳꭖꭗꭘꭙ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: '¥ƴɏɣʎʏΥγуүყᎩᎽỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƶȥɀʐʑΖᴢᵶᶎⱬꓜꮓ𐋵𑢩𑣄𑣥',
};
const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  $: 's',
  i: 'l',
};

const LETTER_FOR: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOK_ALIKE).flatMap(([letter, like]) =>
    Array.from(like, (each): [string, string] => [each, letter]),
  ),
  ...Object.entries(DIGITS),
]);

/** Letters on squares and on discs, and those that flags are made of, A to Z each: they have no usual form in Unicode. */
const ON_GROUND = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const offGround = (letter: string): string => {
  const code = letter.codePointAt(0)!;
  return String.fromCodePoint(97 + (code >= 0x1f1e6 ? code - 0x1f1e6 : (code - 0x1f150) % 0x20));
};

/** Signs that stand for an l or i within a word, and that end or divide words elsewhere. */
const WITHIN_WORD = /(?<=[\p{L}\p{N}])[!|¡:](?=[\p{L}\p{N}])/gu;

const latin = (sign: string): string => {
  const small = sign.toLowerCase();
  return LETTER_FOR.get(sign) ?? LETTER_FOR.get(small) ?? LETTER_FOR.get(sign.toUpperCase()) ?? small;
};

const plain = (text: string): string => unmarkedLetters(text.replace(ON_GROUND, offGround));

/** Whether a text holds a letter of any script. Digits, signs and pictures are none. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(plain(text));

/**
 * A text as it looks at a glance, in small Latin letters: for comparing, never for showing. Two texts that differ can have
 * the same form.
 */
export const atAGlance = (text: string): string =>
  Array.from(plain(text).replace(WITHIN_WORD, 'l'), latin)
    .join('')
    .replaceAll('æ', 'ae')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
