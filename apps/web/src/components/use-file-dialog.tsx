import { type ReactNode, useState } from 'react';

interface FileDialogProps {
  /** The formats that the file dialog offers, as in the attribute `accept` of an input. */
  accept: string;
  /** The `data-testid` of the input. */
  testId: string;
  onFile: (file: File) => void;
}

/** The file dialog for one file, and the input that it needs on the page. A button opens it: the text of a native file input cannot be set to the page's language. */
export function useFileDialog({ accept, testId, onFile }: FileDialogProps): { input: ReactNode; choose: () => void } {
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  const input = (
    <input
      ref={setElement}
      type="file"
      hidden
      accept={accept}
      data-testid={testId}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  );
  return { input, choose: () => element?.click() };
}
