/** What kind of answer a reader wants (RFC 9110 section 12.5.1). */

/**
 * Whether `application/json` is wanted more than `text/html`: by a higher q, or at the same q by being named where HTML is only
 * covered by a wildcard, which is how programs ask. No wish at all, or a bare wildcard, is curl's, and gets HTML like a browser.
 */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const [json, html] = [wish(accept, 'application', 'json'), wish(accept, 'text', 'html')];
  return json.q > html.q || (json.q === html.q && json.q > 0 && json.specificity > html.specificity);
}

function wish(accept: string, type: string, subtype: string): { specificity: number; q: number } {
  let best = { specificity: -1, q: 0 };
  for (const entry of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const specificity = ['*/*', `${type}/*`, `${type}/${subtype}`].indexOf(range);
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const q = given === undefined ? 1 : Number(given.slice(2)) || 0;
    // The most specific range decides, whatever stands before or after it.
    if (specificity > best.specificity) best = { specificity, q };
  }
  return best;
}
