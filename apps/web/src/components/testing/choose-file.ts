import { fireEvent } from '@testing-library/react';

/** Chooses a file with this content in an input. */
export function chooseFile(input: HTMLElement, content: string | Uint8Array<ArrayBuffer>, name = 'guests.csv'): void {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // jsdom cannot read a file.
  const file = Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(input, { target: { files: [file] } });
}
