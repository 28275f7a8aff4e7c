import type da from '../da/parties';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
