import type da from '../da/wizard';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
