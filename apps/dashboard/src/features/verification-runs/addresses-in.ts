/** What the contract takes as pasted; more is a file. */
export const mostPasted = 1_000;

/**
 * Addresses in a pasted text, in their order and with doubles, which the forecast counts: parted by lines, commas or semicolons, also as
 * mail programs write them ("Ana Silva <ana@acme.example>"). What is no address stays: it has a verdict too.
 */
export function addressesIn(text: string): string[] {
  return text
    .replaceAll(/"[^"\n]*"\s*(?=<)/g, '')
    .split(/[\n\r,;]+/)
    .map((part) => /<([^<>]+)>\s*$/.exec(part)?.[1] ?? part)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
