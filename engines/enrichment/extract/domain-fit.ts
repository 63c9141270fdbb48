/** How well a name fits the site's domain. */
import { companyNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';

const ands = ['and', 'und', 'et', 'y', 'e', 'en', 'n'];
/** "H & S" as it is written in domains: "hands". */
const spelledOut = (name: string): string[] =>
  /&|\+/.test(name) ? ands.map((and) => foldText(name.replaceAll(/\s*[&+]\s*/g, ` ${and} `)).replaceAll(' ', '')) : [];

/** How well a name fits the site's domain: 3 the same letters, 2 one begins with the other, 1 initials or a common word, 0 not at all. */
export function domainFit(name: string, domain: string | null): number {
  if (domain === null) return 0;
  const label = foldText(domain.split('.')[0] ?? '').replaceAll(' ', '');
  const whole = foldText(name).replaceAll(' ', '');
  const key = (companyNameKey(name) ?? '').replaceAll(' ', '');
  const withoutAnd = foldText(name)
    .replaceAll(/\b(?:and|und|et|the|y|e)\b/g, '')
    .replaceAll(' ', '');
  // "acme.ai" is called "AcmeAI".
  const withSuffix = foldText(domain).replaceAll(' ', '');
  if (label.length < 2 || key === '') return 0;
  // The address itself isn't a name if there is another one.
  if (name.toLowerCase().trim() === domain) return 0.5;
  if ([whole, key, withoutAnd, ...spelledOut(name)].includes(label) || whole === withSuffix)
    return whole === withSuffix && whole !== label ? 2.5 : 3;
  if (key.length > 2 && (label.startsWith(key) || key.startsWith(label) || withoutAnd.startsWith(label))) return 2;
  // "The Pine Inn" on thepine.com
  if (label.length > 4 && whole.startsWith(label)) return 2;
  if (key.length > 4 && (label.includes(key) || (label.length > 3 && key.includes(label)))) return 1.5;
  const words = foldText(name)
    .split(' ')
    .filter((word) => word !== '');
  const initials = words.map(([first]) => first).join('');
  if (initials.length > 1 && (initials === label || (initials.length > 2 && label.startsWith(initials)))) return 1;
  return words.some((word) => word.length > 3 && label.includes(word)) ? 1 : 0;
}
