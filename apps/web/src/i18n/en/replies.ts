import type da from '../da/replies';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
