import { useCallback, useState, type ReactNode } from 'react';

/** A field that two hosts have changed, in words. */
export interface ClashingField {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}
export type ClashChoice = 'mine' | 'theirs' | null;

/** Asks which of two hosts' changes to keep; give `asked` to a ClashDialog. */
export function useClash() {
  const [asked, setAsked] = useState<{ fields: readonly ClashingField[]; answer: (choice: ClashChoice) => void }>();
  const ask = useCallback(
    (fields: readonly ClashingField[]) =>
      new Promise<ClashChoice>((resolve) => {
        const answer = (choice: ClashChoice) => {
          setAsked(undefined);
          resolve(choice);
        };
        setAsked({ fields, answer });
      }),
    [],
  );
  return { asked, ask };
}
