import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from './SearchField';
import { renderRoute } from './testing/render-route';

function Found() {
  const [params, setParams] = useSearchParams();
  const value = params.get('q') ?? '';
  return (
    <>
      <SearchField label="Search" value={value} onSearch={(q) => setParams(q === '' ? {} : { q })} />
      <button onClick={() => setParams({})}>All</button>
      <p role="status">{value}</p>
    </>
  );
}
const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const found = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('searches when typing pauses, and keeps what is typed after that', async () => {
  await renderRoute(<Found />);
  fireEvent.change(box(), { target: { value: 'an' } });
  await found('an');
  fireEvent.change(box(), { target: { value: 'anne ' } });
  await found('anne');
  expect(box().value).toBe('anne ');
});

it('shows the search of the address when the address changes', async () => {
  await renderRoute(<Found />);
  fireEvent.change(box(), { target: { value: 'anne' } });
  await found('anne');
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(box().value).toBe(''));
  // Longer than the pause before a search.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await found('');
});
