import type da from '../da/identity';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
