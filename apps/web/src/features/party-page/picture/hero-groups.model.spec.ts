import { DRAWN } from '@festlig/domain/web/hero-colours';
import { drawingName } from '@festlig/domain/web/hero-name';
import { describe, expect, it } from '@jest/globals';
import da from '../../../i18n/da/page-editor';
import en from '../../../i18n/en/page-editor';
import { markedGroup, NAMED_GROUPS, offeredGroups } from './hero-groups.model';

const listed = {
  party: ['/media/hero-images/party/lantern-night-dark.jpg'],
  wedding: ['/media/hero-images/wedding/linen-wreath-light.jpg'],
  birthday: [],
  later: ['/media/hero-images/later/new-light.jpg'],
  gradients: ['/media/hero-images/gradients/sage-mist-light.jpg'],
};
const named = (type: Parameters<typeof offeredGroups>[1]) => offeredGroups(listed, type).map(({ group }) => group);

describe('the groups of the picture chooser (rule: hero-chooser)', () => {
  it('begin with the party’s own occasion, also one that borrows its pictures', () => {
    expect(named('wedding')).toEqual(['wedding', 'party', 'anniversary', 'gradients', 'later']);
    expect(offeredGroups(listed, 'anniversary')[0]).toEqual({
      group: 'anniversary',
      images: [...listed.party, ...listed.wedding],
    });
  });

  it('are in their usual order where the occasion has no pictures yet', () => {
    expect(named('birthday')).toEqual(['party', 'wedding', 'anniversary', 'gradients', 'later']);
  });

  it('mark a picture that stands in two of them in the first alone, and one that is in none nowhere', () => {
    const wreath = listed.wedding[0]!;
    expect(markedGroup(offeredGroups(listed, 'party'), wreath)).toBe('wedding');
    expect(markedGroup(offeredGroups(listed, 'anniversary'), wreath)).toBe('anniversary');
    expect(markedGroup(offeredGroups(listed, 'party'), '/media/own.jpg')).toBeUndefined();
    expect(markedGroup(offeredGroups(listed, 'party'), null)).toBeUndefined();
  });

  it('have a name in both languages, and so has each of their pictures, a name of its own', () => {
    const drawings = Object.keys(DRAWN).map((name) => drawingName(`/${name}.jpg`));
    for (const texts of [da, en]) {
      expect(Object.keys(texts.group).toSorted()).toEqual([...NAMED_GROUPS].toSorted());
      expect(Object.keys(texts.picture).toSorted()).toEqual(drawings.toSorted());
      expect(new Set(Object.values(texts.picture)).size).toBe(drawings.length);
    }
  });
});
