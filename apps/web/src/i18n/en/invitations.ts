import type da from '../da/invitations';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
