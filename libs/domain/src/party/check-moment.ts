import type { Problems } from '@festlig/contracts/define';
import { type LocalMoment, toInstant } from './moment';

export type MomentProblems = Problems<'date' | 'clock', 'required' | 'invalid'>;

/** HH:mm. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The time used for a date while no time is typed. */
const NOON = '12:00';

/** The instant of what is typed so far; null while the date does not exist. */
export const typedInstant = ({ date = '', clock = '' }: Partial<LocalMoment>, zone: string): string | null =>
  toInstant({ date, clock }, zone) ?? toInstant({ date, clock: NOON }, zone);

/** Checks a date and a time as a host types them (rule: wizard-required). */
export function checkMoment({ date = '', clock = '' }: Partial<LocalMoment>, zone: string): MomentProblems {
  const problems: MomentProblems = {};
  if (date === '') problems.date = { code: 'required' };
  else if (toInstant({ date, clock: NOON }, zone) === null) problems.date = { code: 'invalid' };
  if (clock === '') problems.clock = { code: 'required' };
  else if (!CLOCK.test(clock)) problems.clock = { code: 'invalid' };
  return problems;
}
