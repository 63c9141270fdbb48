/**
 * Work on a part of a building, in the seven languages: "Dachausbau", "badkamer renovatie", "pose de faux plafonds", "drywall finishing". Any part may be combined
 * with any work, so each is listed once and the whole text must consist of them. Written by the author from everyday language. Folded.
 */
import type { IndustryId } from './industries.ts';

/** German and Dutch parts, also as the first part of a word. */
const germanicParts =
  'dach|flachdach|fassaden?|wand|wande|decken?|boden|fussboden|parkett?|laminat|estrich|fliesen|keller|fundament|treppen?|balkon|terrassen?|bad|badezimmer|fenster|turen?|rollladen|jalousien|markisen|dachrinnen|kamin|schornstein|heizungs?|klimaanlagen?|luftungs?|warmepumpen?|innen|mauer|mauerwerks?|schimmel|feuchtigkeits?|asbest|zaun|' +
  'dak|platdak|gevel|muur|muren|plafond|plafonds|vloer|vloeren|parketvloer|parketvloeren|tegel|tegels|kelder|funderings?|trap|trappen|terras|badkamer|toilet|kozijn|kozijnen|raam|ramen|deur|deuren|rolluik|rolluiken|zonwerings?|dakgoot|dakgoten|schoorsteen|verwarmings?|cv|cv ketel|ketel|airco|ventilatie|warmtepomp|riool|riolerings?|zonnepanelen|zonnepaneel|laadpaal|stuc|tegelwerk|metsel|voeg|schilder|timmer|bestratings?|hekwerk|schutting|zolder|vocht|traplift';
/** German and Dutch works, also as the last part of a word. */
const germanicWorks =
  'bau|ausbau|einbau|montage|verlegung|abdichtung|dammung|beschichtung|verkleidung|verglasung|entfeuchtung|trockenlegung|plaatsing|werk|werken|isolatie|bekleding|afwerking|bestrijding|ontstopping|zetten|leggen|leggers?|zetters?|monteurs?';
/** Whole buildings and materials: "Hausbau" and "Holzwerk" name other industries, but repairing them is a trade. */
const wholes =
  'kuchen?|altbau|wohnungs?|haus|gebaude|sanitar|elektro|beton|holz|glas|photovoltaik|solar|pool|keuken|woning|huis|interieur|hout|steen';
const repairs =
  'umbau|sanierung|sanierungen|renovierung|renovierungen|modernisierung|montage|installation|installationen|arbeiten|isolierung|instandsetzung|renovatie|renovaties|verbouwing|verbouwingen|installatie|werkzaamheden|herstel|sanering';
/** The Romance languages: the work comes first. */
const romanceParts =
  'toitures?|toits?|facades?|murs?|murale?s?|muraux|cloisons?|plafonds?|faux plafonds?|sols?|parquets?|carrelages?|escaliers?|balcons?|terrasses?|salles? de bains?|cuisines?|fenetres?|portes?|portails?|clotures?|volets?|stores?|verandas?|gouttieres?|cheminees?|conduits|chaudieres?|climatisations?|pompes? a chaleur|panneaux solaires|plaques? de platre|placo|enduits?|bardages?|dalles?|paves?|piscines?|canalisations?|assainissement|combles|bois|beton|pierre|bornes? de recharge|' +
  'tejados?|techos?|fachadas?|paredes?|muros?|tabiques?|suelos?|pisos?|pavimentos?|azulejos?|escaleras?|banos?|cocinas?|ventanas?|puertas?|persianas?|toldos?|vallas?|chimeneas?|calderas?|aire acondicionado|calefaccion|pladur|drywall|yeso|tuberias?|piscinas?|placas solares|paneles solares|humedades|viviendas?|locales|' +
  'telhados?|forros?|gesso|tetos?|pisos?|revestimentos?|azulejos?|escadas?|banheiros?|casas? de banho|cozinhas?|janelas?|portas?|portoes|calhas?|ar condicionado|aquecimento|cerc?as?|toldos?|divisorias?|caixilharias?|canalizacoes|paineis solares|' +
  'tetti|tetto|coperture|facciate|pareti|controsoffitti|cartongesso|pavimenti|pavimentazioni|piastrelle|scale|bagni|bagno|cucine|finestre|porte|infissi|serramenti|tapparelle|tende da sole|recinzioni|cancelli|caldaie|condizionatori|impianti idraulici|grondaie|camini|canne fumarie|pannelli solari|fotovoltaico|piscine|appartamenti';
