import type { LeadsTo, MessageTemplate } from '@festlig/contracts/messaging';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { createRef, useState } from 'react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import type { Part } from '../model';
import { type Saver, TemplateEditor } from './TemplateEditor';
import { TextPreview } from './TextPreview';

const [PARTY, ID] = ['a'.repeat(24), 'b'.repeat(24)];
const PATCH = `PATCH /api/party/${PARTY}/templates/${ID}`;
const SAMPLE = `GET /api/party/${PARTY}/messages/text-sample`;
const template: MessageTemplate = {
  id: ID,
  name: 'Come, ((name))',
  type: 'invitation',
  leadsTo: 'invitation',
  email: '<p>Party!</p>',
  text: 'Dear ((name))',
  createdAt: '2030-01-01T10:00:00Z',
  modifiedAt: '2030-01-01T10:00:00Z',
};
const sample = {
  name: 'Anne-Mette Holm',
  isMadeUp: false,
  link: 'https://fest.example/Feststar?cid=Qw3rty12',
  from: 'Festlig',
};

async function show(text = template.text, answers: Record<string, Answer> = {}, leadsTo: LeadsTo = 'invitation') {
  const saver = createRef<Saver>();
  const received = fakeServer({
    [PATCH]: ({ body }) => ({ ...template, ...(body as object) }),
    [SAMPLE]: () => sample,
    ...answers,
  });
  function Editor() {
    const [part, setPart] = useState<Part>('mail');
    const [written, setWritten] = useState(text);
    return (
      <>
        <TemplateEditor
          partyId={PARTY}
          draft={{ ...template, leadsTo, text }}
          part={part}
          onPart={setPart}
          autoSave={false}
          onAutoSave={() => undefined}
          saver={saver}
          onSaved={() => undefined}
          onWrite={(values) => setWritten(values.text)}
          onDelete={() => undefined}
        />
        {part === 'text' && <TextPreview partyId={PARTY} texted={null} leadsTo={leadsTo} text={written} />}
      </>
    );
  }
  await renderRoute(<Editor />);
  await screen.findByRole('textbox', { name: 'Text' });
  const bodies = () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body as object);
  return { bodies, saver };
}
const area = () => screen.getByRole('textbox', { name: 'Text message' });
const shown = () => area().textContent.replaceAll('\uFEFF', '');
const editor = () => Quill.find(area().parentElement!) as Quill;
const write = (text: string) => act(() => void editor().setText(text, 'user'));
const openText = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Text message' }));
  await screen.findByRole('textbox', { name: 'Text message' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the text message of a template', () => {
  it('is written on a tab of its own, and saved with the mail', async () => {
    const { bodies } = await show();
    expect(screen.queryByRole('textbox', { name: 'Text message' })).toBeNull();
    await openText();
    expect(shown()).toBe('Dear The guest’s name');
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    write('Dear ((name)), reply here: ((link))');
    press('Save');
    await screen.findByText('All changes saved');
    expect(bodies()).toEqual([
      { name: 'Come, ((name))', email: '<p>Party!</p>', text: 'Dear ((name)), reply here: ((link))' },
    ]);
  });

  it('is shown as a phone shows it to the guest with the longest name of those who get it, with the link at its end', async () => {
    await show();
    await openText();
    await screen.findByText('Dear Anne-Mette https://fest.example/Feststar?cid=Qw3rty12');
    expect(screen.getByText('From Festlig')).toBeTruthy();
    expect(screen.getByText(/This is what Anne-Mette Holm gets/)).toBeTruthy();
    write('((link)) for ((name))');
    expect(screen.getByText('https://fest.example/Feststar?cid=Qw3rty12 for Anne-Mette')).toBeTruthy();
  });

  it('has the link to the photos when the template leads to them', async () => {
    await show('Hi', {}, 'photos');
    await openText();
    await screen.findByText('Hi https://fest.example/Feststar/photos?cid=Qw3rty12');
  });

  it('says that the name is an example while there are no guests', async () => {
    await show('Hi', { [SAMPLE]: () => ({ ...sample, isMadeUp: true }) });
    await openText();
    await screen.findByText(/The name is an example/);
  });

  it('says when the guest to show cannot be fetched, and tries again', async () => {
    let isAway = true;
    await show('Hi', { [SAMPLE]: () => (isAway ? failure(503, { root: { code: 'unavailable' } }) : sample) });
    await openText();
    await screen.findByRole('alert');
    isAway = false;
    press('Try again');
    await screen.findByText('Hi https://fest.example/Feststar?cid=Qw3rty12');
  });

  it('is not sent when it is empty, and both the field and the preview say so', async () => {
    await show('');
    await openText();
    expect(screen.getAllByText(/No text message is sent with this template/)).toHaveLength(2);
  });

  it('counts up to 567 characters, and up to 580 with the link', async () => {
    await show();
    await openText();
    write('x'.repeat(567));
    expect(screen.getByText('567 of 567 characters')).toBeTruthy();
    expect(area().getAttribute('aria-invalid')).toBe('false');
    write('x'.repeat(570));
    expect(screen.getByText('3 characters too many')).toBeTruthy();
    expect(screen.getByText(/Without the guest’s link the text message can have 567 characters at most/)).toBeTruthy();
    expect(area().getAttribute('aria-invalid')).toBe('true');
    write(`((link)) ${'x'.repeat(571)}`);
    expect(screen.getByText('580 of 580 characters')).toBeTruthy();
    expect(area().getAttribute('aria-describedby')).toContain('text-count');
  });

  it('says in how many parts it is sent, which characters make it larger, and replaces them', async () => {
    await show();
    await openText();
    write(`“${'x'.repeat(60)}” – æøå ((link))`);
    await screen.findByText(/Sent in 2 parts/);
    expect(
      screen.getByText(/“, ”,? and – make the text take up more room. Without those characters it is 1 part./),
    ).toBeTruthy();
    press('Use plain characters');
    expect(shown()).toBe(`"${'x'.repeat(60)}" - æøå The guest’s link`);
    expect(screen.getByText(/Sent in 1 part\./)).toBeTruthy();
    expect(screen.queryByText(/take up more room/)).toBeNull();
  });

  it('names emoji, which the host may keep', async () => {
    await show();
    await openText();
    write(`🎉 ${'x'.repeat(60)} ((link))`);
    await screen.findByText(/🎉 makes the text take up more room. Without that character it is 1 part./);
    expect(screen.queryByRole('button', { name: 'Use plain characters' })).toBeNull();
  });

  it('gets placeholders where the caret is', async () => {
    const { bodies } = await show('Dear , come');
    await openText();
    act(() => editor().setSelection(5, 0));
    press('+ The guest’s name');
    expect(shown()).toBe('Dear The guest’s name, come');
    await waitFor(() => expect(document.activeElement).toBe(area()));
    expect(editor().getSelection()?.index).toBe(6);
    press('Save');
    await screen.findByText('All changes saved');
    expect(bodies()).toMatchObject([{ text: 'Dear ((name)), come' }]);
  });

  it('names a web address as soon as typing pauses', async () => {
    await show();
    await openText();
    write('Dear ((name)), see www.bank.example');
    expect(screen.queryByText(/looks like a web address/)).toBeNull();
    expect(await screen.findByText(/“www.bank.example” looks like a web address/)).toBeTruthy();
    write('Dear ((name)), see you');
    expect(screen.queryByText(/looks like a web address/)).toBeNull();
  });

  it('is not saved with a web address, and the tab of the mail leads back to it', async () => {
    const { bodies, saver } = await show();
    await openText();
    write('Dear ((name)), see www.bank.example');
    fireEvent.click(screen.getByRole('tab', { name: /^E-mail/ }));
    expect(screen.getByRole('tab', { name: 'Text message (needs a change)' })).toBeTruthy();
    press('Save');
    expect(await screen.findByText(/“www.bank.example” looks like a web address/)).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Text message');
    await waitFor(() => expect(document.activeElement).toBe(area()));
    fireEvent.click(screen.getByRole('tab', { name: /^E-mail/ }));
    await act(async () => expect(await saver.current?.save()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(area()));
    expect(bodies()).toEqual([]);
  });

  it('loses the name placeholder only when the host confirms that', async () => {
    const { bodies } = await show();
    const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await openText();
    write('Come now');
    press('Save');
    await screen.findByText(/You removed the guest’s name from the text message/);
    press('Keep writing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toEqual([]);
    // A button that has just been pressed waits for a moment.
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Save without name' }));
    await screen.findByText('All changes saved');
    expect(bodies()).toMatchObject([{ text: 'Come now' }]);
  });
});
