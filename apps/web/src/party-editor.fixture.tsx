import type { PartyType } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aDraft } from './draft.fixture';
import { fakeServer, renderRoute } from './components/testing/render-route';
import type { PartyContent } from './features/party-page/model';
import type { PartyChange } from './features/party-page/editing/edit-form.model';
import { PartyEditor } from './features/party-page/editing/components/PartyEditor';

export const party: PartyContent & { type: PartyType } = aDraft({
  type: 'christmas',
  description: '<p>Vi fejrer &amp; danser</p>',
  heroImage: '/media/hero-images/party/one-light.jpg',
});
export const saved = jest.fn<(change: PartyChange) => Promise<void>>();
export const cancelled = jest.fn();
export const guard = jest.fn((_dirty: boolean) => null);
export const guests = { seen: () => aParty({ id: 'new' }), reply: () => null };
export const show = async (change: Partial<PartyContent> = {}, ids: { partyId?: string } = {}) => {
  saved.mockReset().mockResolvedValue(undefined);
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({
      party: ['/media/hero-images/party/one-light.jpg'],
      christmas: ['/media/hero-images/christmas/woven-hearts-light.jpg'],
      gradients: ['/media/hero-images/gradients/plum-evening-dark.jpg'],
    }),
  });
  const content = { ...party, ...change };
  await renderRoute(
    <PartyEditor {...ids} {...guests} party={content} onSave={saved} onCancel={cancelled} guard={guard} />,
  );
  await screen.findByRole('textbox', { name: 'Text' });
};
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** The clock of the party, and not of an item of its programme. */
export const setClock = (value: string) =>
  fireEvent.change(document.querySelector('#field-clock') ?? document.body, { target: { value } });
export const save = async () => {
  // While a dialog closes, the page behind it is hidden from the accessibility tree.
  const button = await screen.findByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(button));
};
