/** Stages of leads, if a word for stage or status is beside them: "at stage contacted", "mit Status gewonnen", "in the meeting stage". */
import { parseStage } from '@leadlight/vocabulary/values';
import { find, foldedBetween, phrase, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';

const stageWord = phrase(
  String.raw`(?:(?:at|in|on|with|mit|im|in der|auf|avec|au|a l|dans l|con|en|en la|nella|com|na|no|met|op) )?(?:the |der |dem |le |la |il |lo |el |o |a |de |het )?(?:lead |sales |pipeline )?(?:stages?|status|stati?|phase|stufe|etape|statut|etapa|fase|estado|estagio|stato)(?: (?:is|ist|est|es|e|:|=|of))?`,
);
const mostWords = 3;

/** "In the contacted stage": the word after the stage. "New stage" and "early stage" don't name a stage. */
const stageAfter = phrase(String.raw`stages?`);

/** @returns the stage that is named at this token, or null; rounds of funding ("seed stage") and verdicts ("unknown status") are not stages of leads */
export function readStage(line: Line, at: number): Reading | null {
  const led = find(line, at, stageWord);
  const from = led?.end ?? at;
  for (let length = Math.min(mostWords, line.tokens.length - from); length > 0; length -= 1) {
    const end = from + length;
    const folded = foldedBetween(line, from, end);
    const stage = parseStage(folded);
    const isNamed = led !== null || (stage !== 'new' && find(line, end, stageAfter) !== null);
    if (stage !== null && isNamed) return { end: led ? end : end + 1, meanings: choice('stage', stage) };
  }
  return null;
}
