import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form/Form';
import { renderRoute } from './testing/render-route';
import { ZoneField } from './ZoneField';

afterEach(cleanup);

it.each(['København', 'Denmark', 'Europe/Cop'])('finds Copenhagen by %s', async (text) => {
  await renderRoute(
    <Form initialValues={{ zone: 'America/New_York' }} onSubmit={() => undefined}>
      <ZoneField name="zone" label="Zone" disabled={false} />
    </Form>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Zone' });
  expect(field.value).toMatch(/^New York, United States \(/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  const [first] = screen.getAllByRole('option');
  expect(first?.textContent).toMatch(/^Copenhagen, Denmark \(/);
  await userEvent.click(first!);
  expect(field.value).toMatch(/^Copenhagen, Denmark \(/);
});
