/** Several people, an organisation, a title or a relation ("Anne og Bo", "Familien Holm", "Onkel Ole"): greeted whole. */
const WHOLE =
  /[\d,;&+/(@]|\s(og|and|med|with)\s|^(fam(ilien?|ily)?|the|hr|herr|fru|frk|mr|mrs|ms|miss|dr|onkel|tante|moster|faster|farbror|morbror|uncle|aunt(ie)?)(?!\p{L})/iu;
/** A word in small letters that is no part of a surname: "Naboerne i opgang B" is no person. */
const NO_NAME = /^\p{Lu}.*\s(?!(von|van|de|den|der|du|da|di|af|la|le|el|al|ten|zu)\s)\p{Ll}/u;
/** Two first names that are used as one. */
const DOUBLE =
  /^(ann?e?|hans|jens|karl|carl|niels|lars|else|inger|eva|rose|mary|jean|bo) (marie|sofie|sophie|mette|lise|grethe|kirstine|louise|katrine|christian|kristian|peter|erik|henrik|jacob|jakob|ole|otto|jørgen|luc|paul)(?=\s)/i;

/** Whether a name is of several people or has a title or relation in it. */
export const greetsWhole = (name: string): boolean => WHOLE.test(name);

/**
 * The name in the greeting of mails, texts and pages: the first name of a person, but the whole name of couples, families
 * and others; "Familien Holm" as within a sentence, where Danish writes it small (rule: greeted-by-name).
 */
export function greetingName(name: string): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  if (greetsWhole(whole) || NO_NAME.test(whole)) return whole.replace(/^F(?=amilien )/, 'f');
  return DOUBLE.exec(whole)?.[0] ?? whole.split(' ', 1)[0] ?? '';
}
