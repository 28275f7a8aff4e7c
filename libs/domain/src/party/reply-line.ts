import type { Language } from '@festlig/contracts/define';

/** The line with which the wizard's texts ask for a reply. */
export const REPLY_LINE: Record<Language, string> = {
  da: 'Skriv, om I kan komme, og hvor mange I bliver.',
  en: 'Let us know if you can come, and how many you will be.',
};

/** Whether the text of a page has that line still, in either language (rule: settings-replies). */
export const asksForReply = (body: string): boolean => Object.values(REPLY_LINE).some((line) => body.includes(line));
