/** Distances: "near Munich", "im Umkreis von 30 km um Kassel". Places have no distances, so the place is searched and the distance reported. */
import { find, phrase, type Line } from './line.ts';
import type { Reading } from './meaning.ts';
import { readPlace } from './place-words.ts';

const distance = phrase(
  String.raw`(?:(?:within|less than|under|up to|im umkreis von|in einem umkreis von|innerhalb von|weniger als|bis zu|max(?:imal)?|dans un rayon de|a moins de|en un radio de|a menos de|a un maximo de|entro|nel raggio di|a meno di|num raio de|ate|binnen|binnen een straal van|in een straal van|op minder dan|a|in) )?(?:a |an |un |ca |about |circa |etwa |rund )?N(?: |-)?(?:kms?|kilometern?|kilometers|kilometres?|kilometros?|chilometri|quilometros?|miles?|meilen|mijl|(?:autominuten|minutes? drive|minuti di auto|minutos en coche|minutes en voiture))(?: (?:radius|umkreis|radio|rayon|entfernt|away|distance|afstand))?(?: (?:of|from|around|um|von|rund um|autour d(?:e|es|u)|d(?:e|es|u|a|i|o|al|alla|el)|van|rond|rondom|vanaf))?`,
);

const near = phrase(
  String.raw`(?:(?:somewhere )?near|close to|not far from|in the vicinity of|nahe(?: bei)?|in der nahe (?:von|der|des)|nicht weit von|unweit von|pres d(?:e|es|u)|proches? d(?:e|es|u)|non loin d(?:e|es|u)|a proximite d(?:e|es|u)|cerca de(?:l)?|cercan[oa]s a|proxim[oa]s a|vicin[oaie] a(?:d|l|lla)?|nei pressi di|perto d(?:e|o|a)|proxim[oa]s? (?:a|de|ao|do|da)|in de (?:buurt|nabijheid) van|nabij|niet ver van)`,
);

/** "Near" before a place, or a distance; not "cerca de 50 empleados", which counts people. */
export function readNearness(line: Line, at: number): Reading | null {
  const measured = find(line, at, distance);
  if (measured) return { end: measured.end, meanings: [], isUnfilterable: true };
  const found = find(line, at, near);
  return found && readPlace(line, found.end, true) !== null ? { end: found.end, meanings: [], isUnfilterable: true } : null;
}
