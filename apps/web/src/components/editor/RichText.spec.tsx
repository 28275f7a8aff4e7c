import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { useState } from 'react';
import { testLanguage } from '../../i18n/testing';
import { onAPhone } from '../testing/on-a-phone';
import { storedHtml } from './editor-html';
import type { RichTextProps } from './rich-text-props';
import { RichText } from './RichText';

const changed = jest.fn<(html: string) => void>();
/** Keeps what is changed, as forms do: an editor whose value stayed would be set back while it still writes. */
function Kept({ value, ...props }: Omit<RichTextProps, 'onChange'>) {
  const [kept, setKept] = useState(value);
  const keep = (html: string) => {
    changed(html);
    setKept(html);
  };
  return <RichText {...props} value={kept} onChange={keep} />;
}
const show = async (props: Partial<RichTextProps> = {}) => {
  render(<Kept value="<p>Kom <a href='https://a.dk'>her</a></p>" label="Tekst" {...props} />);
  return screen.findByRole('textbox', { name: 'Tekst' });
};
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(async () => {
  await testLanguage('da');
});
afterEach(() => {
  cleanup();
  changed.mockReset();
});

describe('the rich text editor', () => {
  it('shows its value and does not change it by showing it', async () => {
    const box = await show();
    expect(box.textContent).toBe('Kom her');
    expect(box.querySelector('a')?.getAttribute('href')).toBe('https://a.dk');
    expect(changed).not.toHaveBeenCalled();
  });

  it('formats the marked text with a button', async () => {
    await show({ value: '<p>Kom</p>' });
    fireEvent.click(button('Punktliste'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('<ul><li>Kom</li></ul>'));
    expect(button('Punktliste').getAttribute('aria-pressed')).toBe('true');
  });

  it('has its formatting behind a button on a phone where placeholders can be inserted, and at once elsewhere', () =>
    onAPhone(async () => {
      const inserts = [{ text: '((name))', label: 'Gæstens navn' }];
      await show({ value: '<p>Kom</p>', inserts });
      expect(screen.queryByRole('button', { name: 'Punktliste' })).toBeNull();
      fireEvent.click(button('Formatering'));
      expect(button('Formatering').getAttribute('aria-expanded')).toBe('true');
      fireEvent.click(button('Punktliste'));
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith('<ul><li>Kom</li></ul>'));
      fireEvent.click(button('Formatering'));
      expect(screen.queryByRole('button', { name: 'Punktliste' })).toBeNull();
      cleanup();
      await show();
      expect(screen.queryByRole('button', { name: 'Formatering' })).toBeNull();
      expect(button('Punktliste')).toBeTruthy();
    }));

  const picturesOf = 'a'.repeat(24);
  const own = `/media/images/${picturesOf}/${'b'.repeat(24)}/large.jpg`;
  const withPictures = `<p>Kom<img src="${own}" alt="Os to" width="640" height="480"></p><p><img src="https://spy.example/x.gif"></p>`;

  it('shows own pictures with their words, and leaves out those of other sites, which the page would not keep', async () => {
    const box = await show({ value: withPictures, picturesOf });
    const [picture, ...others] = box.querySelectorAll('img');
    expect(others).toEqual([]);
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual([own, 'Os to']);
    expect(button('Indsæt billede')).toBeTruthy();
    fireEvent.click(button('Punktliste'));
    await waitFor(() => expect(changed.mock.lastCall?.[0]).toContain(`src="${own}"`));
  });

  it('shows no pictures where the text has none, and offers none', async () => {
    const box = await show({ value: withPictures });
    expect(box.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Indsæt billede' })).toBeNull();
  });

  it('adds https:// to a link, without submitting the form around the editor', async () => {
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Kept value="" label="Ord" />
      </form>,
    );
    await screen.findByRole('textbox', { name: 'Ord' });
    fireEvent.click(button('Link'));
    fireEvent.click(button('Indsæt link'));
    expect(screen.getByText('Skal udfyldes.')).toBeTruthy();
    expect(changed).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Adresse'), { target: { value: 'festlig.dk/emma' } });
    fireEvent.click(button('Indsæt link'));
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0]).toMatch(
        /^<p><a href="https:\/\/festlig.dk\/emma"[^>]*>festlig.dk\/emma<\/a><\/p>$/,
      ),
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows an error to the eye and to screen readers', async () => {
    const box = await show({ error: 'Skriv noget' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Skriv noget');
  });

  it('is one stop for the Tab key, and arrow keys move between the buttons', async () => {
    await show({ inserts: [{ label: 'Navn', text: '((name))' }] });
    act(() => button('Fed').focus());
    fireEvent.keyDown(button('Fed'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(button('+ Navn'));
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([button('+ Navn')]);
  });

  it('inserts a placeholder', async () => {
    await show({ value: '', inserts: [{ label: 'Navn', text: '((name))' }] });
    fireEvent.click(button('+ Navn'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('<p>((name))</p>'));
  });

  describe('with placeholders (rule: placeholders-by-name)', () => {
    const inserts = [
      { label: 'Gæstens navn', text: '((name))' },
      { label: 'Gæstens link', text: '((link))' },
    ];
    const words = (box: HTMLElement) => box.textContent.replaceAll('\uFEFF', '');
    const editorOf = (box: HTMLElement) => Quill.find(box.parentElement!) as Quill;

    it('shows them by their labels, and stores them as they were, also within other formats', async () => {
      const value = '<p>Kære <strong>((name))</strong>, se <a href="https://a.dk/((link))">her</a></p>';
      const box = await show({ value, inserts });
      expect(words(box)).toBe('Kære Gæstens navn, se her');
      expect(box.querySelector('strong .ql-placeholder')).toBeTruthy();
      expect(changed).not.toHaveBeenCalled();
      act(() => void editorOf(box).insertText(0, 'Nå. ', 'user'));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(changed.mock.lastCall?.[0]).toContain(
        'Nå. Kære <strong>((name))</strong>, se <a href="https://a.dk/((link))"',
      );
    });

    it('makes one of typed brackets as soon as they are closed, and of no others', async () => {
      const box = await show({ value: '<p>Kære</p>', inserts });
      act(() => void editorOf(box).insertText(4, ' ((name)), husk ((others)) og ((link))', 'user'));
      await waitFor(() => expect(words(box)).toBe('Kære Gæstens navn, husk ((others)) og Gæstens link'));
      expect(changed.mock.lastCall?.[0]).toBe('<p>Kære ((name)), husk ((others)) og ((link))</p>');
    });

    it('keeps a space before it, behind it and between two as the text is shown and stored again', async () => {
      const value = '<p>Kære ((name)) <strong>((link))</strong> og ((name)) <em>her</em> ((link)) slut</p>';
      const box = await show({ value, inserts });
      expect(words(box)).toBe('Kære Gæstens navn Gæstens link og Gæstens navn her Gæstens link slut');
      act(() => void editorOf(box).insertText(0, 'Nå. ', 'user'));
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith(value.replace('Kære', 'Nå. Kære')));
    });

    it.each(['\u00A0', 'V'])('has the caret behind a first "%s" that is typed right behind one', async (typed) => {
      const box = await show({ value: '<p>Kære ((name))</p>', inserts });
      box.focus();
      const beside = box.querySelector('.ql-placeholder')!.lastChild as Text;
      getSelection()?.setPosition(beside, 1);
      await act(async () => {
        // As Chrome writes it: a space is another character at first.
        beside.appendData(typed === 'V' ? typed : ' ');
        if (typed !== 'V') beside.replaceData(1, 1, typed);
        getSelection()?.setPosition(beside, 2);
      });
      const { anchorNode, anchorOffset } = getSelection()!;
      expect([anchorNode?.textContent, anchorOffset]).toEqual([expect.stringMatching(/^[\sV]$/), 1]);
      await waitFor(() =>
        expect(changed).toHaveBeenLastCalledWith(`<p>Kære ((name))${typed.replace('\u00A0', ' ')}</p>`),
      );
    });

    it('removes one as a whole', async () => {
      const box = await show({ value: '<p>Kære ((name))</p>', inserts });
      act(() => void editorOf(box).deleteText(5, 1, 'user'));
      await waitFor(() => expect(changed).toHaveBeenLastCalledWith('<p>Kære </p>'));
    });

    it('leaves brackets alone where the text has none', async () => {
      expect(words(await show({ value: '<p>Kære ((name))</p>' }))).toBe('Kære ((name))');
    });
  });

  it('follows a value that is set from outside', async () => {
    const { rerender } = render(<RichText value="<p>Et</p>" onChange={changed} label="Tal" />);
    const box = await screen.findByRole('textbox', { name: 'Tal' });
    rerender(<RichText value="<p>To</p>" onChange={changed} label="Tal" />);
    await waitFor(() => expect(box.textContent).toBe('To'));
  });
});

it('stores ordinary spaces and no empty paragraphs', () => {
  expect(storedHtml('<p>Kom&nbsp;og\u00A0dans</p><p></p>')).toBe('<p>Kom og dans</p>');
  expect(storedHtml('<p></p>')).toBe('');
});
