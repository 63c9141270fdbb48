/**
 * What lists, registers and collective agreements write around the name of an industry: notes in parentheses, who works there, what is included, and that the rest
 * isn't listed elsewhere. In the seven languages. What remains is read as if it were the whole text.
 *
 * The notes are those of German and Austrian registers of trades, French lists of collective agreements (IDCC), and of NACE, NAICS and the SIC.
 */

/** "Bergbau, Allgemeines", "Hidrocarburos y/o similares", "Saunas u. Ä.": the name covers more than it says. */
const more =
  /(?:,? (?:y\/o|e\/ou|and\/or|et\/ou|y|e|and|et|und|en) (?:similar(?:es)?|similaires|simili|ähnliches?|dergleichen|dergelijke)|,? u\. ?ä\.?|,? (?:e\. ?d|etc|ecc|usw|enz)\.|, (?:allgemeines?|sonstiges?|general(?:es)?|générale?s?|generale|geral|algemeen|overige?n?|divers))$/iu;

/** "Augenoptik (Handwerk)", "Tuiles et briques (obsolète)": says nothing about the industry. */
const note =
  /\s*\((?:(?:verbundenes |freies |reglementiertes |zulassungs(?:freies|pflichtiges) )?(?:handwerk|gewerbe)|obsol[èe]te|obsolete|ancien(?:ne)?|alt|neu|new|old|abrogé|sector|branche|industry|secteur [\p{L}]+|e\. ?d\.)\)\s*$/iu;

/** "Hôtels, cafés, restaurants (HCR)": an abbreviation after a name of several words. What these letters mean is itself an industry or a function. */
const abbreviation =
  /^(\S+[ ,].*\S)\s*\((?!(?:IT|HR|RH|AI|KI|IA|TI|TIC|ICT|PR|TV|PC|B2B|B2C)\))(?:[A-ZÀ-Ý]{2,8}|[A-Z][a-z]+[A-Z]\w{0,6})\)$/u;

/** "Machines, not elsewhere classified", "Officine non classificate altrove". */
const elsewhere =
  /[,;]?\s*\(?(?:not elsewhere (?:classified|specified|included)|n\. ?e\. ?c\.?|nec|(?:anderweitig nicht|nicht anderweitig) (?:genannte?n?|klassifizierte?n?|eingeordnete?n?|aufgeführte?n?)|a\. ?n\. ?g\.|non (?:classée?s?|comprise?s?|dénommée?s?|désignée?s?) ailleurs|n\. ?c\. ?a\.|no (?:clasificad|comprendid|especificad)[oa]s? (?:en otr[oa]s? partes?|en otr[oa] lugar|anteriormente|previamente)|n\. ?c\. ?o\. ?p\.|n\. ?c\. ?p\.|non (?:classificat|compres|altrimenti classificat)[aeio](?: altrove| in altr[ae] [\p{L}]+)?|niet elders (?:geclassificeerde?|genoemde?|ingedeelde?|vermelde?)|n\. ?e\. ?g\.|não (?:classificad|especificad)[oa]s? (?:em outr[oa]s? partes?|noutr[oa]s? partes?|anteriormente)|n\. ?e\.)\)?\s*$/iu;

/** "Steinmetze einschließlich Terrazzomacher": what is included is a part of what the name says. */
const included =
  /[,;]?\s*\(?(?<![\p{L}\d])(?:einschließlich|einschl\.|inklusive|inkl\.|including|incl\.|y compris|incluid[oa]s?|incluyendo|inclus[oaie]|compres[oaie]|inclusief|incluindo)(?![\p{L}\d]).*$/iu;

const kindOfStaff = String.raw`(?:permanents?|sédentaires?|non[ -]cadres?|au sol|roulant|volant|navigant|de direction|de maîtrise|administratif)`;
const french = String.raw`(?:personnels?|salariés|employés|cadres|ouvriers|agents|techniciens|ingénieurs|mensuels)`;
/** "Personnel des cabinets médicaux", "Dipendenti da aziende alimentari": who works there. */
const staff: readonly RegExp[] = [
  new RegExp(
    String.raw`^${french}(?: ${kindOfStaff})?(?:(?:, | et )${french}(?: ${kindOfStaff})?)* (?:des |du |de la |de l[’']|de |d[’']|en )(?=\S)`,
    'iu',
  ),
  /^(?:dipendenti|personale|lavoratori|addetti|operai|impiegati)(?: e (?:operai|impiegati|dipendenti))?(?: (?:del settore|delle aziende|da aziende|dalle aziende|da imprese|dalle imprese|da|di|del|della|dello|delle|degli|dei|dagli|dai|dell[’'])) ?(?=\S)/iu,
  /^(?:trabajadores|empleados|trabalhadores|empregados) (?:en|em|na|no|nas|nos|de|del|da|do|das|dos)(?: (?:la|las|los|el|empresas?|industrias?|indústrias?))*(?: de)? (?=\S)/iu,
  /^(?:beschäftigte|angestellte|arbeitnehmer|mitarbeiter) (?:der|des|in der|im|in|von) (?=\S)/iu,
  /^(?:werknemers|personeel|bedienden|arbeiders) (?:van|in|uit)(?: de| het)? (?=\S)/iu,
  /^(?:employees|workers) (?:of|in)(?: the)? (?=\S)/iu,
];

/** "Materiales eléctricos: venta de", "Congresos, foros: organización de", as directories sort their headings. */
const inverted = /^([^:]+?)(?::| ?\.{3}| -) ([\p{L} ]{3,20}? (?:de|of|von|di|van))$/iu;

/**
 * @param text a whole text, not folded
 * @returns the text without what surrounds the name; the same text if nothing does, or if nothing would be left
 */
export function withoutFrame(text: string): string {
  let name = text.trim().replaceAll(/ ?\.{3} ?(?=\S)/g, ', ');
  const [, object, action] = inverted.exec(name) ?? [];
  if (object !== undefined && action !== undefined) name = `${action} ${object}`;
  name = name.replace(note, '').replace(more, '').replace(elsewhere, '').replace(included, '').replace(abbreviation, '$1');
  for (const pattern of staff) name = name.replace(pattern, '');
  name = name.trim();
  return name.length < 3 ? text : name;
}
