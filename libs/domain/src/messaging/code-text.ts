import type { Language } from '@festlig/contracts/define';
import { PHONE_CODE_MINUTES } from '../identity/lifetimes';

const words: Record<Language, (code: string, minutes: number) => string> = {
  da: (code, minutes) => `${code} er din kode hos Festlig. Den virker i ${minutes} minutter. Giv den ikke til andre.`,
  en: (code, minutes) => `${code} is your Festlig code. It works for ${minutes} minutes. Do not give it to anyone.`,
};

/** The text that `user.phone-code-requested` causes. The code comes first, because a phone's preview is short. */
export const codeText = (language: Language, code: string): string => words[language](code, PHONE_CODE_MINUTES);
