import { composed } from '@festlig/contracts/define';

/** What tells guests apart. */
interface Person {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Nothing but the name tells who they are. */
export const isNameOnly = ({ email, phone }: Person): boolean => email === null && phone === null;

const addressesOf = ({ email, phone }: Person): string[] => [email, phone].filter((address) => address !== null);

/**
 * Guests one has met. The same name at the same address or phone is the same guest; another name there is family, who
 * share one (rule: same-address-is-family). Without an address two of one name may be two people: `namesake` tells
 * whether there is another.
 */
export class KnownGuests {
  private readonly people = new Set<string>();
  private readonly addresses = new Set<string>();
  private readonly names = new Set<string>();

  add(person: Person): void {
    this.names.add(nameOf(person));
    for (const address of addressesOf(person)) {
      this.addresses.add(address);
      this.people.add(key(address, person));
    }
  }

  namesake(person: Person): boolean {
    return this.names.has(nameOf(person));
  }

  relationOf(person: Person): 'same' | 'family' | 'stranger' {
    const addresses = addressesOf(person);
    if (addresses.some((address) => this.people.has(key(address, person)))) return 'same';
    return addresses.some((address) => this.addresses.has(address)) ? 'family' : 'stranger';
  }
}

const nameOf = ({ name }: Person): string => composed(name).toLowerCase();
const key = (address: string, person: Person): string => `${address} ${nameOf(person)}`;
