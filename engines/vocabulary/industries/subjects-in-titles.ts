/**
 * Two subjects that say the industry together, in any wording and order: "Transporte de gas natural por gasoducto", "Réparation de systèmes d'échappement". One of
 * them alone says something else (freight, metal goods). Folded, in the seven languages.
 *
 * The industries are those of the codes in NAICS 2022 and NACE 2.1 that have both subjects; the words are our own translations of their titles.
 */
import type { IndustryId } from './industries.ts';

const transport = String.raw`\b(?:transport\w*|trasport\w*|vervoer\w*|verkehr\w*|beforderung\w*|goederenvervoer|passagiersvervoer|guterbeforderung|transit|navigation|shipping)\b`;
const building = String.raw`\b(?:bau|construction|construccion|construcao|costruzione|bouw|aanleg)\b`;
const making = String.raw`\b(?:herstell\w*|fabri[ck]\w*|fabbric\w*|manufactur\w*|vervaardig\w*|produ[ckzt]\w*)\b`;
const repair = String.raw`\b(?:reparatur\w*|repair\w*|reparation\w*|reparacion\w*|repar\w*|riparazion\w*|reparatie\w*|conserto\w*|werkstatt\w*)\b`;
const pipelines = String.raw`\b(?:\w*pipelines?|gazoducs?|oleoducs?|gasoductos?|oleoductos?|gasdott[oi]|oleodott[oi]|gasodutos?|oleodutos?|rohrleitung\w*|pijpleiding\w*)\b`;

const renting = String.raw`\b(?:rent\w*|leas\w*|location|locat\w*|alquil\w*|alug\w*|nolegg\w*|verhuur\w*|vermiet\w*)\b`;

/** Words in any order, none of the last. */
const both = (one: string, other: string, none = ''): RegExp =>
  new RegExp(`${none === '' ? '' : `^(?!.*(?:${none}))`}(?=.*(?:${one}))(?=.*(?:${other}))`);

