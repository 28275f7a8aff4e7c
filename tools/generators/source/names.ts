import { names } from '@nx/devkit';

/** Why a generator will not do what it is asked: nothing has been written when it is thrown. */
export class Refused extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|shared)$/;

export interface Names {
  /** verb-noun */
  kebab: string;
  /** verbNoun */
  camel: string;
  /** VerbNoun */
  pascal: string;
}

export function namesOf(kebab: string): Names {
  const { propertyName, className } = names(kebab);
  return { kebab, camel: propertyName, pascal: className };
}

/** A name in kebab-case that means something. `words`: how many it has at least. @throws Refused */
export function checkedName(name: string, what: string, words = 1): Names {
  if (!KEBAB.test(name)) throw new Refused(`"${name}" is no name of a ${what}: write it-like-this`);
  const parts = name.split('-');
  const empty = parts.find((part) => SAYS_NOTHING.test(part));
  if (empty) throw new Refused(`"${empty}" says nothing: name what the ${what} is about`);
  if (parts.length < words) throw new Refused(`"${name}" is too short for a ${what}: write verb-noun`);
  return namesOf(name);
}
