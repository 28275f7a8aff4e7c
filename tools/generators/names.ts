import { names } from '@nx/devkit';

/** The reason why a generator refuses; nothing has been written when it is thrown. */
export class Refused extends Error {}

/** verb-noun, verbNoun, VerbNoun */
export type Names = Record<'kebab' | 'camel' | 'pascal', string>;

export function namesOf(name: string): Names {
  const { fileName, propertyName, className } = names(name);
  return { kebab: fileName, camel: propertyName, pascal: className };
}

/** A kebab-case name with a meaning, of at least `words` words. @throws Refused */
export function checkedName(name: string, what: string, words = 1): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refused(`"${name}" is not a name for a ${what}: write it-like-this`);
  const empty = name.split('-').find((part) => /^(utils?|helpers?|common|misc|shared)$/.test(part));
  if (empty) throw new Refused(`"${empty}" has no meaning: name what the ${what} is about`);
  if (name.split('-').length < words) throw new Refused(`"${name}" is too short for a ${what}: write verb-noun`);
  return namesOf(name);
}

/** Source text about one subject, renamed to another. */
export const renamed = (text: string, from: Names, to: Names): string =>
  text
    .replace(new RegExp(`\\b${from.pascal}(?=[A-Z]|\\b)`, 'g'), to.pascal)
    .replace(new RegExp(`\\b${from.camel}\\b`, 'g'), to.camel)
    .replace(new RegExp(`\\b${from.kebab}\\b`, 'g'), to.kebab);
