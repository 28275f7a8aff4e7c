import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { useState } from 'react';
import { testLanguage } from '../../i18n/testing';
import { PlainText } from './PlainText';

const changed = jest.fn<(text: string) => void>();
const INSERTS = [
  { label: 'Gæstens navn', text: '((name))' },
  { label: 'Gæstens link', text: '((link))' },
];
function Kept({ value }: { value: string }) {
  const [kept, setKept] = useState(value);
  const keep = (text: string) => {
    changed(text);
    setKept(text);
  };
  return <PlainText label="Sms" value={kept} onChange={keep} inserts={INSERTS} alsoDescribedBy="count" />;
}
const show = async (value: string) => {
  render(<Kept value={value} />);
  const box = await screen.findByRole('textbox', { name: 'Sms' });
  return { box, editor: Quill.find(box.parentElement!) as Quill };
};
const words = (box: HTMLElement) => [...box.children].map((line) => line.textContent.replaceAll('\uFEFF', ''));

beforeAll(async () => {
  await testLanguage('da');
});
afterEach(() => {
  cleanup();
  changed.mockReset();
});

describe('a text without formatting (rule: placeholders-by-name)', () => {
  it('shows placeholders by their labels, and is not changed by being shown', async () => {
    const { box } = await show('Kære ((name))\n\nSvar her:  ((link))');
    expect(words(box)).toEqual(['Kære Gæstens navn', '', 'Svar her:  Gæstens link']);
    expect(box.querySelectorAll('.ql-placeholder')).toHaveLength(2);
    expect(box.getAttribute('aria-describedby')).toBe('count');
    expect(changed).not.toHaveBeenCalled();
  });

  it('is stored with the placeholders, lines and spaces as they were', async () => {
    const { editor } = await show('Kære ((name)) \n  ((link))<b> \n');
    act(() => void editor.insertText(0, 'Nå. ', 'user'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('Nå. Kære ((name)) \n  ((link))<b> \n'));
  });

  it('makes a placeholder of typed brackets, and of no others', async () => {
    const { box, editor } = await show('');
    act(() => void editor.insertText(0, 'Hej ((name)), ((others))', 'user'));
    await waitFor(() => expect(words(box)).toEqual(['Hej Gæstens navn, ((others))']));
    expect(changed).toHaveBeenLastCalledWith('Hej ((name)), ((others))');
  });

  it('inserts a placeholder with its button, and removes one as a whole', async () => {
    const { editor } = await show('((name))');
    act(() => editor.setSelection(1, 0));
    fireEvent.click(screen.getByRole('button', { name: '+ Gæstens link' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('((name))((link))'));
    act(() => void editor.deleteText(0, 1, 'user'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('((link))'));
  });

  it('keeps no formatting', async () => {
    const { box, editor } = await show('Kom');
    act(() => editor.clipboard.dangerouslyPasteHTML(0, '<h2>Fest</h2><p><strong>nu</strong></p>', 'user'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('Fest\nnuKom'));
    expect(box.querySelector('h2, strong')).toBeNull();
  });
});
