/** The licenses that the product may contain: permissive ones for code, and data and font licenses that only ask for attribution. */

export const allowedForCode = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** For declared items: data, fonts, icons, programs and the libraries they ship with. */
export const allowedForDeclared = new Set([
  ...allowedForCode,
  'Artistic-2.0',
  'CC-BY-3.0-US',
  'CC-BY-4.0',
  'curl',
  'etalab-2.0',
  'OFL-1.1',
  'OGL-UK-3.0',
  'OpenSSL',
  'PostgreSQL',
  'public domain',
  'Unicode-3.0',
  'Zlib',
]);

/**
 * Whether an SPDX expression is satisfied by these licenses: one side of OR, both sides of AND. AND binds tighter than OR (SPDX 2.3, annex D).
 * @param {string} expression
 * @param {ReadonlySet<string>} allowed
 * @returns {boolean}
 */
export function isAllowed(expression, allowed) {
  const [whole, inside = ''] = /\(([^()]*)\)/.exec(expression) ?? [];
  if (whole !== undefined)
    return isAllowed(expression.replace(whole, isAllowed(inside, allowed) ? met : 'not met'), new Set([...allowed, met]));
  return expression.split(' OR ').some((side) => side.split(' AND ').every((license) => allowed.has(license)));
}

/** Replaces a satisfied expression in parentheses. */
const met = 'met';
