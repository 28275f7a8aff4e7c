import type { WizardValues } from './model';

/** The answers of the wizard, as this tab has them (rule: draft-party). */
const KEY = 'festlig_wizard';

/** What was typed in the wizard and is not saved yet; nothing when that is damaged. */
export function keptAnswers(): Partial<WizardValues> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as Partial<WizardValues>;
  } catch {
    return {};
  }
}

export function keepAnswers(values: Partial<WizardValues>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Without storage the answers are kept until the page is closed.
  }
}

/** Takes the answers out of the tab: they have become a party, or their host has left them or logged out. */
export const forgetAnswers = (): void => keepAnswers({});
