import type da from '../da/guest-reply';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
