/**
 * Other spellings of the words of a name: "mueller" and "müller" are one name, as are "joergensen" and "jørgensen". Folding makes "muller"
 * of the second, so a query asks for the others, too. For names only: in titles and descriptions, "poet" would find "pot".
 *
 * The rules: ICAO Doc 9303, part 3, section 6 (ä as AE, ö and ø as OE, ü as UE, å as AA), which is how passports and German and Nordic email
 * addresses write these letters.
 */
import { foldText } from '@leadlight/vocabulary/text';
import { wordsOf } from './normal.ts';

export interface OtherSpelling {
  /** Folded. */
  readonly word: string;
  /** Whether only the whole word counts, not one that it begins: "bart" for "baert" must not find "Barton". */
  readonly isWhole: boolean;
}

export interface NameWord {
  /** The word as folded. */
  readonly typed: string;
  /** Without the typed one; empty for most words. */
  readonly others: readonly OtherSpelling[];
}

/** The distinct words of a name as typed, each with its other spellings. Empty for a text without letters and digits. */
export function nameWordsOf(text: string): NameWord[] {
  const known = wordsOf(text);
  const spelledOut = new Map<string, Set<string>>();
  const lower = text.normalize('NFC').toLowerCase();
  if (/[äöüøå]/.test(lower)) {
    const typed = foldText(text).split(' ');
    for (const spelled of [umlautsOut(lower), lower.replaceAll('å', 'aa'), umlautsOut(lower).replaceAll('å', 'aa')]) {
      const words = foldText(spelled).split(' ');
      typed.forEach((word, at) => {
        const other = words[at];
        if (other !== undefined && other !== word) spelledOut.set(word, (spelledOut.get(word) ?? new Set()).add(other));
      });
    }
  }
  return known.map((typed) => ({ typed, others: othersOf(typed, [...(spelledOut.get(typed) ?? [])]) }));
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue' };
const umlautsOut = (text: string): string => text.replaceAll(/[äöøü]/g, (letter) => umlauts[letter] ?? letter);

function othersOf(typed: string, spelledOut: readonly string[]): OtherSpelling[] {
  const withUmlauts = umlautsIn(typed);
  const short = [...new Set([withUmlauts, ringsIn(typed), ringsIn(withUmlauts)])].filter((word) => word !== typed);
  const usual = usuallySpelled.get(typed);
  return [
    ...[...new Set([...spelledOut, ...(usual === undefined ? [] : [usual])])].map((word) => ({ word, isWhole: false })),
    ...short.filter((word) => !spelledOut.includes(word)).map((word) => ({ word, isWhole: word.length <= longestWhole })),
  ];
}

/** Shorter words begin too many others: "bart" for "baert" also begins "Barton". Our choice. */
const longestWhole = 4;

/**
 * Where two vowels are two sounds: "Michael", "Joel", "Samuel", "Páez", "Sáenz". Names from Hebrew that end in "-el", and Spanish ones in
 * "-áez" and "-áenz".
 */
const twoSounds = /(?:ae|oe|ue)ls?$|^(?:mi(?:ch|k|kh|h|g)|ra(?:ph|f|ch|qu)|is[rm]|sam|e?m?man|imman|em|j|n|g|azr)(?:ae|oe|ue)l|aen?z$/;

/**
 * "Mueller" as "muller". Not before a vowel (but "Haeusler") nor at the end ("Joe", "Sue", "Zoe"), and not where the letters belong to others:
 * "Bauer", "Marquez", "Rodrigues" (but "Guenther").
 */
const umlautsIn = (word: string): string =>
  twoSounds.test(word)
    ? word
    : word.replaceAll(
        /ae(?=u|[b-df-hj-np-tv-xz])|(?<![aeio])oe(?=[b-df-hj-np-tv-xz])|(?<![aegioq])ue(?=[b-df-hj-np-tv-xz])|(?<=^g)ue(?=[lmnt])/g,
        (both) => both.charAt(0),
      );

/** "Aakesson" as "akesson". Not in short names, where the other one is somebody else's: "Daan" and "Dan". */
const ringsIn = (word: string): string => (word.length >= 5 ? word.replaceAll('aa', 'a') : word);

/**
 * Frequent German and Nordic names, which are also written without the sign and found by that: "muller" for "Mueller". A list of our own. A
 * rule would ask for "poet" when "pot" was typed.
 */
const usuallySpelled: ReadonlyMap<string, string> = new Map(
  `mueller schroeder schaefer koehler koenig krueger boehm jaeger moeller guenther guenter juergen joerg goetz kuehn boettcher fraenkel
  schoenfeld schoen duerr luedtke hoefer hoehne roehl bruegge buettner buerger gaertner kaestner naegele roeder roesler roessler
  schaeffer schluetter schuetz schuetze schuessler schwaerzler stroebel suess uebel voelker voegele wuerth wuest goebel goedel
  goering huebner haensel haeusler kaelin koester kroeger kuester loeffler lueders maerz noeth oeztuerk paetzold ploetz
  raetz rueegg soellner ruediger bjoern soeren joergensen soerensen joergen goeran hoegh hoejgaard noergaard soendergaard oestergaard
  oestberg oesterberg sjoeberg sjoestroem stroem lindstroem nystroem bergstroem engstroem ekstroem hoegberg sjoegren froeberg
  aakesson aaberg aastroem haakansson haakan akerstroem baath`
    .split(/\s+/)
    .map((word) => [umlautsIn(ringsIn(word)), word]),
);
