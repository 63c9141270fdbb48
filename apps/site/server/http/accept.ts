/** What kind of answer a reader wants (RFC 9110 section 12.5.1). */

/** Whether `application/json` is wanted more than `text/html`; equal wishes, and none, are a browser's or curl's, and get HTML. */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  return quality(accept, 'application', 'json') > quality(accept, 'text', 'html');
}

function quality(accept: string, type: string, subtype: string): number {
  let best = { specificity: -1, q: 0 };
  for (const entry of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const specificity = ['*/*', `${type}/*`, `${type}/${subtype}`].indexOf(range);
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const q = given === undefined ? 1 : Number(given.slice(2)) || 0;
    // The most specific range decides, whatever stands before or after it.
    if (specificity > best.specificity) best = { specificity, q };
  }
  return best.q;
}
