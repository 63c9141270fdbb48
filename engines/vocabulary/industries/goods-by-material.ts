/**
 * Goods whose own word no table has, by what they are made of: "Baldes metálicos", "pièces en caoutchouc", "kunststof platen". The classifications sort what no
 * other class has by its material: NACE 2 divisions 15 to 17 and 22 to 25, NAICS 321 to 327 and 332. Only for texts that no other rule reads, of few words, and
 * that say nothing but that something is made.
 */
import type { IndustryId } from './industries.ts';

/** By material: words behind "de", "en", "di" and their like in the Romance languages; adjectives behind a noun; and adjectives or first parts of words in German and Dutch. */
const materials: readonly (readonly [id: IndustryId, nouns: string, adjectives: string, before: string])[] = [
  [
    'manufacturing.plastics-and-rubber',
    'plasticos?|plastiques?|plastica|materias plasticas|materie plastiche|matieres plastiques|caucho|hule|goma|borracha|caoutchouc|gomma|silicon[ae]?',
    'plastic[oa]s?|plastich[ei]|plastiques?',
    'kunststof|plastic|rubberen',
  ],
  [
    'construction.materials',
    'concreto|hormigon|betao|beton|calcestruzzo|cemento|cimento|ciment|piedra|pedra|pierre|pietra|marmol|marmore|marbre|marmo|granit[oe]?|yeso|gesso|platre',
    '',
    'betonnen|stenen',
  ],
  [
    'materials.glass-and-ceramics',
    'vidrio|vidro|verre|vetro|cristal|ceramica|ceramique|porcelana|porcelaine|porcellana',
    'ceramic[oa]s?|ceramich[ei]|ceramiques?',
    'glazen|keramische',
  ],
  [
    'manufacturing.metal-products',
    'metal|metales|metais|metallo|acero|aco|acier|acciaio|aluminio|aluminium|alluminio|hierro|laton|ottone|laiton|hojalata|fil metallique|alambre|arame',
    'metalic[oa]s?|metallic[oai]|metallich[ei]|metalliques?',
    'metalen|stalen|ijzeren|aluminium',
  ],
  ['materials.paper-and-forest', 'papel|papier|carta|carton|cartone|papelao|madera|madeira|bois|legno', '', 'houten|papieren|kartonnen'],
  [
    'manufacturing.textiles',
    'tela|tecido|tissu|tessuto|lana|laine|seda|soie|seta|algodon|algodao|coton|cotone|lino|lona',
    '',
    'textielen|katoenen|wollen',
  ],
  ['consumer-goods.apparel', 'cuero|couro|cuir|pelle', '', 'leren|lederen'],
];

/** What may be before the goods: that someone makes them. */
const making =
  '(?:fabrica(?:s|cion|cao|nts?|ntes)?|fabriques?|fabbric(?:a|he|anti|azione)|fabrication|produccion|producao|production|produzione|manufacturas?|elaboracion|industrias?|vervaardiging|productie)';

/** What is done with goods that isn't making them, and what is no goods at all: surgery, arts, a bridge, a singer's voice. */
const otherwise =
  /\b(?:com(?:m?er[cz]|er)|vent[ea]|vend|negoc|trad|handel|mayor|menor|minor|detail|gros|ingross|dettagl|atacad|varej|import|export|distrib|recic|recycl|riciclo|recuper|rep[ao]r|ripar|instal|coloc|pos[ea]\b|constru|costru|bouw|obra|alqu|alug|loca[ct]|noleg|verhuur|rent|transp|tra?sp|vervoer|limp|pul[ei]|nett|reinig|dise|design|ontwerp|serv|arte?s?\b|artist|ciru|chiru|mina|mine|estra|extra|extrac|corte|taglio|coupe|cas[ae]s?\b|maison|puente|pont[ei]?\b|escuela|school|scuola|escola|asocia|associa|museo|museu|musee|talla|pintura|peinture|restaur|club|banda|banque|bank|edad|age|mus[ei]|moneda|tarjeta|cart[ae]s? |avion|voz|corps|hombre|man\b|men\b|boy|taller|atelier|corsi|curso|cours)/;

const patterns = materials.map(([id, nouns, adjectives, before]): readonly [IndustryId, RegExp] => [
  id,
  new RegExp(
    [
      String.raw`^(?:${making} (?:de |d |di )?)?(?:\w{3,} (?:[yeo] |et |ou )?){1,3}(?:de|d|en|em|in|di) (?:(?:la|el|los|las|lo) )?(?:${nouns})$`,
      ...(adjectives === '' ? [] : [String.raw`^(?:${making} (?:de |d |di )?)?(?:\w{3,} (?:[yeo] |et |ou )?){1,3}(?:${adjectives})$`]),
      String.raw`^(?:${making} van )?(?:${before}) \w{3,}(?: en \w{3,})?$`,
    ].join('|'),
  ),
]);

/** @param folded a whole text that no other rule reads, folded, with apostrophes as spaces @returns the industry of who makes goods of its material */
export function industryOfMaterial(folded: string): IndustryId | null {
  if (otherwise.test(folded)) return null;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
