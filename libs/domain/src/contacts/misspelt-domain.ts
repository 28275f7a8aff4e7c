/** Domains of addresses that many people have, and how they are misspelt most often. */
const MISSPELT: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gmil.com',
    'gmaill.com',
    'gmaul.com',
    'gamil.com',
    'gnail.com',
    'gmail.con',
    'gmail.co',
    'gmail.cm',
    'gmail.om',
    'gmail.comm',
    'gmail.dk',
    'gmailcom',
  ],
  'hotmail.com': [
    'hotmial.com',
    'hotmai.com',
    'hotmal.com',
    'hotmil.com',
    'hotmaill.com',
    'hotamil.com',
    'hotnail.com',
    'homail.com',
    'hotmail.con',
    'hotmail.co',
    'hotmail.cm',
    'hotmail.comm',
  ],
  'hotmail.dk': ['hotmial.dk', 'hotmai.dk', 'hotmal.dk', 'hotmaill.dk', 'hotamil.dk', 'homail.dk'],
  'outlook.com': [
    'outlok.com',
    'outloook.com',
    'outllook.com',
    'outlool.com',
    'oulook.com',
    'outook.com',
    'outlook.con',
    'outlook.co',
    'outlook.cm',
  ],
  'outlook.dk': ['outlok.dk', 'outloook.dk', 'oulook.dk', 'outook.dk'],
  'icloud.com': [
    'iclould.com',
    'icoud.com',
    'iclod.com',
    'iclud.com',
    'icluod.com',
    'icloude.com',
    'icloud.con',
    'icloud.co',
    'icloud.cm',
    'icloud.dk',
  ],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yhaoo.com', 'yahho.com', 'yaoo.com', 'yahoo.con', 'yahoo.co', 'yahoo.cm'],
  'yahoo.dk': ['yaho.dk', 'yahooo.dk', 'yhaoo.dk'],
};
const RIGHT: ReadonlyMap<string, string> = new Map(
  Object.entries(MISSPELT).flatMap(([right, all]) => all.map((misspelt) => [misspelt, right] as const)),
);

/**
 * The domain that was probably meant where an address has a well-known one with a slip of the finger, "gmial.com"; null for
 * every other address. The host is asked and nothing is changed without them (rule: misspelt-domain).
 */
export function meantDomain(email: string): string | null {
  const domain = email.trim().split('@')[1] ?? '';
  return RIGHT.get(domain.toLowerCase()) ?? null;
}

/** An address with the domain that was meant. */
export const withDomain = (email: string, domain: string): string => email.trim().replace(/@.*$/s, `@${domain}`);
