import { composed } from '@festlig/contracts/define';

/** The fields by which guests are told apart. */
interface Person {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Whether the guest can be recognised only by name. */
export const isNameOnly = ({ email, phone }: Person): boolean => email === null && phone === null;

const addressesOf = ({ email, phone }: Person): string[] => [email, phone].filter((address) => address !== null);

/**
 * A set of guests already seen. The same name at the same address or phone is the same guest; another name there is
 * family (rule: same-address-is-family). Without an address, two guests of the same name may be two people:
 * `namesake` tells whether there is another.
 */
export class KnownGuests {
  private readonly people = new Set<string>();
  /** The name of the first guest at each address. */
  private readonly addresses = new Map<string, string>();
  private readonly names = new Set<string>();

  add(person: Person): void {
    this.names.add(nameOf(person));
    for (const address of addressesOf(person)) {
      if (!this.addresses.has(address)) this.addresses.set(address, person.name);
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

  /** The name of the first guest at one of the person's addresses. */
  nameAt(person: Person): string | null {
    const names = addressesOf(person).map((address) => this.addresses.get(address));
    return names.find((name) => name !== undefined) ?? null;
  }
}

const comparedName = (name: string): string => composed(name.trim()).toLowerCase();
const nameOf = ({ name }: Person): string => comparedName(name);

/** Whether a name at one address is the same guest's. */
export const isSameName = (one: string, other: string): boolean => comparedName(one) === comparedName(other);

/** The address that two guests share, in the form in which addresses are stored. */
export function sharedField(one: Person, other: Person): 'email' | 'phone' | null {
  if (one.email !== null && one.email === other.email) return 'email';
  return one.phone !== null && one.phone === other.phone ? 'phone' : null;
}

const key = (address: string, person: Person): string => `${address} ${nameOf(person)}`;
