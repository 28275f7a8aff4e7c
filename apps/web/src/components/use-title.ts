import { useEffect } from 'react';

/** What gives the browser's tab a title: a page, or something that is open over it. */
interface Titled {
  title: string;
  isOver: boolean;
}

const shown: Titled[] = [];
/** The title that the tab had before something was opened over a page that has none of the app's. */
let served = '';

function show() {
  const top = shown.filter(({ isOver }) => isOver).at(-1) ?? shown.at(-1);
  if (top) document.title = top.title === '' ? 'Festlig' : `${top.title} · Festlig`;
}

/**
 * Sets the title of the browser's tab. That of what is open over a page (`isOver`) comes first, whichever of them was there
 * first; once it is closed, the tab has the title it had below.
 */
export function useTitle(title: string, { isOver = false } = {}): void {
  useEffect(() => {
    const own = { title, isOver };
    if (shown.length === 0) served = document.title;
    shown.push(own);
    show();
    return () => {
      shown.splice(shown.indexOf(own), 1);
      // A page that is left keeps its title until the next one has come.
      if (shown.length === 0 && isOver) document.title = served;
      show();
    };
  }, [title, isOver]);
}
