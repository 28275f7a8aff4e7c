import { useState } from 'react';

const KEY = 'festlig.auto-save';

function isWished(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether this host wants automatic saving: yes, until switched off in this browser (rule: template-auto-save). */
export function useAutoSaveWish(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(isWished);
  const change = (wanted: boolean) => {
    setOn(wanted);
    try {
      localStorage.setItem(KEY, wanted ? 'on' : 'off');
    } catch {
      // Without storage the choice is kept until the page is left.
    }
  };
  return [on, change];
}