const subjects: readonly (readonly [RegExp, IndustryId])[] = [
  [both(building, pipelines), 'construction.civil-engineering'],
  [both(transport, pipelines, String.raw`${making}|\bland\b|terrest|terrestre|te land|\bweg|strada`), 'energy.oil-and-gas'],
  [
    both(
      transport,
      String.raw`voies? navigables?|voies? d eau|vias? navegab\w+|vie navigabili|vie d acqua|hidrovi\w+|hydrovi\w+|binnenwater\w*|binnenschiff\w*|binnenvaart|waterway\w*|\bover (?:zee|water)\b|\b(?:zee|see)(?:vervoer|verkehr)|maritim\w*|marittim\w*|\bper mare\b|\bpor mar\b|\bpar mer\b|deep sea|hochsee\w*`,
      `${building}|${making}|${repair}|${renting}|equip|ausrustung|apparat`,
    ),
    'transport-and-logistics.maritime',
  ],
  [
    both(
      transport,
      String.raw`\b(?:auto)?bus(?:se|sen|ses|es)?\b|\bonibus\b|\bautocars?\b|\bautocares\b|\bpullman\b|\bcoach(?:es)?\b|\bomnibus\w*`,
      `${building}|${making}|${repair}|marchandise|merci|mercanc|carga|freight|guter|equip`,
    ),
    'transport-and-logistics.passenger',
  ],
  [
    both(
      String.raw`\b(?:stadt|stadtisch\w*|urbain\w*|urban\w*|stedelijk\w*|stads|local|scolaires?|escolar\w*|scolastic\w*|school|schul\w*)\b`,
      String.raw`\b(?:verkehrs\w*|verkehr|vervoer\w*|transports?|transportes?|trasport[oi]|transit|bus|busse|bussen|autobus(?:es)?|onibus)\b`,
      `${building}|${making}|planung|planning|programm`,
    ),
    'transport-and-logistics.passenger',
  ],
  [
    both(
      repair,
      String.raw`auspuff\w*|exhaust\w*|echappement|\bde escape\b|escapamento|\bdi scarico\b|uitlaat\w*|muffler\w*|schalldampf\w*`,
      making,
    ),
    'automotive.dealers',
  ],
  [
    both(
      String.raw`\b(?:warmebehandlung|oberflachenbehandlung|heat treat\w*|traitements? (?:thermiques?|de surface)|tratamientos? (?:termicos?|de superficies?)|tratamentos? (?:termicos?|de superficies?)|trattament[oi] (?:termic[oi]|superficial[ei]|di superfici[e]?)|warmtebehandeling|oppervlaktebehandeling)\b`,
      String.raw`metal\w*|metau\w*|metais|metal(?:es|li)|stahl\w*|staal\w*|acier\w*|acero\w*|acciai\w*`,
    ),
    'manufacturing.metal-products',
  ],
  [
    /^(?!.*(?:cloth|fashion|apparel|sneaker|shoes|store|shop|boutique))(?:.*)(?:psychisch\w* (?:krank\w*|gesund\w*)|sante mentale|salud mental|saude mental|salute mentale|geestelijke gezondheid\w*|mental health|toxicoman\w*|substance abuse|abuso de su(?:b)?stancias|dipendenze patologiche|suchtkrank\w*|suchthilfe|verslaving\w*|adiccion\w*|addiction\w*)/,
    'healthcare.mental-health',
  ],
  [
    both(
      String.raw`\b(?:senior\w*|alter\w* menschen|alten|elderly|aged|(?:personnes|personas) (?:agees|mayores)|ancian\w*|anzian\w*|oudere\w*|bejaarde\w*|idos\w*|personas mayores)\b`,
      String.raw`\b\w*(?:wohn|living|residen[czt]|logement|hebergement|vida asistida|struttur|woon|centro|centra|facilit|einrichtung|etablissement|assisten|assistid|pfleg|zorg|cuidad|soins|care)\w*`,
      String.raw`software|kleid|cloth|touris|reis|sans hebergement|non residenz|sem alojamento|sin alojamiento|without accommodation|ohne unterkunft|zonder`,
    ),
    'healthcare.elderly-care',
  ],
  [
    /\b(?:atencion residencial|cuidados residencia\w+|assistenza residenziale|residential care|intermediate care|soins intermediaires|soins pour (?:beneficiaires|residents)|cuidados intermedi\w+|assistenza intermedia|intermediaire zorg|woonzorg\w*)\b/,
    'healthcare.elderly-care',
  ],
  [/\b(?:conditionnement|acondicionamiento|condicionamento|preparation) (?:physique|fisico)\b/, 'healthcare.wellness'],
  [
    /^(?:autres? |otras |altre |outras |overige |sonstige )?(?:societes de portefeuille|sociedades (?:holding|de cartera|controladoras)|societa (?:holding|di partecipazione)|holdings?|holding ?gesellschaften)$/,
    'financial-services.venture-capital',
  ],
];

/** @returns the industry of the two subjects; null if a text hasn't both, or is longer than a title */
export function industryOfSubjects(folded: string): IndustryId | null {
  return folded.length > longestTitle || !folded.includes(' ') ? null : (subjects.find(([pattern]) => pattern.test(folded))?.[1] ?? null);
}

/** In characters. */
const longestTitle = 150;

/** "Contratistas de cimientos", "entrepreneurs en vitrerie", "aannemers van afbouwwerk": a contractor builds, whatever it names. The group is what. */
const contractor =
  /^(?:autres? |otros |altri |outros |overige |sonstige |other )?(?:entrepreneurs? (?:en|specialises? en)|contratistas? (?:de|en)|appaltatori (?:di|per)|empreiteir[oa]s? (?:de|em)|aannemers? (?:van|in|voor)|aannemersbedrijven (?:van|in)|bauunternehmen fur) (.{3,})$/;

/**
 * @param read reads what the contractor builds
 * @returns the building trade, or what it is if it is no goods; null for a text that names no contractor
 */
export function industryOfContractor(folded: string, read: (text: string) => IndustryId | null): IndustryId | null {
  const [, work] = contractor.exec(folded) ?? [];
  if (work === undefined) return null;
  const id = read(work);
  return id === null || /^(?:materials|manufacturing|hardware|retail|wholesale|consumer-goods|real-estate|energy)/.test(id)
    ? 'construction.trades'
    : id;
}
