import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './guessable-password';

const owner = { name: 'Sofie Lindholm', email: 'sofie.l@post.example' };

describe('isGuessable', () => {
  it.each(['sofie.l@post.example', 'Sofie Lindholm', 'sofielindholm', 'SofieLindholm1987!', 'Sofie.L2026'])(
    'rejects the owner’s name and address as a password: %s',
    (password) => expect(isGuessable(password, owner)).toBe(true),
  );

  it('rejects the owner’s name in full-width letters, in the password or in the name', () => {
    expect(isGuessable('Ｓｏｆｉｅ Ｌｉｎｄｈｏｌｍ', owner)).toBe(true);
    expect(isGuessable('Sofie Lindholm', { ...owner, name: 'Ｓｏｆｉｅ Ｌｉｎｄｈｏｌｍ' })).toBe(true);
  });

  it('accepts a password that merely contains the name', () => {
    expect(isGuessable('kanelsnegl til Sofie', owner)).toBe(false);
    expect(isGuessable('SofieLindholm1987!', { name: '', email: '' })).toBe(false);
  });

  it.each([
    '        ',
    '\u00a0\u2003      \t',
    'aaaaaaaa',
    '........',
    'abababab',
    'abcabcabc',
    '12341234',
    '12345678',
    '87654321',
    '01011990',
    '20102010',
    '123456789012',
    'abcdefgh',
    'ABCDEFGHI',
    'password',
    'Password1',
    'P@ssw0rd',
    'pa55word!',
    'Password123!',
    'qwerty123',
    'qwertyuiop',
    '1q2w3e4r',
    '1qaz2wsx',
    'q1w2e3r4',
    'letmein1',
    'iloveyou2',
    'sommer2026',
    '2026sommer!',
    'Adgangskode1',
    'hemmelig',
    'fodbold99',
    'velkommen1',
    'passwordpassword',
    'festfest',
    'Liverpool8!',
    'minecraft',
    'ｐａｓｓｗｏｒｄ',
    'ＰＡＳＳＷＯＲＤ１',
    'ⓟⓐⓢⓢⓦⓞⓡⓓ',
    '𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝',
    'ﬂowers１２３',
    '１２３４５６７８',
    '①②③④⑤⑥⑦⑧',
    'pass\u200bword',
    '\u200b'.repeat(8),
    '\u00ad\u2060pass\ufeffword1',
  ])('rejects the guessable password %j', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each([
    'en lang kode',
    'festlig-demo',
    'kanelsnegl',
    'blåbærgrød',
    'correct horse battery staple',
    'Xk4-99qTz',
    'syv grønne sofaer',
    'sommerhus ved havet',
    '4819275630174',
    'tre hunde og en kat',
    '🎉🎈🎂🥂🎁🎊🎀🍰',
    '👩\u200d👩\u200d👧 og en kat',
    'ｓｙｖ grønne sofaer',
  ])('accepts the password %j', (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });

  it.each([
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abc123abc123',
    'abcdefghijkl',
    'sommersommersommer',
    'SommerSommer!',
    'sofielindholmsofielindholm',
    'Password1234',
    'P@ssw0rd1234',
    'password12345678',
    'password!!!!!!!!',
    'sommerfugl2027',
    'adgangskode!',
    'Festlig-2027!',
    'festligfestlig',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'qwertyuiopasdfgh',
  ])('rejects a password of at least 12 characters that is one common word or a pattern: %j', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each([
    'Sommerfugl-2027!',
    'sommerfuglen',
    'fodboldsommer',
    'Liverpool og 8!',
    'Festlig sommer',
    '1q2w3e og en kat',
    'kanelsnegl99kanelsnegl99',
  ])('accepts every other password of at least 12 characters: %j', (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });

  it('is stricter with a password of 11 characters: two common words, and a word with many digits', () => {
    expect(isGuessable('fodboldhest', owner)).toBe(true);
    expect(isGuessable('fodboldheste', owner)).toBe(false);
    expect(isGuessable('Sommer-202!', owner)).toBe(true);
    expect(isGuessable('Sommer-2027!', owner)).toBe(false);
  });
});
