import type { Problems } from '@festlig/contracts/define';
import { checkMoment, CLOCK, typedInstant } from './check-moment';
import { type NewDateProblem, newDateProblem } from './dates';
import { type OfferedField, offeredFields, type OwnField, ownFields, type WizardInput } from './wizard';

export type WizardProblems = Problems<
  'name' | OwnField | OfferedField | 'date' | 'clock' | 'endClock' | 'partyClock',
  'required' | 'invalid' | NewDateProblem
>;

/** Years of an anniversary: 1 to 999, or the 12½ of a copper wedding. */
const YEARS = /^\s*(?:[1-9]\d{0,2}|12(?:½|[.,]5))\s*$/;
/** An age: 1 to 129. */
const AGE = /^\s*(?:[1-9]\d?|1[0-2]\d)\s*$/;

/** Checks the input of the wizard (rules: wizard-required, wizard-party-only, wizard-date). `now` determines today in `zone`. */
export function checkWizard(input: Partial<WizardInput>, now: Date, zone: string): WizardProblems {
  const problems: WizardProblems = {};
  if (!input.name?.trim()) problems.name = { code: 'required' };
  for (const field of ownFields(input)) if (!input[field]?.trim()) problems[field] = { code: 'required' };
  if (input.type === 'anniversary' && !problems.year && !YEARS.test(input.year ?? ''))
    problems.year = { code: 'invalid' };
  const age = offeredFields(input.type).includes('age') ? (input.age?.trim() ?? '') : '';
  if (age !== '' && !AGE.test(age)) problems.age = { code: 'invalid' };
  for (const field of ['endClock', 'partyClock'] as const)
    if (input[field] && !CLOCK.test(input[field])) problems[field] = { code: 'invalid' };
  const date = typedInstant(input, zone);
  const code = date === null ? null : newDateProblem({ date, zone }, now);
  return { ...problems, ...(code ? { date: { code } } : {}), ...checkMoment(input, zone) };
}
