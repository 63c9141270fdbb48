/**
 * Companies that are only named to compare with, or to say where something was written: "similar to OutSystems", "alternatives to Shopify", "bad reviews on
 * Trustpilot". Their names aren't filters, even if a vocabulary has them.
 */
import { find, phrase, type Line } from './line.ts';
import type { Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';
import { alternatives, fillers } from './words-of-sentences.ts';

/** Unlike "like" and "wie", these can't mean anything else. */
const compared = phrase(
  [
    String.raw`(?:(?:that |which |who )?(?:are |is )?(?:very |quite )?similar to|similar in style to|comparable (?:to|with)|looks? like|lookalikes? of|competitors? (?:of|to)|competing with|who competes? with|rivals? (?:of|to)|alternatives? (?:to|for)|the next|in the style of)`,
    String.raw`(?:(?:die )?(?:ahnlich(?:e[nrs]?)?(?: wie| zu)?|vergleichbar(?:e[nrs]?)? mit)|konkurrenten (?:von|der|des)|wettbewerber (?:von|der|des)|konkurrenz (?:von|zu)|alternativen? zu[rm]?|mitbewerber (?:von|der|des))`,
    String.raw`(?:(?:qui )?(?:ressembl(?:ent|ant|e)) a|similaires? a|semblables? a|comparables? a|concurrent(?:e?s)? d(?:e|u|es)|rivaux d(?:e|u|es)|alternatives? a|dans le (?:genre|style) d(?:e|u))`,
    String.raw`(?:(?:que se )?(?:parec(?:en|e|id[oa]s?)) a|similar(?:es)? a|competidor(?:es|as?)? d(?:e|el)|competencia d(?:e|el)|rivales d(?:e|el)|alternativas? a|del estilo de)`,
    String.raw`(?:simil[ei] a(?:d|lla|l)?|(?:che )?assomiglian[oe] a(?:d|lla|l)?|paragonabil[ei] a|concorrent[ei] d(?:i|ella|el|ell)|competitor d(?:i|ella|el|ell)|alternativ[ae] a|rivali d(?:i|ella|el)|del tipo di)`,
    String.raw`(?:(?:que se )?parec(?:em|id[oa]s?) (?:com|a[o]?)|semelhantes? a[o]?|similar(?:es)? a[o]?|concorrentes? d(?:e|a|o)|concorrencia d(?:e|a|o)|rivais d(?:e|a|o)|alternativas? a[o]?|do (?:tipo|estilo) d(?:e|a|o))`,
    String.raw`(?:(?:die )?(?:lijk(?:en|t)|lijkend) op|vergelijkbaar met|gelijkaardig aan|soortgelijk aan|concurrent(?:en)? van|concurrentie van|alternatie(?:f|ven) voor|rivalen van|in de stijl van)`,
  ].join('|'),
);
const article = phrase(String.raw`(?:the|der|die|das|dem|den|la|le|l|el|los|las|il|lo|a|o|os|as|de|het)`);
const longestName = 3;

/** @returns the token after the name that begins here: all words with a capital letter, or one word in lower case; null if there is none */
function namesEnd(line: Line, at: number): number | null {
  const led = find(line, at, article);
  const from = led && line.tokens[led.end]?.kind === 'word' ? led.end : at;
  const first = line.tokens[from];
  if (first?.kind !== 'word' || fillers.has(first.folded)) return null;
  let end = from + 1;
  while (first.isCapital && end - from < longestName && line.tokens[end]?.kind === 'word' && line.tokens[end]?.isCapital) end += 1;
  const [joint, next] = [line.tokens[end], line.tokens[end + 1]];
  const isJoined =
    joint !== undefined &&
    alternatives.has(joint.folded) &&
    joint.folded !== ',' &&
    next?.isCapital === true &&
    readPlace(line, end + 1, true) === null;
  return isJoined && first.isCapital ? (namesEnd(line, end + 1) ?? end) : end;
}

const judged = String.raw`(?:bad|poor|terrible|negative|good|great|positive|high|low|many|no|schlechte[nrm]?|miese[nr]?|negative[nrm]?|gute[nrm]?|positive[nrm]?|viele[nr]?|mauvaise?s|negatifs?|bons?|bonnes|positifs|mal[oa]s|buen[oa]s|muchas|negativ[oa]s|cattiv[eoi]|pessime|buone|negative|tante|mas|muitas|boas|ruins|pessimas|slechte|goede|positieve|veel|weinig|hoge|lage)`;
const reviews = phrase(
  String.raw`(?:(?:with|mit|avec|con|com|met|have|has|haben|ont|tienen|hanno|tem|hebben) )?(?:${judged} (?:google |online |customer |kunden ?|glassdoor |trustpilot |kununu )*(?:reviews?|ratings?|feedback|bewertung(?:en)?|rezension(?:en)?|kritiken|avis(?: clients| google)?|notes|commentaires|opiniones|resenas|valoraciones|criticas|recensioni|valutazioni|opinioni|avaliacoes|reclamacoes|criticas|beoordelingen|recensies|klachten|complaints|beschwerden|plaintes|quejas|lamentele)|reclamacoes|klachten|beschwerden|quejas|lamentele|recensioni|resenas|rezensionen|avaliacoes|beoordelingen)`,
);
const where = phrase(String.raw`(?:on|at|auf|bei|sur|chez|en|su|sul|no|na|em|op|bij)`);

/** "Similar to OutSystems", "bad reviews on Trustpilot" */
export function readOtherCompany(line: Line, at: number): Reading | null {
  const likened = find(line, at, compared);
  const named = likened && namesEnd(line, likened.end);
  if (named !== null && named !== undefined) return { end: named, meanings: [], isUnfilterable: true };
  const read = find(line, at, reviews);
  if (!read) return null;
  const site = find(line, read.end, where);
  const until = site && line.tokens[site.end]?.isCapital ? namesEnd(line, site.end) : null;
  return { end: until ?? read.end, meanings: [], isUnfilterable: true };
}