const romanceWorks =
  'pose|poseurs?|installation|installateurs?|renovation|refection|montage|travaux|amenagement|isolation|entretien|reparation|ravalement|traitement|revetements?|ramonage|debouchage|etancheite|nettoyage|' +
  'instalacion(?:es)?|colocacion|reformas?|rehabilitacion|montaje|revestimientos?|reparacion(?:es)?|aislamiento|impermeabilizacion|alicatados?|mantenimiento|' +
  'instalacao|instalacoes|colocacao|reformas?|remodelacao|remodelacoes|montagem|revestimentos?|reparacao|reparos?|isolamento|impermeabilizacao|manutencao|' +
  'posa|posatori|installazione|ristrutturazion[ei]|montaggio|rivestimenti|riparazione|isolamento|impermeabilizzazione|rifacimento|manutenzione|tinteggiatura';
const englishParts =
  'roof|roofs|facade|facades|wall|walls|wallpaper|ceiling|ceilings|floor|floors|hardwood|carpet|vinyl|laminate|epoxy|tile|tiles|marble|terrazzo|stair|stairs|staircase|staircases|balcony|deck|decks|patio|bathroom|bathrooms|kitchen|kitchens|basement|attic|loft|window|windows|door|doors|garage door|garage doors|shutter|shutters|blind|blinds|awning|awnings|gutter|gutters|siding|stucco|drywall|plaster|concrete|masonry|brick|chimney|fireplace|boiler|furnace|water heater|hvac|duct|ductwork|air conditioning|heat pump|heat pumps|pipe|pipes|drain|drains|sewer|septic|septic tank|septic system|solar panel|solar panels|ev charger|insulation|fence|fences|gate|gates|pool|driveway|driveways|sprinkler|alarm|elevator|escalator|stairlift|ironwork|backflow|low voltage';
const englishWorks =
  'installation|installations|installer|installers|fitting|fitter|fitters|renovation|renovations|remodeling|remodelling|remodeler|finishing|finisher|finishers|hanger|hangers|layer|layers|setter|setters|worker|workers|mechanic|mechanics|contractor|contractors|builder|builders|conversion|conversions|extension|extensions|insulation|waterproofing|restoration|repointing|construction|technician|technicians|relining';

/** "Pose et rénovation de …": words that may be between them or before them. */
const linkWords =
  'und|en|et|y|e|and|von|der|des|van|de|het|du|la|le|les|l|d|el|los|las|da|do|dos|das|di|dei|delle|della|del|in|a|su misura|sur mesure|auf mass|interior|exterior|residential|commercial|electrical';
const links = new RegExp(`\\b(?:${linkWords})\\b`, 'g');

const germanicWord = new RegExp(
  `^(?:(?:${germanicParts})(?:s|n|en)?(?:${germanicWorks}|${repairs})|(?:${wholes})(?:s|n|en)?(?:${repairs}))$`,
);
const words = (parts: string, works: string): { part: RegExp; work: RegExp } => ({
  part: new RegExp(`\\b(?:${parts})\\b`, 'g'),
  work: new RegExp(`\\b(?:${works})\\b`, 'g'),
});
const families = [
  words(germanicParts, `${germanicWorks}|${repairs}`),
  words(wholes, repairs),
  words(romanceParts, romanceWorks),
  words(englishParts, englishWorks),
];

/** The first three letters of all words in the lists: most other texts have a word that begins differently, which is found faster than by the patterns. */
const beginnings = new Set(
  [germanicParts, germanicWorks, wholes, repairs, romanceParts, romanceWorks, englishParts, englishWorks, linkWords]
    .join('|')
    .split(/[| ]/)
    .map((word) => word.slice(0, 3)),
);
const canConsistOfThem = (folded: string): boolean =>
  folded.split(' ').every((word) => word.length < 3 || beginnings.has(word.slice(0, 3)));

/** In characters. A longer text is a sentence or an official title. */
const longestName = 60;
/** Cleaning and selling are other industries, whatever the part of the building. */
const otherWork = /reinigung|nettoyage|limpieza|limpeza|pulizia|schoonmaak|cleaning|handel|shop|store|verkauf/;

/**
 * @param folded a whole cell, or one of several categories in it
 * @returns installation and trades if the text names work on a part of a building and nothing else; otherwise null
 */
export function industryOfBuildingWork(folded: string): IndustryId | null {
  if (folded.length > longestName || otherWork.test(folded)) return null;
  if (germanicWord.test(folded)) return 'construction.trades';
  if (!canConsistOfThem(folded)) return null;
  for (const { part, work } of families) {
    // A work may also be a part ("insulation installer"), so parts are taken out first where both remain.
    const withoutParts = folded.replaceAll(part, ' ');
    if (withoutParts === folded) continue;
    const withoutWorks = withoutParts.replaceAll(work, ' ');
    if (withoutWorks === withoutParts) continue;
    if (withoutWorks.replaceAll(links, ' ').trim() === '') return 'construction.trades';
  }
  return null;
}
