/**
 * MDN HTTP Observatory's scoring rules, for one page served over https.
 * Source: github.com/mdn/mdn-http-observatory, src/grader/charts.js (modifiers) and src/analyzer/tests/*.js (rules), as of 2026-11. Reimplemented
 * from these rules; parts that need a network (preload lists, redirects between hosts) are parameters or use the worst case.
 */

export interface ScannedPage {
  /** Lower-case names; several values of one name are joined by `, `. */
  headers: Record<string, string>;
  html: string;
  setCookie: string[];
  /** Whether http:// redirects to https:// on the same host, which the proxy does. */
  redirectsToHttps: boolean;
}

export interface Finding {
  test: string;
  result: string;
  modifier: number;
}

/** Bonuses count only from this score on (charts.js, MINIMUM_SCORE_FOR_EXTRA_CREDIT). */
const minimumForBonus = 90;

export function observatoryScore(page: ScannedPage): { score: number; findings: Finding[] } {
  const findings = [
    contentSecurityPolicy(page),
    page.setCookie.length === 0 ? found('cookies', 'not-found', 0) : found('cookies', 'set', -20),
    crossOriginResourceSharing(page),
    page.redirectsToHttps ? found('redirection', 'to-https', 0) : found('redirection', 'missing', -20),
    referrerPolicy(page),
    strictTransportSecurity(page),
    subresourceIntegrity(page),
    page.headers['x-content-type-options'] === 'nosniff'
      ? found('x-content-type-options', 'nosniff', 0)
      : found('x-content-type-options', 'missing', -5),
    frameOptions(page),
    crossOriginResourcePolicy(page),
  ];
  const base = findings.reduce((score, { modifier }) => score + Math.min(0, modifier), 100);
  const bonus = findings.reduce((score, { modifier }) => score + Math.max(0, modifier), 0);
  return { score: Math.max(0, base >= minimumForBonus ? base + bonus : base), findings };
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];

export function parsePolicy(header: string): Map<string, string[]> {
  const policy = new Map<string, string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (policy.has(name)) throw new Error(`Duplicate directive ${name}`);
    if (name)
      policy.set(
        name.toLowerCase(),
        sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources.map((source) => source.toLowerCase()),
      );
  }
  return policy;
}

function contentSecurityPolicy({ headers }: ScannedPage): Finding {
  const test = 'content-security-policy';
  const header = headers[test];
  if (!header) return found(test, 'not-implemented', -25);
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, object, style] = ['script-src', 'object-src', 'style-src'].map(sourcesOf) as [string[], string[], string[]];
  const all = [...policy.values()].flat();
  if (script.some((source) => broadOrInline.includes(source)) || object.some((source) => broad.includes(source)))
    return found(test, 'unsafe-inline', -20);
  if (all.some((source) => source.startsWith('http:') || source.startsWith('ftp:'))) return found(test, 'insecure-scheme', -20);
  if ([...script, ...style].includes("'unsafe-eval'")) return found(test, 'unsafe-eval', -10);
  if (style.some((source) => broadOrInline.includes(source))) return found(test, 'unsafe-inline-in-style-src-only', 0);
  const onlyOwnForms = ["'none'", "'self'"].includes(policy.get('form-action')?.join(' ') ?? '*');
  return policy.get('default-src')?.join(' ') === "'none'" && onlyOwnForms
    ? found(test, 'no-unsafe-default-src-none', 10)
    : found(test, 'no-unsafe', 5);
}

function crossOriginResourceSharing({ headers }: ScannedPage): Finding {
  const universal = headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-credentials'] === 'true';
  return universal
    ? found('cross-origin-resource-sharing', 'universal-access', -50)
    : found('cross-origin-resource-sharing', 'not-implemented-or-public', 0);
}

function referrerPolicy({ headers }: ScannedPage): Finding {
  const header = headers['referrer-policy'];
  if (header === undefined) return found('referrer-policy', 'not-implemented', 0);
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header);
  return isPrivate ? found('referrer-policy', 'private', 5) : found('referrer-policy', 'unsafe', -5);
}

function strictTransportSecurity({ headers }: ScannedPage): Finding {
  const [, maxAge] = /(?:^|;\s*)max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (maxAge === undefined) return found('strict-transport-security', 'not-implemented', -20);
  return Number(maxAge) >= 15_552_000
    ? found('strict-transport-security', 'six-months', 0)
    : found('strict-transport-security', 'less-than-six-months', -10);
}

/** Same-origin scripts need no integrity hash; there is a bonus for having one. */
function subresourceIntegrity({ html }: ScannedPage): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)];
  const foreign = scripts.filter(([, src]) => /^(https?:)?\/\//.test(src ?? ''));
  if (foreign.some(([tag]) => !tag.includes('integrity=')))
    return found('subresource-integrity', 'external-scripts-not-loaded-securely', -50);
  const all = scripts.length > 0 && scripts.every(([tag]) => tag.includes('integrity='));
  return all ? found('subresource-integrity', 'all-scripts', 5) : found('subresource-integrity', 'same-origin-scripts-only', 0);
}

function frameOptions({ headers }: ScannedPage): Finding {
  if (parsePolicy(headers['content-security-policy'] ?? '').has('frame-ancestors')) return found('x-frame-options', 'via-csp', 5);
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? found('x-frame-options', 'header', 0)
    : found('x-frame-options', 'missing', -20);
}

function crossOriginResourcePolicy({ headers }: ScannedPage): Finding {
  const test = 'cross-origin-resource-policy';
  const header = headers[test];
  if (header === undefined) return found(test, 'not-implemented', 0);
  if (header === 'same-origin' || header === 'same-site') return found(test, header, 10);
  return header === 'cross-origin' ? found(test, header, 0) : found(test, 'invalid', -5);
}

function found(test: string, result: string, modifier: number): Finding {
  return { test, result, modifier };
}
