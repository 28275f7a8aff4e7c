import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { chooseFile } from '../../../../components/testing/choose-file';
import { area, lines, pasteOpener, press, three } from '../../../../components/testing/opened-paste';
import { ContactFormDialog } from '../../components/ContactFormDialog';

const show = pasteOpener(ContactFormDialog);
const choose = (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
  chooseFile(screen.getByTestId('list-file'), content, name);
const open = async () => {
  await show();
  await press('Paste several guests');
};

describe('several guests from a small file (rule: guests-from-file)', () => {
  it('are shown as pasted ones are, by the columns that the file names', async () => {
    await open();
    choose('Navn;Mobil;E-mail\r\nAnne Holm;20 12 34 56;anne@x.dk\r\nBo Lund;;bo@x.dk\r\n');
    await screen.findByText('2 guests will be added.');
    expect(lines()).toEqual(['Anne Holmanne@x.dk · +45\u00a020\u00a012\u00a034\u00a056', 'Bo Lundbo@x.dk']);
  });

  it('are read at once where one guest is added, before any text of several', async () => {
    await show();
    chooseFile(screen.getByTestId('form-file'), 'Anne Holm, anne@x.dk\nBo Lund, bo@x.dk');
    await screen.findByText('2 guests will be added.');
    expect(lines()).toHaveLength(2);
  });

  it('stand below those that were pasted before', async () => {
    await open();
    fireEvent.change(area(), { target: { value: three } });
    choose('Dorte, dorte@x.dk');
    await screen.findByText('4 guests will be added.');
    expect(lines().at(-1)).toContain('Dorte');
  });

  it('are not read when they are more than fifty, and what was pasted stays', async () => {
    await open();
    fireEvent.change(area(), { target: { value: three } });
    choose(Array.from({ length: 51 }, (_, n) => `Guest ${n}, g${n}@x.dk`).join('\n'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The file has 51 guests, and you can add at most 50 at a time\./,
    );
    expect(area().value).toBe(three);
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 0, 0, 0xff), 'guests.csv'],
    ['an Excel file that is none', 'Anne', 'guests.xlsx'],
  ])('are not read from %s, which is said', async (_, content, name) => {
    await open();
    choose(content, name);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The file cannot be read as a list\./);
    expect(area().value).toBe('');
  });
});
