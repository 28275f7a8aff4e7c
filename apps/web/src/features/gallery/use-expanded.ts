import { useState } from 'react';

const KEY = 'festlig_gallery_expanded';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether the gallery fills the window, as this browser last chose (rule: photo-grid). */
export function useExpanded(): [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setIsExpanded] = useState(stored);
  return [
    isExpanded,
    (next) => {
      setIsExpanded(next);
      try {
        localStorage.setItem(KEY, next ? 'yes' : 'no');
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  ];
}
