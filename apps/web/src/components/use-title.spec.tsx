import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useTitle } from './use-title';

const Titled = ({ title, isOver = false }: { title: string; isOver?: boolean }) => {
  useTitle(title, { isOver });
  return null;
};

beforeEach(() => {
  document.title = 'Served';
});
afterEach(cleanup);

describe('the title of the browser’s tab', () => {
  it('is that of the page, and stays until the next page has one', () => {
    const { rerender } = render(<Titled key="1" title="Guests" />);
    expect(document.title).toBe('Guests · Festlig');
    rerender(<></>);
    expect(document.title).toBe('Guests · Festlig');
    rerender(<Titled key="2" title="" />);
    expect(document.title).toBe('Festlig');
  });

  it('is that of what is open over the page, also when the page comes or changes later, and then the page’s', () => {
    const over = <Titled key="over" title="Photos · Sofie 40" isOver />;
    const { rerender } = render(over);
    for (const title of ['Sofie 40', 'Sofie 41']) {
      rerender(
        <>
          {over}
          <Titled key="page" title={title} />
        </>,
      );
      expect(document.title).toBe('Photos · Sofie 40 · Festlig');
    }
    rerender(<Titled key="page" title="Sofie 41" />);
    expect(document.title).toBe('Sofie 41 · Festlig');
  });

  it('is the served one again when what was open over such a page is closed, in whichever order', () => {
    const [photos, help] = ['Photos', 'Help'].map((title) => <Titled key={title} title={title} isOver />);
    const { rerender } = render(<>{photos}</>);
    rerender(<>{[photos, help]}</>);
    expect(document.title).toBe('Help · Festlig');
    rerender(<>{[help]}</>);
    expect(document.title).toBe('Help · Festlig');
    rerender(<></>);
    expect(document.title).toBe('Served');
  });
});
