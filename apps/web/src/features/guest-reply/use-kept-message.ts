import { useState } from 'react';

/** Keeps a message that is begun through a reload, and while the app takes over (rule: typed-work-survives). */
export function useKeptMessage(rid: string): { begun: string; keep: (text: string) => void } {
  const name = `festlig_message_${rid}`;
  const [begun] = useState(() => {
    try {
      return sessionStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  });
  const keep = (text: string) => {
    try {
      if (text === '') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, text);
    } catch {
      // Without storage, what was typed is kept until the page is closed.
    }
  };
  return { begun, keep };
}
