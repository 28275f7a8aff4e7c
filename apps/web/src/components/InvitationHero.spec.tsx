import { type Box, TITLE_BOXES, TONES } from '@festlig/domain/media/title-box';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { InvitationHero } from './InvitationHero';

afterEach(cleanup);

/** The style sheets of the page as text. */
const styles = (): string =>
  Array.from(document.querySelectorAll('style'), (style) =>
    Array.from(style.sheet?.cssRules ?? [], (rule) => rule.cssText)
      .join('\n')
      .concat(style.textContent),
  ).join('\n');
const percent = (share: number): string => `${share * 100}%`;
const insetOf = ({ top, side, bottom }: Box): string => `inset: ?${percent(top)} ${percent(side)} ${percent(bottom)}`;

describe('the title on the picture of an invitation', () => {
  it('stands where the contrast of own pictures is measured, in both formats (rule: own-hero-readable)', () => {
    render(<InvitationHero heroImage="/media/a-dark.jpg" title="Fest" />);
    for (const box of Object.values(TITLE_BOXES.middle)) expect(styles()).toMatch(new RegExp(insetOf(box)));
  });

  it('stands where nothing is drawn on a picture of the product (rule: title-on-calm)', () => {
    render(<InvitationHero heroImage="/media/hero-images/wedding/linen-wreath-light.jpg" title="Fest" />);
    for (const box of Object.values(TITLE_BOXES.within)) expect(styles()).toMatch(new RegExp(insetOf(box)));
  });

  it('has the colour for which the contrast is measured on a dark picture', () => {
    render(<InvitationHero heroImage="/media/a-dark.jpg" title="Fest" />);
    const hex = TONES.dark.text.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    const rgb = TONES.dark.text.join(', ?');
    expect(styles()).toMatch(new RegExp(`#${hex}|rgb\\(${rgb}\\)`));
  });
});
