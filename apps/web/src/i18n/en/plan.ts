import type da from '../da/plan';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
