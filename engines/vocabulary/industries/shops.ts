/**
 * Reads names of shops in seven languages: the word for the shop, and what it sells ("Fireworks store", "Brettspielgeschäft", "tienda de
 * juegos de mesa"). A shop of one kind of goods is specialty retail, except where its goods say otherwise: food, medicines, cars.
 */
import { goods } from './industry-goods.ts';
import type { IndustryId } from './industries.ts';

/** In each pattern, the first group is what is sold. Folded. */
const shops: readonly RegExp[] = [
  /^(.{2,60}) (?:shops?|stores?|boutiques?|showrooms?|newsstands?|outlets?)$/,
  /^(\w{3,})(?:geschaefte?|geschafte?|fachgeschafte?|laden|handlung|handlungen|fachhandel|fachmarkte?|markte?|verkaufsstelle|boutiquen?)$/,
  /^(?:geschafte?|laden|fachhandel|fachgeschafte?|einzelhandel) (?:fur|mit|von) (.+)$/,
  /^(.{2,60}) (?:geschafte?|laden|fachhandel|fachgeschafte?|fachmarkt)$/,
  /^(\w{3,})(?:winkels?|speciaalzaak|speciaalzaken|boetiek|boetieks)$/,
  /^winkels? (?:voor|in|met|van) (.+)$/,
  /^(?:magasins?|boutiques?|marchands?|vendeurs?|vente au detail|detaillants?)(?: specialises?e?s?)? (?:de vente )?(?:de|d|du|des|en|pour|a) (?:la |l |les )?(.+)$/,
  /^(?:tiendas?|venta al detalle|locales? de venta) (?:especializadas? )?(?:de|para|en) (.+)$/,
  /^(?:lojas?|venda a retalho|venda no varejo) (?:especializadas? )?(?:de|para|em) (.+)$/,
  /^(?:negozi[o]?|rivendit[ae]|botteg[ae]) (?:specializzat[oi] )?(?:di|del|dei|delle|per|d|in) (.+)$/,
];

/** Words with which "shop" doesn't mean a retailer, or that aren't goods: "coffee shop", "repair shop", "online store", "Jahrmarkt", and "Buchhandlungen", which have their own rule. */
const notGoods =
  /^(?:\w+ )*(?:coffee|sandwich|donut|doughnut|bagel|ice cream|body|machine|print|copy|repair|barber|tattoo|piercing|beauty|nail|app|betting|chip|kebab|juice|smoothie|bubble tea|work|auto|automotive|lubrication|replacement|tire|online|web|internet|e|retail|other|general|department|variety|discount|dollar|convenience|grocery|drug|pawn|flag ?ship|concept|pop up|factory|company|chain|specialty|speciality|multi|second hand|fabrication|welding|sheet metal|paint|massage|lottery|grocery|bookmaker|rental|bagel|\w*repair|\w*reparatur|\w*reparatie|\w*herstel|lottery|eis|ijs)$/;
/** "Tienda de alquiler de bicicletas", "loja de reparações", "magasin de glaces". */
const noShop =
  /^(?:repara\w*|riparazion\w*|alquiler|location|noleggio|aluguer|aluguel|lot+er\w*|lotaria|lotto|gelat[oi]|helados|sorvetes|glaces|cremes glacees|massage\w*|massagens|masajes|massaggi)\b/;
/** The shop sells tools for something else: "brewing supply store". */
const supplies =
  /\b(?:suppl(?:y|ies|ements?)|equipment|accessor\w+|zubehor|bedarf|materiel|fournitures|accessoires|suministros|articulos|artigos|acess?orios|accesorios|forniture|articoli|accessori|benodigdheden|suplementos|complements|integratori)\b|(?:bedarf|zubehor|artikel|erganzungsmittel|supplementen)$/;
const noMarket =
  /^(?:super|hyper|jahr|arbeids|banen|huizen|woning|fitness|effecten|kapitaal|job|stellen|zukunfts|wachstums|weihnachts|wochen|floh|arbeits|aktien|kapital|finanz|geld|immobilien|energie|strom|bau|welt|ab|be|ver|ein|aus|ge|ent|kraft|fach|um|behand|versicherungs|wohnungs|ausbildungs|web|sonderposten)$/;
/** With "-geschäft", business that is done rather than a place that sells: "Tagesgeschäft", "Kerngeschäft", "Rechtsgeschäft". */
const business =
  /^(?:\w*(?:kunden|zins|einlagen|kredit|versicherungs|provisions|wertpapier|anlage|bank|termin|options|export|import|projekt|service|dienstleistungs|dienst|lizenz|abo|saison|weihnachts|plattform|makler|vermittlungs)|tages|alltags|kern|haupt|neben|neu|alt|bestands|eigen|fremd|aktiv|passiv|auslands|inlands|massen|mengen|gross|sommer|winter|ostern|oster|zusatz|folge|online|digital|rechts|haustur|lager|strecken|teil|gesamt|grund|standard|rand|ruck|erst|zweit|verlust|minus|milliarden|millionen|muster|stamm|schein|gegen|umsatz|tausch|bar|waffen|drogen|immobilien|transit|fracht|cargo|passagier|flug|event|messe|kommissions|grosshandels|einzelhandels|handels|vertriebs|verlags|stadt|lade|geldwechsel|daten|cloud|software)$/;
const vehicles = /\b(?:auto|car|motor|vehicle|kfz)\w*/;
const wholesale = /\b(?:wholesale|gros|mayor|grosso|atacado|ingrosso|grosshandel|groothandel)\b|grosshand|groothand/;

/** "Tienda esotérica", "loja erótica": an adjective says what is sold. */
const withAdjective =
  /^(?:tiendas?|lojas?|negozi[o]?|magasins?|boutiques?) (?!online|virtual|general|geral|generale?s?|departamental|de$|grossista|fisic|web|discount|multi|mayorista|minorista|digital)(?:\w{4,})(?: \w{3,})?$/;

/** @returns null for text that doesn't say what a shop sells */
export function industryOfShop(folded: string): IndustryId | null {
  if (wholesale.test(folded)) return null;
  for (const shop of shops) {
    const sold = shop.exec(folded)?.[1];
    if (sold === undefined || notGoods.test(sold) || noShop.test(sold) || noMarket.test(sold)) continue;
    if (business.test(sold) && /gescha(?:e)?fte?$/.test(folded)) continue;
    if (supplies.test(sold) && !/medic|pharm|dent|orthop/.test(sold) && !vehicles.test(sold)) return 'retail.specialty';
    const thing = goods.find(({ words }) => {
      words.lastIndex = 0;
      return words.test(sold);
    });
    return thing === undefined || thing.retail === 'retail' ? 'retail.specialty' : thing.retail;
  }
  return withAdjective.test(folded) && !/ (?:de|di|du|des|do|da|del) /.test(folded) ? 'retail.specialty' : null;
}
