import type { Language } from '@festlig/contracts/define';
import { da } from './da/all';
import { en } from './en/all';
import type { StaticTexts } from './texts';

/** The content of the static pages (rule: static-content). */
export const STATIC_TEXTS: Readonly<Record<Language, StaticTexts>> = { da, en };
