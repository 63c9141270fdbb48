/** Amounts and ranges: "50-200", "more than 200", "höchstens 10", "entre 50 et 200". */
import { find, phrase, type Line } from './line.ts';

export interface Quantity {
  readonly end: number;
  readonly from: number | null;
  readonly to: number | null;
}

const joint = String.raw`(?:-|to|and|bis|und|a|et|y|e|en|tot|ad|until|ai|alle|al|ate|hasta)`;
const opening = String.raw`(?:(?:between|from|zwischen|von|entre|de|tra|fra|dai|dalle|dal|da|tussen de|tussen|van|with|mit|anything between) )?`;
/** "50/200 pers.", but not "24/7" */
const range = phrase(
  String.raw`${opening}(?<low>N) (?:employees |people )?${joint} (?<high>N)|(?<low2>\d{2,5}) / (?<high2>\d{2,6})(?= (?:employees|people|ppl|staff|ma|mitarbeiter|leute|pers|salaries|sal|personnes|empleados|personas|dip|dipendenti|func|funcionarios|pessoas|mw|medewerkers|fte)(?: |$))`,
);
/** "Min. 50 Mitarbeiter, max. 500" */
const leastAndMost = phrase(
  String.raw`(?:min|mindestens|(?:a )?minimum(?: of)?|at least|au moins|minimo|al menos|almeno|pelo menos|minstens|minimaal) (?<low>N)(?: [a-z]+)?(?: (?:,|and|und|et|y|e|en|but|aber|/|-))?(?: and| und)? (?:max|maximal|(?:a )?maximum(?: of)?|at most|no more than|hochstens|au plus|maximo|como maximo|al massimo|massimo|no maximo|hoogstens|maximaal) (?<high>N)`,
);
const above = phrase(
  String.raw`(?:more than|over|above|greater than|larger than|bigger than|upwards of|exceeding|older than|>|mehr als|uber|grosser als|alter als|plus de|\+ de|superieure? a|mas de|mas que|superior a|piu di|oltre(?: i| le)?|sopra(?: i| le)?|superiore? a|superiori a|por encima de|mas alla de|au dessus de|mais de|mais que|acima de|meer dan|boven|groter dan|ouder dan)(?: the| os| los| i| les| de| a| an| one| un| una| um| een)? (?<low>N)`,
);
const atLeast = phrase(
  String.raw`(?:at least|a minimum of|minimum(?: of)?|min|no (?:fewer|less) than|not (?:fewer|less) than|> =|from|starting at|ab|mindestens|wenigstens|au moins|au minimum|a partir de|des|al menos|por lo menos|minimo|como minimo|desde|almeno|minimo|a partire da|da|\+|pelo menos|no minimo|ten minste|minstens|minimaal|vanaf) (?<low>N)(?: or more| and (?:more|above|up)| oder mehr| ou plus| o mas| o piu| ou mais| (?:of|or) meer)?`,
);
const orMore = phrase(
  String.raw`(?<low>N) (?:\+|plus|or (?:more|above|over)|and (?:more|above|up|over)|oder mehr|und mehr|ou plus|et plus|o mas|y mas|o piu|e piu|in su|ou mais|e mais|(?:of|or) meer|en meer)`,
);
const below = phrase(
  String.raw`(?:less than|fewer than|under|below|smaller than|younger than|<|unter|weniger als|kleiner als|junger als|moins de|inferieure? a|menos de|menos que|inferior a|meno di|sotto(?: i| le)?|inferiore a|inferiori a|por debajo de|au dessous de|menos de|abaixo de|minder dan|onder(?: de)?|kleiner dan|jonger dan)(?: the| os| los| i| les| de| a| an| one| un| una| um| een)? (?<high>N)`,
);
const atMost = phrase(
  String.raw`(?:at most|up to|no more than|not more than|maximum(?: of)?|max|a maximum of|< =|bis zu|bis|hochstens|maximal|nicht mehr als|jusqu a|jusqua|au plus|au maximum|pas plus de|hasta|como maximo|no mas de|a lo sumo|fino a|al massimo|non piu di|ate|no maximo|nao mais de|hoogstens|maximaal|tot|niet meer dan) (?<high>N)|(?<high2>N) (?:or (?:less|fewer|under)|oder weniger|ou moins|o menos|o meno|ou menos|(?:of|or) minder)`,
);
const exact = phrase(
  String.raw`(?:about |around |roughly |approximately |approx |exactly |some |ca |circa |etwa |rund |ungefahr |genau |environ |autour de |unos |unas |alrededor de |cerca de |circa |cerca di |aproximadamente |ongeveer |zo n )?(?<low>N)`,
);

