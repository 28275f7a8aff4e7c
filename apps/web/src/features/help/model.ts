import { HelpInput } from '@festlig/contracts/messaging';
import type { z } from 'zod';
import { schemaErrors } from '../../api/form-errors';
import type { ErrorsT } from '../../i18n/error-text';

const Filled = HelpInput.pick({ userEmail: true, entry: true, zip: true });
export type HelpValues = z.input<typeof Filled>;

/** Spec section 5, Help: the contract's own rules. */
export const helpErrors = (values: Partial<HelpValues>, t: ErrorsT) => schemaErrors(Filled, values, t);

/** Spec section 9: a success that flashes by is not read. */
export const SUCCESS_DELAY_MS = 1500;
