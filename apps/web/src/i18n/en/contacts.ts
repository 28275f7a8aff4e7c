import type da from '../da/contacts';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
