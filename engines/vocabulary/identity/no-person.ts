/**
 * Texts in a field for a person's name that name nobody, several people, or a company. They have no given name and surname, and an address for
 * "Anna & Ben Meier" or "Sales Department" would belong to no one person.
 */
import { foldText } from '../text/fold.ts';
import { isAffixWord, isParticle, plainWord } from './name-affixes.ts';
import { hasLegalForm, isGivenName } from './name-kinds.ts';

/** Words between two people, only in lower case: English, German, French, Dutch, Scandinavian, Finnish, Polish, Czech, Russian, Ukrainian, Turkish. */
const joining = new Set('and und u. et och og samt sowie or oder ou oraz и та або или ve'.split(' '));
/** Words that end the name of a company or of a part of one, and are hardly anybody's surname; folded. */
const endsOfOrganizations = new Set(
  'group gruppe groupe gmbh ltd limited inc incorporated llc llp plc corp corporation company sarl kft zrt oyj department dept team office support service services resources division helpdesk abteilung sekretariat verwaltung vertrieb kundenservice buchhaltung einkauf departamento departement comptabilite accueil consulting solutions technologies systems partners associates industries logistics foundation university committee reception administration'.split(
    ' ',
  ),
);
/** Words that end a job title, or that programs write for a user without a name, and are hardly anybody's surname; folded. */
const endsOfRoles = new Set(
  'manager director officer executive owner founder cofounder president engineer developer assistant representative recruiter specialist coordinator consultant administrator user member employee customer client candidate applicant madam sir person ceo cto cfo coo cmo geschaftsfuhrer geschaftsfuhrerin inhaber inhaberin geschaftsleitung directeur directrice gerente responsable titolare'.split(
    ' ',
  ),
);
/** Words that begin the name of a business or of a family; folded. */
const beginningsOfBusinesses = new Set(
  'hotel restaurant ristorante restaurante gasthof gasthaus cafe praxis kanzlei backerei metzgerei schreinerei tischlerei autohaus apotheke weingut agentur firma verein klinik clinic clinica pharmacy pharmacie farmacia boulangerie panaderia garage cabinet etablissements familie fam family eheleute famille familia'.split(
    ' ',
  ),
);
/** Words of sentences and titles, in lower case beside words with capitals: "Head of Sales". */
const wordsOfSentences = new Set('of for with from our your it is are may fur'.split(' '));
/** "and others", at the end. */
const andOthers = /(?:\+\s*\d+|\bu\.\s?(?:v\.\s?)?a\.|\bet al\.?|\b(?:and|und|et|y) (?:others|andere|autres|otros))\s*$/i;

/** What people and programs write where there is no name; folded. Single ones may be surnames. */
const placeholders = new Set(
  'n a na tbd tba none null nil nan unknown unbekannt inconnu desconocido test xxx xx x first last name firstname lastname surname fullname vorname nachname prenom nom nombre apellido nome cognome no not available contact kontakt anonymous undisclosed'.split(
    ' ',
  ),
);

/** Longer text is not a name. The patterns below take quadratic time or more. An estimate, in UTF-16 units. */
export const longestName = 200;

/** Whether the fast path for names of two plain ASCII words doesn't apply to one of these words. @param word in lower case */
export const isUnusualWord = (word: string): boolean =>
  /^holdings?$/.test(word) ||
  endsOfOrganizations.has(word) ||
  placeholders.has(word) ||
  endsOfRoles.has(word) ||
  beginningsOfBusinesses.has(word);

/**
 * Whether a text isn't the name of exactly one person by its form.
 * @param text without what describes the person: "(she/her)", "– Sales Director", an address
 */
