import { HelpInput } from '@festlig/contracts/messaging';
import type { z } from 'zod';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';

const Filled = HelpInput.pick({ userEmail: true, entry: true, zip: true });
export type HelpValues = z.input<typeof Filled>;

/** The contract's own rules (rule: help-required). */
export const helpErrors = (values: Partial<HelpValues>, t: ErrorsT) => schemaErrors(Filled, values, t);

/**
 * Sending is shown at least this long: a success that flashes by cannot be read (rule: help-success).
 */
export const SUCCESS_DELAY_MS = 1500;
