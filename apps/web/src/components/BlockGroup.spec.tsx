import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Block } from './Block';
import { BlockGroup } from './BlockGroup';
import { renderRoute } from './testing/render-route';

const heading = (name: string, level: number) => screen.getByRole('heading', { name, level });

describe('the subjects of a page', () => {
  it('are rows that open in a group, below its heading, and open cards outside of one (rules: settings-groups, settings-folded)', async () => {
    await renderRoute(
      <>
        <Block title="Plan">
          <p>Free</p>
        </Block>
        <BlockGroup title="The page" lead="What guests see">
          <Block title="Links" state="None">
            <p>No link yet</p>
          </Block>
        </BlockGroup>
      </>,
    );
    expect(heading('Plan', 2).closest('details')).toBeNull();
    const row = heading('Links', 3).closest('details');
    expect(row?.open).toBe(false);
    expect(row?.querySelector('summary')?.textContent).toBe('LinksNone');
    fireEvent.click(heading('Links', 3));
    expect(row?.open).toBe(true);
    expect(screen.getByRole('region', { name: 'The page' }).textContent).toContain('What guests see');
  });
});
