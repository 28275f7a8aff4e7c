import type da from '../da/party-page';
import type { Texts } from '../texts';

export default {} as const satisfies Texts<typeof da>;
