import { renderRoute } from '../../../../components/testing/render-route';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Field, Form } from 'react-final-form';
import { LoadedPicture } from './LoadedPicture';

const pathOf = (name: string) => `/media/${name}-light.jpg`;
const [first, second, third] = [pathOf('first'), pathOf('second'), pathOf('third')];
/** How the loading of each picture, which is asked for in this order, ends. */
let ends: { loads: () => void; fails: () => void }[];
beforeEach(() => {
  ends = [];
  jest
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockImplementation(
      () =>
        new Promise((resolve, reject) => ends.push({ loads: resolve, fails: () => reject(new Error('not decoded')) })),
    );
});
afterEach(() => void jest.restoreAllMocks());

const show = () =>
  renderRoute(
    <Form initialValues={{ heroImage: first }} onSubmit={() => undefined}>
      {({ values, form }) => (
        <>
          <LoadedPicture>
            {(heroImage, isSlow) => <p data-testid="drawn">{`${heroImage}${isSlow ? ' …' : ''}`}</p>}
          </LoadedPicture>
          <p data-testid="chosen">{String((values as { heroImage?: string }).heroImage)}</p>
          {/* Another host's choice, which the form takes for its own beginning. */}
          <button onClick={() => form.initialize({ heroImage: second })}>by another host</button>
          <Field name="heroImage">
            {({ input }) => <input aria-label="choose" onChange={input.onChange} value={String(input.value)} />}
          </Field>
        </>
      )}
    </Form>,
  );
const choose = (value: string) => fireEvent.change(screen.getByLabelText('choose'), { target: { value } });
const shown = () => ['drawn', 'chosen'].map((id) => screen.getByTestId(id).textContent);
const end = (nth: number, how: 'loads' | 'fails') => act(async () => ends[nth]?.[how]());

describe('the picture of the page in edit mode (rule: title-with-picture)', () => {
  it('is the one before until the chosen one has loaded, which is chosen at once', async () => {
    await show();
    choose(second);
    expect(shown()).toEqual([first, second]);
    await end(0, 'loads');
    expect(shown()).toEqual([second, second]);
  });

  it('is the last one chosen, whichever loads last', async () => {
    await show();
    choose(second);
    choose(third);
    await end(1, 'loads');
    await end(0, 'loads');
    expect(shown()).toEqual([third, third]);
  });

  it('stays as it was when the choice is taken back while it loads', async () => {
    await show();
    choose(second);
    choose(first);
    await end(0, 'fails');
    expect(shown()).toEqual([first, first]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays the one before when the chosen one does not load, and the host is told', async () => {
    await show();
    choose(second);
    await end(0, 'fails');
    expect(shown()).toEqual([first, first]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The picture could not be loaded/);
  });

  it('is what another host has chosen, even if it does not load here', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'by another host' }));
    expect(shown()).toEqual([first, second]);
    await end(0, 'fails');
    expect(shown()).toEqual([second, second]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said to be loading only when that takes long', async () => {
    await show();
    jest.useFakeTimers();
    choose(second);
    expect(shown()[0]).toBe(first);
    act(() => void jest.runOnlyPendingTimers());
    expect(shown()[0]).toBe(`${first} …`);
    await end(0, 'loads');
    expect(shown()[0]).toBe(second);
  });
});
