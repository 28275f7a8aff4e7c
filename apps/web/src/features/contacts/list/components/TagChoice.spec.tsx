import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { TagChoice } from './TagChoice';

const partyId = 'a'.repeat(24);
const FIELD = { all: 'New tag', some: 'Another or new tag' };
let chosen: string[] = [];
const keep = (tags: string[]) => (chosen = tags);

afterEach(cleanup);

function Choice({ field }: { field: { all: string | null; some: string } }) {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <TagChoice
      partyId={partyId}
      label="Add"
      hint="A hint"
      field={field}
      tags={tags}
      onTags={(next) => setTags(keep(next))}
    />
  );
}

const show = async (names: readonly string[], field: { all: string | null; some: string } = FIELD) => {
  const received = fakeServer({
    [`GET /api/party/${partyId}/guest-counts`]: () => ({
      total: 3,
      states: { new: 3, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 },
      tags: names.map((name) => ({ name, count: 1 })),
      moreTags: false,
    }),
  });
  chosen = [];
  await renderRoute(<Choice field={field} />);
  await waitFor(() => expect(received.length).toBeGreaterThan(0));
};
const chip = (name: string) => within(screen.getByRole('group', { name: 'Add' })).getByRole('button', { name });
const many = Array.from({ length: 9 }, (_, at) => `Table ${at + 1}`);

describe('the choice of tags (rule: contact-tags)', () => {
  it('has a chip for each tag of the party, which is pressed while it is chosen', async () => {
    await show(['Choir', 'Family']);
    await screen.findByRole('group', { name: 'Add' });
    await userEvent.click(chip('Family'));
    await userEvent.click(chip('Choir'));
    expect(chosen).toEqual(['Family', 'Choir']);
    await userEvent.click(chip('Family'));
    expect([chosen, chip('Choir').getAttribute('aria-pressed'), chip('Family').getAttribute('aria-pressed')]).toEqual([
      ['Choir'],
      'true',
      'false',
    ]);
  });

  it('has a field for a new tag; one of the party’s that is typed presses its chip, however it is spelt', async () => {
    await show(['Family']);
    const field = await screen.findByRole('combobox', { name: 'New tag' });
    await userEvent.type(field, 'family,Table 1,');
    expect(chosen).toEqual(['Family', 'Table 1']);
    expect(chip('Family').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(chip('Family'));
    expect(chosen).toEqual(['Table 1']);
  });

  it('has eight chips, and the others are found in the field, also where only tags of the party can be chosen', async () => {
    await show(many, { all: null, some: 'Another tag' });
    await screen.findByRole('group', { name: 'Add' });
    expect(within(screen.getByRole('group', { name: 'Add' })).getAllByRole('button')).toHaveLength(8);
    await userEvent.type(screen.getByRole('combobox', { name: 'Another tag' }), 'Table 9,');
    expect(chosen).toEqual(['Table 9']);
  });

  it('has no field where the chips are all that can be chosen', async () => {
    await show(['Family'], { all: null, some: 'Another tag' });
    await screen.findByRole('group', { name: 'Add' });
    expect([screen.queryByRole('combobox'), screen.getByText('A hint')]).toEqual([null, expect.any(HTMLElement)]);
  });

  it('is a field alone while the party has no tags, and nothing where there is nothing to choose', async () => {
    await show([]);
    expect(await screen.findByRole('combobox', { name: 'Add' })).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    cleanup();
    await show([], { all: null, some: 'Another tag' });
    expect([screen.queryByRole('combobox'), screen.queryByText('A hint')]).toEqual([null, null]);
  });
});
