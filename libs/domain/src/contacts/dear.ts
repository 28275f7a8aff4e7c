import { greetingName } from './greeting-name';

const DEAR = { da: 'Kære', en: 'Dear' } as const;

/** "Kære Ole": how mails of the product greet a guest of this name (rule: greeted-by-name). */
export const dearGuest = (name: string, language: keyof typeof DEAR): string =>
  `${DEAR[language]} ${greetingName(name)}`;
