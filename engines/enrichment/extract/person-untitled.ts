/** People on team pages whose cards have no title: a name in the form of the other cards, with a portrait, a text or a link about the same person. */
import { foldText } from '@leadlight/vocabulary/text';
import { profileOf } from './socials.ts';
import type { Line, Scope } from './scope.ts';

interface Named {
  readonly line: Line;
  readonly name: string;
  readonly title: string | null;
}

/** One heading that looks like a name may be anything; cards come in numbers. */
const leastCards = 2;
/** Lines below a name that may tell of the person. */
const mostBelow = 3;
const shortestText = 40;

/** @param spots all names of the page, in order. @returns the lines whose name is a person's although no title is beside it */
export function untitledPeople(scope: Scope, spots: readonly Named[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  if (scope.kind !== 'team') return found;
  const formOf = ({ block }: Line): string => `${block.tag} ${scope.page.containers[block.container]?.hint ?? ''}`;
  const forms = new Map<string, number>();
  for (const { line, name } of spots) if (line.text.length <= name.length + 12) forms.set(formOf(line), (forms.get(formOf(line)) ?? 0) + 1);
  const near = nearOf(scope);
  const pictures = scope.page.images
    .slice(0, 500)
    .flatMap(({ alt, landmark }) => (alt.length > 4 && alt.length < 60 && landmark !== 'nav' ? [foldText(alt)] : []));
  const unconfirmed: Line[] = [];
  for (const [index, { line, name, title }] of spots.entries()) {
    if (title !== null || (forms.get(formOf(line)) ?? 0) < leastCards || line.text.length > name.length + 12) continue;
    const words = foldText(name)
      .split(' ')
      .filter((word) => word.length > 2);
    const [first = ''] = foldText(name).split(' ', 1);
    const names = (text: string): boolean => {
      const folded = ` ${foldText(text)} `;
      return words.some((word) => folded.includes(` ${word} `));
    };
    const previous = spots[index - 1]?.line;
    const next = spots[index + 1]?.line;
    const isDescribed = (): boolean =>
      scope.lines
        .slice(line.index + 1, Math.min(next?.index ?? scope.lines.length, line.index + 1 + mostBelow))
        .some(({ text }) => text.length >= shortestText && names(text.slice(0, 200)));
    const isPictured = (): boolean => {
      // A picture with the whole name, anywhere on the page.
      if (words.length > 1 && pictures.some((alt) => words.every((word) => alt.includes(word)))) return true;
      for (let at = Math.max((previous?.block.index ?? -1) + 1, line.block.index - 1); at <= line.block.index + 1; at++) {
        if (at > line.block.index && next !== undefined && at >= next.block.index) break;
        const alts = near.get(at);
        if (alts?.some((alt) => words.length > 1 && words.every((word) => alt.includes(word))) === true) return true;
        // A portrait with only the first name.
        if (alts?.some((alt) => alt.length > 2 && (alt === words[0] || alt === first)) === true) return true;
      }
      return false;
    };
    if (isDescribed() || isPictured()) found.add(line);
    else if (isAboveText(scope, line)) unconfirmed.push(line);
  }
  if (unconfirmed.length === 0 || found.size === 0) return found;
  // Where every heading of this form is a name and one is confirmed, the others are people, too: a text may call Charles "Chip".
  const all = new Map<string, number>();
  for (const line of scope.lines) if (line.block.level > 0) all.set(formOf(line), (all.get(formOf(line)) ?? 0) + 1);
  const confirmed = new Set([...found].map(formOf));
  for (const line of unconfirmed) {
    const form = formOf(line);
    if (line.block.level > 2 && confirmed.has(form) && all.get(form) === forms.get(form)) found.add(line);
  }
  return found;
}

/** A sentence right below. */
function isAboveText({ lines }: Scope, { index, block }: Line): boolean {
  const below = lines[index + 1];
  return below !== undefined && below.block !== block && below.block.level === 0 && below.text.length >= 20 && /[.!]$/.test(below.text);
}

/** Texts of pictures and personal profiles by the block that has them or follows them; folded. */
function nearOf({ page }: Scope): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  const add = (block: number, text: string): void => {
    found.set(block, [...(found.get(block) ?? []), foldText(text)]);
  };
  for (const { alt, block, landmark } of page.images.slice(0, 500))
    if (alt.length > 1 && alt.length < 110 && landmark !== 'nav' && landmark !== 'footer') add(block, alt);
  for (const { url, block } of page.links.slice(0, 2_000)) {
    const read = url?.includes('linkedin.') === true ? profileOf(url) : null;
    if (read?.isPersonal === true) add(block, read.profile.url);
  }
  return found;
}
