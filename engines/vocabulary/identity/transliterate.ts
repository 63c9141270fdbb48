/** Cyrillic and Greek in Latin letters, as names are usually written in passports and addresses (ICAO Doc 9303 part 3; ELOT 743), simplified. */

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya єye іi ґg ўu јj љlj њnj ћc ђdj џdz ѓg ќk ѕdz'
    .split(' ')
    .map((pair) => [pair[0] ?? '', pair.slice(1)]),
);

/** Before the letters, two of which are one sound. */
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/(?<=^| )μπ/g, 'b'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/γγ/g, 'ng'],
];
const greek: Readonly<Record<string, string>> = Object.fromEntries(
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'.split(' ').map((pair) => [pair[0] ?? '', pair.slice(1)]),
);

/** @param text folded. Letters of other scripts stay. */
export function transliterate(text: string): string {
  if (!/[\u0370-\u052f]/.test(text)) return text;
  let plain = text;
  for (const [pair, latin] of greekPairs) plain = plain.replaceAll(pair, latin);
  return plain.replaceAll(/[\u0370-\u052f]/g, (letter) => cyrillic[letter] ?? greek[letter] ?? letter);
}
