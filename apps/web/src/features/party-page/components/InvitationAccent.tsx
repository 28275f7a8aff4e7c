import { accentRules } from '@festlig/domain/web/accent-rules';
import { lookOf, type Looks } from '@festlig/domain/web/look';

/** Gives the invitation its accent and its typeface; a guest's own page is served with them (rules: accent-of-picture, typeface-of-picture). */
export const InvitationAccent = ({ party }: { party: Looks }) => <style>{accentRules(lookOf(party))}</style>;
