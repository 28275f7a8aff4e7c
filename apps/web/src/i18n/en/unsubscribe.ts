import type da from '../da/unsubscribe';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
