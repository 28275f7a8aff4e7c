import { useEffect, type RefObject } from 'react';

/** Colours ((name)) and ((link)) in the text where the browser can do so without changing it. */
export function useHighlightedPlaceholders(box: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    if (!box.current || typeof Highlight === 'undefined' || !CSS.highlights) return;
    const ranges: Range[] = [];
    const walker = document.createTreeWalker(box.current, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: found } of (node.textContent ?? '').matchAll(/\(\((?:name|link)\)\)/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        ranges.push(range);
      }
    }
    CSS.highlights.set('placeholder', new Highlight(...ranges));
    return () => void CSS.highlights.delete('placeholder');
  }, [box, value]);
}
