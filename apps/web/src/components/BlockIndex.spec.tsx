import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Block } from './Block';
import { BlockGroup } from './BlockGroup';
import { BlockIndex } from './BlockIndex';
import { onAPhone } from './testing/on-a-phone';
import { renderRoute } from './testing/render-route';

const scrolled = jest.fn();
Object.assign(Element.prototype, { scrollIntoView: scrolled });

afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

const show = () =>
  renderRoute(
    <>
      <BlockIndex
        label="Find a setting"
        groups={[
          { title: 'Money', blocks: [{ anchor: 'plan', title: 'Plan' }] },
          { title: 'The page', blocks: [{ anchor: 'links', title: 'Links' }] },
        ]}
      />
      <Block title="Plan" anchor="plan">
        <p>Free</p>
      </Block>
      <BlockGroup title="The page">
        <Block title="Links" anchor="links">
          <p>None</p>
        </Block>
      </BlockGroup>
      <Block title="Elsewhere">
        <p>No link leads here</p>
      </Block>
    </>,
  );
const index = () => within(screen.getByRole('navigation', { name: 'Find a setting' }));

describe('the index of a long page (rule: settings-index)', () => {
  it('scrolls to the subject, marks it, and puts the focus on its heading, also a second time', async () => {
    await show();
    const link = index().getByRole('link', { name: 'Links' });
    const heading = screen.getByRole('heading', { name: 'Links' });
    for (const _time of ['first', 'second']) {
      link.focus();
      fireEvent.click(link);
      expect(document.activeElement).toBe(heading);
    }
    expect(scrolled.mock.contexts.at(-1)).toBe(document.getElementById('links'));
    expect(document.getElementById('links')?.dataset['asked']).toBe('true');
    expect(document.getElementById('plan')?.dataset['asked']).toBeUndefined();
  });

  it('has the subjects in their groups, and the headings of the page say so (rule: settings-groups)', async () => {
    await show();
    const group = within(index().getByRole('list', { name: 'The page' }));
    expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Links']);
    expect(screen.getByRole('heading', { name: 'The page', level: 2 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Links', level: 3 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Plan', level: 2 })).toBeTruthy();
  });

  it('is none on a phone, where the subjects in groups are rows (rule: settings-folded)', () =>
    onAPhone(async () => {
      await show();
      expect(screen.queryByRole('navigation')).toBeNull();
      const open = (heading: string) => screen.getByRole('heading', { name: heading }).closest('details')?.open;
      expect([open('Links'), open('Plan'), open('Elsewhere')]).toEqual([false, undefined, undefined]);
    }));

  it('leads to nothing by itself', async () => {
    await show();
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
