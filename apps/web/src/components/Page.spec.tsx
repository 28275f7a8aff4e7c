import { expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Page } from './Page';
import { onAPhone } from './testing/on-a-phone';
import { renderRoute } from './testing/render-route';

const show = async (isOnTab: boolean, hasAction = true) => {
  cleanup();
  await renderRoute(
    <Page
      title="Guest list"
      lead="Everybody you invite."
      isOnTab={isOnTab}
      action={hasAction && <button>Add a guest</button>}
    >
      Guests
    </Page>,
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Guest list' });
  expect(screen.queryAllByRole('button', { name: 'Add a guest' })).toHaveLength(hasAction ? 1 : 0);
  return { isSeen: title.closest('[style*="clip-path"]') === null, hasLead: screen.queryByText(/^Everybody/) !== null };
};

it('shows its title and lead on a desk, also where a tab says the title', async () => {
  expect(await show(true)).toEqual({ isSeen: true, hasLead: true });
  expect(await show(false)).toEqual({ isSeen: true, hasLead: true });
});

it('has its title in the line of its buttons on a phone where a tab says it, also without any, and no lead (rule: host-title-on-tab)', () =>
  onAPhone(async () => {
    for (const hasAction of [true, false])
      expect(await show(true, hasAction)).toEqual({ isSeen: true, hasLead: false });
  }));

it('has the button of a dense page in the line of its title on a phone, and the lead below both', () =>
  onAPhone(async () => {
    await renderRoute(
      <Page title="Photos" lead="24 photos" dense action={<button>Show more</button>}>
        Photos
      </Page>,
    );
    const lead = await screen.findByText('24 photos');
    expect(screen.getByRole('button').compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    await show(false);
    expect(screen.getByRole('button').compareDocumentPosition(screen.getByText(/^Everybody/))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  }));

it('shows both on a phone where no tab says the title', () =>
  onAPhone(async () => {
    expect(await show(false)).toEqual({ isSeen: true, hasLead: true });
  }));
