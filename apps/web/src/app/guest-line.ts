import { lineTexts } from '@festlig/domain/contacts/pasted-line';

/** Name and address of a guest who was typed into one field, read as the paste of a list reads a line. */
export function guestOfLine(line: string): { name: string; email: string } {
  const { name, email } = lineTexts(line).texts;
  return { name, email };
}
