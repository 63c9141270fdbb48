/** Sentences with the address or phone of an authority, a representative, an agency or a host, which aren't the company's. */
import type { Line, Scope } from './scope.ts';

/** As notices in the seven languages and their neighbors call them, with the names of frequent authorities. */
const authority =
  /(?:agencia española de protección|\baepd\b|supervisory authorit|data protection (?:authorit|commission|board)|information commissioner|aufsichtsbehörde|(?:landes|bundes)beauftragte|datenschutzbehörde|autorité de (?:contrôle|protection)|\bcnil\b|commission nationale|garante per la protezione|autorità (?:di controllo|garante)|autoriteit persoonsgegevens|gegevensbeschermingsautoriteit|comissão nacional de proteção|autoridade (?:de controlo|nacional)|autoridad (?:de control|catalana)|datatilsynet|integritetsskyddsmyndigheten|tietosuojavaltuute|urz[ąę]du? ochrony danych|úřad pro ochranu|ombudsm[ae]n|schlichtungsstelle|schiedsstelle|(?:handwerks|steuerberater|rechtsanwalts|notar|ärzte|zahnärzte|tierärzte|apotheker|architekten|ingenieur|wirtschaftsprüfer|psychotherapeuten|wirtschafts)kammer|industrie- und handelskammer|(?:media|press) contacts?:[^.]{0,60}\b(?:PR|Public Relations|Communications|Agency)\b|\b(?:EU|UK|EEA|European Union) representative|article 27|vertreter (?:in|gemäß|nach)|supervised by|regulated by|überwacht (?:von|durch)|\b(?:is|are|site) hosted (?:by|at|on)\b|héberg(?:é|ée|eur|ement)\b|alojad[oa] (?:en|por|em)|ospitato (?:da|presso)|gehostet (?:von|bei))/iu;
/** Words that start the company's own address in the same sentence. */
const own =
  /registered (?:office|address)|head ?office|sitz\b|siège|domicili|sede\b|our (?:office|address)|zetel|adresse|based (?:at|in)|located/iu;

/** How many characters after the name of an authority its address may be. */
const furthest = 140;
const linesAbove = 2;

/** @param offset into the line, where the address or number starts. @returns whether the sentence names an authority or the like before it */
export function isOfAuthority({ lines }: Scope, line: Line, offset: number): boolean {
  let before = line.text.slice(Math.max(0, offset - furthest), offset);
  // "Autoriteit Persoonsgegevens / Postbus 93374 / 2509 AJ Den Haag": lines of one paragraph.
  for (let at = line.index - 1; at >= line.index - linesAbove && before.length < furthest && lines[at]?.block === line.block; at--)
    before = `${lines[at]?.text ?? ''}\n${before}`;
  const sentence =
    before
      .slice(-furthest)
      .split(/(?<=[\p{L}\d)]{3})[.!?]\s+(?=\p{Lu})/u)
      .at(-1) ?? '';
  const named = authority.exec(sentence);
  return named !== null && !own.test(sentence.slice(named.index + named[0].length));
}
