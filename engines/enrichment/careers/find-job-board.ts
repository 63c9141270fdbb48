/**
 * Finds the job board that a company's own careers page uses. The page's markup decides, never a name: boards found by name belonged to
 * another company in 6 of 43 labeled cases. Evidence in order:
 * 5. the page is the board, or leads there by a redirect;
 * 4. the page embeds the board: a frame, a script, a setting of an embed code, a call of the board's API;
 * 3. a link whose words offer the company's own jobs, or links to several jobs of one board on a careers page;
 * 2. a link with vague words ("here") on a careers page, or an address in a script under a name like `careersUrl`;
 * 1. anything less, such as a link to a single job: not enough.
 * Several boards with the best evidence are ambiguous.
 */
import { boardKey, type BoardSystem, type JobBoard } from './board.ts';
import type { CareersPage } from './careers-page.ts';
import { collectEvidence, type BoardEvidence, type BoardHit } from './page-evidence.ts';

export interface BoardCandidate {
  readonly board: JobBoard;
  /** Best first. */
  readonly evidence: readonly BoardEvidence[];
}

export type JobBoardResult =
  | ({ readonly kind: 'found' } & BoardCandidate)
  /** `several`: boards with equally good evidence; `weak`: an address that may be another company's. */
  | { readonly kind: 'ambiguous'; readonly reason: 'several' | 'weak'; readonly candidates: readonly BoardCandidate[] }
  /** @property systems that the page uses without naming a board, such as a widget with a key */
  | { readonly kind: 'absent'; readonly systems: readonly BoardSystem[] }
  /** `empty`: the page has no links, frames or scripts, so that it says nothing. */
  | { readonly kind: 'failed'; readonly reason: 'empty' };

const enough = 2;
const mostEvidence = 5;

/** @param page a page of the company's own site */
export function findJobBoard(page: CareersPage): JobBoardResult {
  return findJobBoardOn([page]);
}

/** The same for several pages of one company's site, whose evidence is weighed together. */
export function findJobBoardOn(pages: readonly CareersPage[]): JobBoardResult {
  const readable = pages.filter(({ url, redirects = [], links, frames, scripts, relations = [] }) => {
    const parts = links.length + frames.length + scripts.length + relations.length + redirects.length;
    return parts > 0 || url !== null;
  });
  const hasContent = pages.some(({ links, frames, scripts }) => links.length + frames.length + scripts.length > 0);
  const collected = readable.map((page) => collectEvidence(page));
  const candidates = candidatesOf(collected.flatMap(({ hits }) => hits));
  const systems = [...new Set(collected.flatMap(({ systems: used }) => used))];
  const best = strengthOf(candidates[0]);
  if (candidates.length === 0) return hasContent ? { kind: 'absent', systems } : { kind: 'failed', reason: 'empty' };
  if (best < enough) return { kind: 'ambiguous', reason: 'weak', candidates };
  const leaders = candidates.filter((candidate) => strengthOf(candidate) === best);
  const [first, ...others] = leaders.length > 1 ? withMostKinds(leaders) : leaders;
  if (first && others.length === 0) return { kind: 'found', ...first };
  return { kind: 'ambiguous', reason: 'several', candidates: leaders };
}

const strengthOf = (candidate: BoardCandidate | undefined): number => candidate?.evidence[0]?.strength ?? 0;

/** One candidate per board, best first. */
function candidatesOf(hits: readonly BoardHit[]): BoardCandidate[] {
  const byBoard = Map.groupBy(withoutNumbers(hits), ({ board }) => boardKey(board));
  return [...byBoard.values()]
    .map((same): BoardCandidate | null => {
      const ordered = same.toSorted((a, b) => b.strength - a.strength);
      const board = spellingOf(ordered);
      const evidence = ordered.slice(0, mostEvidence).map(({ strength, rule, snippet, page }) => ({ strength, rule, snippet, page }));
      return board ? { board, evidence } : null;
    })
    .filter((candidate) => candidate !== null)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
}

/** The spelling of the best evidence; one in capital letters only if there is no other. */
function spellingOf(hits: readonly BoardHit[]): JobBoard | undefined {
  const isShouted = ({ board }: BoardHit): boolean => board.token === board.token.toUpperCase() && /\p{Lu}/u.test(board.token);
  return (hits.find((hit) => !isShouted(hit)) ?? hits[0])?.board;
}

/** Workable's embed code has a number for the company; an address with its name says more. */
function withoutNumbers(hits: readonly BoardHit[]): readonly BoardHit[] {
  const isNumber = ({ board }: BoardHit): boolean => board.system === 'workable' && /^\d+$/.test(board.token);
  const named = hits.filter((hit) => hit.board.system === 'workable' && !isNumber(hit) && hit.strength >= enough);
  return named.length > 0 ? hits.filter((hit) => !isNumber(hit)) : hits;
}

/** A board that the page both links to and embeds, or whose jobs it lists as well, before one with a single kind of evidence. */
function withMostKinds(candidates: readonly BoardCandidate[]): readonly BoardCandidate[] {
  const kinds = candidates.map(
    ({ evidence }) => new Set(evidence.filter(({ strength }) => strength > enough).map(({ rule }) => rule)).size,
  );
  const most = Math.max(...kinds);
  return candidates.filter((_, index) => kinds[index] === most);
}
