/** With fewer, what the examples share may be chance; as the server's. */
export const fewestExamples = 3;
/** As many as a filter takes. */
const mostDomains = 200;

/** The domains in a pasted text, each once, in order: also of URLs and email addresses, without "www.". Other words are left out. */
export function domainsIn(text: string): string[] {
  const domains = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) =>
      word
        .replace(/^[a-z]+:\/\//, '')
        .replace(/^[^@/]*@/, '')
        .replace(/[/?#:].*$/, '')
        .replace(/^www\./, '')
        .replace(/\.$/, ''),
    )
    .filter((word) => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(word));
  return [...new Set(domains)].slice(0, mostDomains);
}
