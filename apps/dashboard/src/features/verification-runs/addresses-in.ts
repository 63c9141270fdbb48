/** The limit for pasted addresses in the contract; more require a file. */
export const mostPasted = 1_000;

/**
 * The addresses in a pasted text, in order and with duplicates, which the forecast counts. Separated by lines, commas or semicolons, also
 * as mail programs write them ("Ana Silva <ana@acme.example>"). Invalid addresses are included, because they get a verdict too.
 */
export function addressesIn(text: string): string[] {
  return (
    text
      .replaceAll(/"[^"\n]*"\s*(?=<)/g, '')
      // A name with its surname first: "Silva, Ana <ana@acme.example>".
      .replaceAll(/(?<=^|[\n\r,;])[^\n\r,;@<>]+,(?=[^\n\r,;@<>]+<[^<>\n\r]*@)/g, '')
      .split(/[\n\r,;]+/)
      .map((part) => /<([^<>]+)>\s*$/.exec(part)?.[1] ?? part)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}