/** "1 to 2 thousand" and the like are not read. @returns null if no amount begins here */
export function readQuantity(line: Line, at: number): Quantity | null {
  const number = (text: string | undefined): number => Number(text ?? Number.NaN);
  const between = find(line, at, leastAndMost) ?? find(line, at, range);
  if (between) {
    const [low, high] = [
      number(between.groups['low'] ?? between.groups['low2']),
      number(between.groups['high'] ?? between.groups['high2']),
    ];
    if (low <= high) return { end: between.end, from: low, to: high };
    if (isBackward(line, at, low)) return { end: between.end, from: high, to: low };
  }
  const most = find(line, at, atMost);
  if (most) return { end: most.end, from: null, to: number(most.groups['high'] ?? most.groups['high2']) };
  const least = find(line, at, atLeast) ?? find(line, at, orMore);
  // "100-500 + Ohio": a plus sign that isn't directly after the number separates it from the next part.
  if (least && isApart(line, at, least.end)) return exactAt(line, at);
  if (least) return limited(line, { end: skipPlus(line, least.end), from: number(least.groups['low']), to: null });
  const more = find(line, at, above);
  if (more) return limited(line, { end: more.end, from: number(more.groups['low']) + 1, to: null });
  const less = find(line, at, below);
  if (less) return { end: less.end, from: null, to: number(less.groups['high']) - 1 };
  return exactAt(line, at);
}

const two = phrase(String.raw`(?:between|zwischen|entre|tra|fra|tussen) N|N (?:-|to|bis) N`);
/**
 * "500-100 employees" and "between 500 and 100" have two limits, the higher one first. "2024-06" is a month, and in "from 2020 and 50 employees"
 * the numbers belong to two things.
 */
const isBackward = (line: Line, at: number, low: number): boolean =>
  find(line, at, two) !== null && (line.tokens[at]?.kind !== 'number' || low < 1900 || low > 2100);

const but = phrase(String.raw`(?:, )?(?:but|and|aber|und|mais|et|pero|y|ma|e|mas|maar|en)|,`);

/** "More than 50 but not more than 200" */
function limited(line: Line, { end, from }: Quantity & { readonly from: number }): Quantity {
  const joined = find(line, end, but)?.end;
  const most = joined === undefined ? null : find(line, joined, atMost);
  const less = joined === undefined || most ? null : find(line, joined, below);
  const found = most ?? less;
  if (!found) return { end, from, to: null };
  const to = Number(found.groups['high'] ?? found.groups['high2']) - (less ? 1 : 0);
  return from <= to ? { end: found.end, from, to } : { end, from, to: null };
}

function exactAt(line: Line, at: number): Quantity | null {
  const one = find(line, at, exact);
  return one ? { end: one.end, from: Number(one.groups['low']), to: Number(one.groups['low']) } : null;
}

const isApart = (line: Line, at: number, end: number): boolean => {
  const [number, mark] = [line.tokens[end - 2], line.tokens[end - 1]];
  return end > at + 1 && mark?.text === '+' && number?.kind === 'number' && mark.start > number.end && line.tokens[end]?.start !== mark.end;
};

const plus = phrase(String.raw`\+`);
const skipPlus = (line: Line, at: number): number =>
  line.tokens[at]?.start === line.tokens[at - 1]?.end ? (find(line, at, plus)?.end ?? at) : at;
