import { accentRules } from '@festlig/domain/web/accent-rules';

/** Gives the invitation the accent of its picture; a guest's own page is served with it (rule: accent-of-picture). */
export const InvitationAccent = ({ heroImage }: { heroImage: string | null }) => (
  <style>{accentRules(heroImage)}</style>
);