export function isNoPerson(text: string): boolean {
  if (text.length > longestName) return true;
  const words = text.split(/[\s,،]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const withLetters = words.filter((word) => /\p{L}/u.test(word));
  if (withLetters.length === 0) return true;
  const folded = foldText(text).split(' ');
  if (words.length > 1 && folded.every((word) => placeholders.has(word))) return true;
  // An error of a spreadsheet, and the local parts of addresses.
  if (/^#\p{Lu}|\p{Ll}{2}\.\p{Ll}{2}/u.test(text.trim())) return true;
  // "n/a", "N.A."
  if (words.length === 1 && /^n\s*[/.]\s*a\.?$/i.test(text.trim())) return true;
  if (words.length > 1 && words.every((word) => isParticle(word) && word === word.toLowerCase())) return true;
  if (isOrganization(text, words, folded)) return true;
  return areSeveral(text);
}

function isOrganization(text: string, words: readonly string[], folded: readonly string[]): boolean {
  const [first = ''] = words;
  if (words.length < 2) return false;
  if (folded.some((word) => /^(?:department|team|helpdesk|abteilung|sekretariat|kundenservice)$/.test(word)) && !text.includes(','))
    return true;
  if (beginningsOfBusinesses.has(folded[0] ?? '') && !text.includes(',')) return true;
  if (endsOfRoles.has(folded.at(-1) ?? '') && !text.includes(',')) return true;
  if (/\p{Lu}/u.test(text) && words.some((word) => wordsOfSentences.has(word))) return true;
  // "Ana SA": a surname in capitals, as in French lists. After a given name, only forms that are no surname count.
  if (endsOfOrganizations.has(folded.at(-1) ?? '')) return !text.includes(',');
  const beforeComma = text.split(/[,،]/, 1)[0] ?? '';
  return !isGivenName(first) && /\S\s+\S/.test(beforeComma) && hasLegalForm(beforeComma) && !isAffixWord(plainWord(words.at(-1) ?? ''));
}

/** "Anna & Ben Meier", "Anna Meier und Ben Schulz", "Anna Meier / Ben Schulz", "Anna Meier, Ben Schulz", "田中太郎、鈴木花子". */
function areSeveral(text: string): boolean {
  if (andOthers.test(text) || /\sو\s/u.test(text)) return true;
  const [before = '', ...after] = text.split(/\s*[,،]\s*/);
  // "Ana Silva, R&D" describes Ana; "Meier, Anna & Ben" doesn't.
  const isDescribed = after.length > 0 && /\S\s+\S/.test(before);
  const name = isDescribed ? before : text;
  const words = name.split(/[\s,،]+/).filter((word) => /\p{L}/u.test(word));
  if (/[\p{L}.]\s*[&+;]\s*\p{L}/u.test(name)) return true;
  // "Rajan s/o Muthu" and "she/her" are one person's.
  if (/\p{L}\.?\s*\/\s*\p{L}/u.test(name.replace(/(?<=\s)(?:[ads]\/[lop]|(?:s?he|they|her|him|them)(?:\/\p{L}+)+)(?=\s|$)/giu, ' ')))
    return true;
  if (/[\p{sc=Han}\p{sc=Hangul}]{2}\s*、\s*[\p{sc=Han}\p{sc=Hangul}]{2}/u.test(name)) return true;
  const isBetween = (word: string, index: number): boolean => {
    const [previous = '', next = ''] = [words[index - 1], words[index + 1]];
    if (index === 0 || next === '') return false;
    // "Mgr. et Mgr. Eva Nová", "von und zu Guttenberg"
    if (joining.has(word)) return !isAffixWord(plainWord(previous)) && !isParticle(previous);
    // "Juan y María Pérez", but "Ortega y Gasset" and "Costa e Silva": two surnames of one person.
    return /^[yei]$/.test(word) && index === 1 && isGivenName(previous) && isGivenName(next) && words.length > 3;
  };
  if (words.some(isBetween)) return true;
  // "Anna Meier, Ben Meier", but not "García Márquez, Ana María", "Ana Silva, Florence" and "Ana Silva, Head of Sales".
  return (
    isDescribed &&
    after.some((part) => isGivenName(part.split(' ')[0] ?? '') && /^\p{Lu}\S+ \p{Lu}\S+$/u.test(part)) &&
    isGivenName(words[0] ?? '')
  );
}
