/** Singular forms by their endings, in the seven languages. */

/** Possible singular forms of a folded word in the seven languages; they only count where a vocabulary knows them. */
export function singularsOf(folded: string): string[] {
  if (folded.length < 4) return /^[a-z]{2}s$/.test(folded) ? [folded.slice(0, -1)] : [];
  return endings.flatMap(([ending, replacements]) =>
    // "Peter" is not several pets.
    folded.endsWith(ending) && !(ending === 'er' && folded.length < 7)
      ? replacements.map((each) => folded.slice(0, -ending.length) + each).filter((each) => each.length > 2)
      : [],
  );
}

/** Plural endings and what the singular may have instead: English, French, Spanish and Dutch -s, German -en, Italian -i … */
const endings: readonly (readonly [plural: string, singulars: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['innen', ['in', '']],
  ['oes', ['ao']],
  ['aux', ['al', 'au']],
  ['che', ['ca']],
  ['chi', ['co']],
  ['zie', ['zia']],
  ['issen', ['is']],
  ['ais', ['al']],
  ['eis', ['el']],
  ['ois', ['ol']],
  ['vis', ['vil']],
  ['aren', ['aar']],
  ['aten', ['aat']],
  ['oren', ['oor']],
  ['elen', ['eel']],
  ['zen', ['s']],
  ['ven', ['f']],
  ['s', ['']],
  ['es', ['', 'e']],
  ['x', ['']],
  ['ern', ['er', '']],
  ['en', ['', 'e']],
  ['er', ['']],
  ['n', ['']],
  ['e', ['', 'a']],
  ['i', ['o', 'e', 'a', 'io']],
];
