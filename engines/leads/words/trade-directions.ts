/** "Exporters to Spain", "importers of wine from Italy": where goods go to and come from isn't where the companies are. */
import { find, foldedBetween, phrase, type Line } from './line.ts';
import type { Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';
import type { State } from './state.ts';
import { alternatives } from './words-of-sentences.ts';

/** Directions only, since "exporters in Spain" are there. The French "à" may be where they are. */
const toward = phrase(
  String.raw`(?:to|into|nach|vers|hacia|para|naar|verso)(?: (?:the|l|la|le|les|die|den|das|il|lo|gli|el|los|las|o|a|os|as|de|het))?`,
);
const towardInRomance = phrase(String.raw`a(?: (?:la|los|las))?`);
const comingFrom = phrase(String.raw`(?:from|aus)(?: (?:the|der|den|dem))?`);

/** @returns a part without a filter, if the kind of company before it exports or imports, and a place follows */
export function readTradeDirection(line: Line, at: number, { parts }: State): Reading | null {
  const before = parts.at(-1);
  if (before?.kind !== 'filter' || before.to !== at || !before.meanings.some(({ field }) => field === 'industry' || field === 'title'))
    return null;
  // "Importers of wine": what they trade in is a part of its own.
  const trade = foldedBetween(line, Math.max(0, before.from - 2), before.to);
  const isRomance = /(?:port|esport)(?:a(?:dor[ae]s?|tori|trici))/.test(trade);
  const led =
    (/export|esport/.test(trade) ? (find(line, at, toward) ?? (isRomance ? find(line, at, towardInRomance) : null)) : null) ??
    (/import/.test(trade) ? find(line, at, comingFrom) : null);
  if (!led) return null;
  let end = readPlace(line, led.end, true)?.end ?? null;
  for (let next = end; next !== null;) {
    // "To Spain, Italy and France"
    const isJoined = alternatives.has(line.tokens[next]?.folded ?? '');
    const place = isJoined ? readPlace(line, next + 1, true) : null;
    if (place) end = place.end;
    next = place?.end ?? null;
  }
  return end === null ? null : { end, meanings: [], isUnfilterable: true };
}
