import { DRAWN } from '@festlig/domain/web/hero-colours';
import { drawingName } from '@festlig/domain/web/hero-name';
import { describe, expect, it } from '@jest/globals';
import da from '../../../i18n/da/page-editor';
import en from '../../../i18n/en/page-editor';
import { isIn, NAMED_GROUPS, type OfferedGroup, offeredGroups } from './hero-groups.model';

const listed = {
  party: ['/media/hero-images/party/lantern-night-dark.jpg'],
  wedding: ['/media/hero-images/wedding/linen-wreath-light.jpg'],
  birthday: [],
  later: ['/media/hero-images/later/new-light.jpg'],
  gradients: ['/media/hero-images/gradients/sage-mist-light.jpg'],
};
const groupsOf = (groups: readonly OfferedGroup[]) => groups.map(({ group }) => group);

describe('the groups of the picture chooser (rule: hero-chooser)', () => {
  it('are the party’s own occasion, and apart from it the others in their usual order', () => {
    const { own, others } = offeredGroups(listed, 'wedding');
    expect(own).toEqual([{ group: 'wedding', images: listed.wedding }]);
    expect(groupsOf(others)).toEqual(['party', 'gradients', 'later']);
  });

  it('have each picture once, also where the occasion borrows those of others', () => {
    const { own, others } = offeredGroups(listed, 'anniversary');
    expect(own).toEqual([{ group: 'anniversary', images: [...listed.party, ...listed.wedding] }]);
    expect(groupsOf(others)).toEqual(['gradients', 'later']);
    expect(groupsOf(offeredGroups(listed, 'party').others)).toEqual(['wedding', 'gradients', 'later']);
  });

  it('are others alone where the occasion has no pictures yet', () => {
    const { own, others } = offeredGroups(listed, 'birthday');
    expect([own, groupsOf(others)]).toEqual([[], ['party', 'wedding', 'gradients', 'later']]);
  });

  it('are searched for a picture, and one that is chosen nowhere is in none', () => {
    const { own, others } = offeredGroups(listed, 'wedding');
    expect([isIn(own, listed.wedding[0]!), isIn(others, listed.wedding[0]!)]).toEqual([true, false]);
    expect([isIn(others, '/media/own.jpg'), isIn(others, null)]).toEqual([false, false]);
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
