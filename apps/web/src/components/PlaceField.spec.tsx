import { fakeServer, renderRoute } from './testing/render-route';
import type { Location } from '@festlig/contracts/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, FormSpy } from 'react-final-form';
import { NO_PLACE, PlaceField } from './PlaceField';

const garden = { address: 'Orangeriet, Havnen 1, 2100 København', latitude: 55.7, longitude: 12.6 };
const placed = { address: 'Gaden 2', latitude: 56, longitude: 10 };
const search = { 'GET /api/places': () => ({ places: [garden] }) };

let value: Location | undefined;
let dirty = false;
const show = (initial: Location = NO_PLACE) =>
  renderRoute(
    <Form initialValues={{ location: initial }} onSubmit={() => undefined}>
      {() => (
        <>
          <PlaceField name="location" label="Place" typedHint="Perhaps without a map." />
          <FormSpy<{ location: Location }>
            subscription={{ values: true, dirty: true }}
            onChange={(state) => {
              value = state.values.location;
              dirty = state.dirty ?? false;
            }}
          />
        </>
      )}
    </Form>,
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

afterEach(cleanup);

describe('the place field', () => {
  it('looks up an address when typing pauses, and sets the coordinates of the chosen place', async () => {
    const received = fakeServer(search);
    await show();
    type('Oran');
    type('Orange');
    fireEvent.click(await screen.findByRole('option', { name: garden.address }));
    expect(value).toEqual(garden);
    expect(field().value).toBe(garden.address);
    expect(received.map(({ path }) => path)).toEqual(['/api/places?text=Orange']);
  });

  it('keeps a typed address without coordinates when no suggestion is chosen', async () => {
    fakeServer({ 'GET /api/places': () => ({ places: [] }) });
    await show(placed);
    expect(field().value).toBe('Gaden 2');
    expect(screen.queryByText('Perhaps without a map.')).toBeNull();
    type('Hos os i haven');
    expect(await screen.findByText('Perhaps without a map.')).toBeTruthy();
    fireEvent.blur(field());
    expect(value).toEqual({ address: 'Hos os i haven', latitude: null, longitude: null });
  });

  it('looks up neither two letters nor the address that is already saved', async () => {
    const received = fakeServer(search);
    await show(placed);
    type('Gå');
    type('Gaden');
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.path).toBe('/api/places?text=Gaden');
  });

  it('changes nothing before the host edits the address', async () => {
    fakeServer(search);
    await show(placed);
    expect(dirty).toBe(false);
    type('Gaden 3');
    expect(dirty).toBe(true);
  });
});
