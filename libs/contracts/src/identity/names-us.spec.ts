import { describe, expect, it } from '@jest/globals';
import { namesUs } from './names-us';

describe('a name that passes for ours', () => {
  it.each([
    'Festlig',
    'Festlig Support',
    'FESTLIG ApS',
    'Team Festlig',
    'Festligs kundeservice',
    'MitFestlig',
    'festlig-support',
    'Festlig.',
    'F e s t l i g',
    'Fest lig support',
    'F.E.S.T.L.I.G',
    'Fest\u200blig',
    'Fest\u00adlig',
    'Fęstlîg',
    'Fe\u0301stlig',
    'Ｆｅｓｔｌｉｇ',
    '𝐅𝐞𝐬𝐭𝐥𝐢𝐠',
    'Ⓕⓔⓢⓣⓛⓘⓖ',
    'Fеѕtlіg',
    'FestIig',
    'Fest1ig',
    'ꜰᴇꜱᴛʟɪɢ',
    'F3stlig',
    'Ғestlig',
    'Ƒestlig',
    'Fɛstlig',
    'ꓝestlig',
    '🅵🅴🆂🆃🅻🅸🅶',
    '🅕🅔🅢🅣🅛🅘🅖',
  ])('is one: %j', (name) => {
    expect(namesUs(name)).toBe(true);
  });

  it.each([
    'Karen Holm',
    'Den festlige familie',
    'Festlige Hanne',
    'Festligt hos Bo',
    'Udvalget for festligheder',
    'Vejfest Ligustervej',
    'Festudvalget',
    'Fest',
    'Elfest Lignende',
    '',
  ])('is none: %j', (name) => {
    expect(namesUs(name)).toBe(false);
  });
});
