/** People whose names are only the alternative texts of their portraits. */
import type { PersonCandidate } from './person-candidate.ts';
import { nameAndTitleIn } from './person-lines.ts';
import { personNameIn, titleIn } from './person-names.ts';
import { evidenceOf, type Scope } from './scope.ts';

/** Blocks between a portrait and the line below it. */
const mostBetween = 2;

/** @returns "Ana Silva, CEO" in an alternative text, and a name there with the title in the line right below */
export function fromPortraits(scope: Scope): PersonCandidate[] {
  if (scope.kind !== 'team' && scope.kind !== 'person' && scope.kind !== 'about') return [];
  const found = scope.page.images.slice(0, 500).flatMap(({ alt, block, landmark }): PersonCandidate[] => {
    if (alt.length < 5 || alt.length > 110 || landmark === 'nav' || landmark === 'footer' || scope.others.has(block)) return [];
    const read = nameAndTitleIn(alt) ?? separated(alt) ?? titledBelow(scope, alt, block);
    if (!read || /\s(?:@|at|bei|chez|presso|bij)\s/i.test(read.title)) return [];
    return [
      {
        value: { ...read, email: null, linkedin: null },
        evidence: evidenceOf(scope, 'image text', `${alt}${alt.includes(read.title) ? '' : `, ${read.title}`}`, block),
        weight: 0.7,
      },
    ];
  });
  // One picture may show a product above a word of work; several are portraits.
  return found.length > 1 ? found : [];
}

function separated(alt: string): { name: string; title: string } | null {
  const [, left = '', right = ''] = /^([^,–—|]{4,50}?)\s*(?:,|\s[–—|/-])\s+(.{2,60})$/.exec(alt) ?? [];
  const name = left === '' ? null : personNameIn(left);
  const title = name === null ? null : titleIn(right);
  return name !== null && title?.isSure === true ? { name, title: title.title } : null;
}

function titledBelow(scope: Scope, alt: string, block: number): { name: string; title: string } | null {
  const name = personNameIn(alt);
  if (name === null) return null;
  for (let at = block; at <= block + mostBetween; at++) {
    const [line] = scope.linesOfBlock.get(at) ?? [];
    if (!line) continue;
    const above = scope.lines[line.index - 1];
    const title = line.block.level === 1 || line.block.level === 2 ? null : titleIn(line.text);
    // A name in the line above has this title itself.
    return title?.isSure === true && !(above && personNameIn(above.text) !== null) ? { name, title: title.title } : null;
  }
  return null;
}
