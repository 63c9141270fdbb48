/** The content type that a client prefers (RFC 9110 section 12.5.1). */

/**
 * Whether `application/json` is preferred to `text/html`: with a higher q, or with the same q if JSON is named and HTML is only
 * covered by a wildcard, as programs send it. Without the header, or with only a wildcard, like curl, the response is HTML as for a browser.
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
    // The most specific range decides, regardless of order.
    if (specificity > best.specificity) best = { specificity, q };
  }
  return best;
}
