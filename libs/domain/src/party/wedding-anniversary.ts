import type { Language } from '@festlig/contracts/define';

/** The anniversaries that have a name of their own, by years. Danes also celebrate the first half of silver. */
const NAMES: Record<Language, Readonly<Partial<Record<string, string>>>> = {
  da: { '12½': 'kobberbryllup', 25: 'sølvbryllup', 50: 'guldbryllup', 60: 'diamantbryllup' },
  en: {
    25: 'silver wedding anniversary',
    50: 'golden wedding anniversary',
    60: 'diamond wedding anniversary',
  },
};

/** Two people are named: "Mette og Per". One name, or that of a firm, has no wedding to celebrate. */
const isCouple = (name: string): boolean => /\S\s+(?:og|and|&|\+)\s+\S/i.test(name);

/** Years as they are written in a text: "12,5" is "12½". */
export const writtenYears = (typed: string): string => typed.trim().replace(/^12[.,]5$/, '12½');

/** What a couple celebrates after so many years (rule: wizard-anniversary); null without a name of its own. */
export const weddingAnniversary = (name: string, year: string, language: Language): string | null =>
  (isCouple(name) ? NAMES[language][year] : undefined) ?? null;
