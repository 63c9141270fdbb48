/**
 * Names whose last or first word means something else beside its object: nobody mines data in a mine, a content farm grows nothing, and a power bank
 * lends no money. Folded, whole names only.
 *
 * The senses are those of general dictionaries and of the companies that use the names; null is a name that says no industry.
 */
import type { IndustryId } from './industries.ts';

const data = '(?:data|dados|datos|donnees|dati|daten|gegevens|text|texts|textes?|textos?|testi|web|opinion|content|metadata)';

const electronic = String.raw`(?:electronic|elektronische?[rnms]?|electroniques?|electronic[oa]s?|eletronic[oa]s?|elettronic(?:[oai]|he))`;

/** What is done electronically is no electronics: "firma electrónica", "elektronische veilingen", "commerce électronique". Not where something is made. */
const done = (nouns: string): RegExp =>
  new RegExp(
    String.raw`^(?!.*(?:fabri|herstell|manufact|vervaardig|produ[cz]|componen|bauteil|onderdel|dettaglio|ingrosso|de detail|de gros|al por m|retail|wholesal|einzelhandel|grosshandel|groothandel|detailhandel|varejist|atacad|hardware|instrument|strument|machin|maquin|macchin|toys?\b|spielwaren|spielzeug|jouet|juguet|giocattol|brinqued|speelgoed|displays?\b|casas? de|parques?|salas? de))(?:.* )?(?:${electronic} (?:${nouns})|(?:${nouns}) ${electronic})\b`,
  );

const meanings: readonly (readonly [RegExp, IndustryId | null])[] = [
  // "Extração de dados", "web scraping", "Datenextraktion", "text mining".
  [
    new RegExp(
      String.raw`^(?:(?:extra[ck]?ti?on|extracao|extraccion|estrazione|extractie|mining|mineracao|mineria|minage|exploration|fouille|scraping|harvesting) (?:de |di |of |du |d |von |van )?${data}|${data} ?(?:mining|extraction|extraktion|extractie|scraping|harvesting))$`,
    ),
    'software.data-and-ai',
  ],
  [
    /^(?:bit ?coins?|crypto(?: ?currency)?|krypto(?:wahrungs)?|cripto(?:moned\w+|moed\w+|valut\w+)?|ethereum) ?(?:mining|miners?)$/,
    'software.blockchain',
  ],
  [/^(?:mineracao|mineria|minage|mining) (?:de |di )?(?:bit ?coins?|crypto\w*|cripto\w*)$/, 'software.blockchain'],
  [/^(?:content|link|click|troll|bot|like|account|phone|render) farms?$/, null],
  [/^power ?banks?$/, 'hardware.consumer-electronics'],
  [/^data ?banks?$/, 'software.data-and-ai'],
  [
    /^(?:seed|gene|gen|job|image|picture|photo|time|idea|knowledge|question|bio|saatgut|bild|wissens|zeit|tijd|beeld) ?(?:bank|banks|banken)$/,
    null,
  ],
  // Who examines patients' samples is part of health care (NACE 2.1 86.91, NAICS 6215, SIC 8071); who tests materials is not, and who makes dentures is not either.
  [
    /^(?=.*\b(?:labs?|labor(?:e|en|s|atoir\w*|ator\w*)?)\b)(?=.*(?:\bmedi[cz]|medisch|clinic|klinis|diagnos|patholog|patolog|\bblood|blutanaly))(?!.*(?:dent|odont|prot[eh]|zahn|tand|research|forschung|recherche|ricerca|investiga|pesquisa|equip|instrument|suppl|apparat|gerat|software|chemi[ck]|chimi|quimi|agric|industri|veterin|vehic|device|furnitur|mobel|meubel|wholesal|handel|manufact|herstell|fabric|automo|services? for))/,
    'healthcare',
  ],
  [
    /^laborator\w+ (?:d |de |di )?anal[iy]s\w*$|^labormedizin$|^(?:laboratory|medecine de) (?:medicine|laboratoire)$|^diagnostic imaging(?: (?:cent(?:er|re)s?|services?))?$/,
    'healthcare',
  ],
  // Advice to people in private is not advice to companies. The industries are those of NACE 2: 85.60, 88.99, 94.99 and 96.09.
  [/^(?:studien|schul|bildungs|schullaufbahn|studienwahl)beratung(?:en|s?stellen?)?$/, 'education'],
  [/^(?:schwangerschafts?|schwangeren|sozial|migrations|fluchtlings|opfer)beratung(?:en|s?stellen?)?$/, 'nonprofit.charities'],
  [/^(?:verbraucher|mieter)beratung(?:en|s?stellen?)?$/, 'nonprofit.associations'],
  [/^(?:berufs|laufbahn|farb|stil|typ|mode|hochzeits|wohn|image|partner)beratung(?:en)?$/, 'professional-services'],
  // Goods that are sold by the ton to companies, never in a shop. NACE 2: 46.2, 46.7.
  [/^(?:rohstoff|werkstoff|kunststoff|kunststoffgranulat|industriebedarfs?)handel$/, 'wholesale.industrial'],
  [/^(?:getreide|saatgut|vieh|futtermittel|dungemittel)handel$/, 'wholesale.food'],
];

const electronicMeanings: readonly (readonly [RegExp, IndustryId])[] = [
  [
    done(
      String.raw`firmas?|signatures?|signaturen?|assinaturas?|unterschrift\w*|handtekening\w*|invoic\w*|factur\w*|faturas?|fattur\w*|rechnung\w*|document\w*`,
    ),
    'software.business-software',
  ],
  [done(String.raw`commerce|comercio|commercio|handel|shopping`), 'retail.e-commerce'],
  [
    done(String.raw`auctions?|auktionen?|encheres|subastas?|leil(?:ao|oes)|aste|veiling(?:en)?|marktplatze?|marketplaces?`),
    'software.marketplaces',
  ],
  [
    done(
      String.raw`books?|bucher|livres?|libros?|livros?|libri|boeken|publishing|publications?|publicacion\w*|publicac\w*|zeitschriften|magazines?|revistas?`,
    ),
    'media.publishing',
  ],
  [done(String.raw`music|musik|musique|musica|muziek`), 'media.music'],
  [done(String.raw`games?|gaming|spiele|jeux|juegos|jogos|giochi|spellen`), 'software.games'],
  [
    done(String.raw`payments?|zahlung\w*|paiements?|pagos?|pagament\w*|betaling\w*|money|geld|monnaie|dinero|dinheiro|moneta`),
    'financial-services.payments',
  ],
  [
    done(
      String.raw`health records?|medical records?|patientenakten?|gesundheitsakten?|dossiers? (?:medica(?:l|ux)|patient\w*)|historias? clinicas?|prontuarios?|cartell[ae] clinic\w+|patientendossier\w*`,
    ),
    'healthcare.digital-health',
  ],
  [done(String.raw`mail|courrier|correos?|correio|posta|discovery`), 'software'],
  [done(String.raw`cigarettes?|zigaretten?|cigarrillos?|cigarros?|sigarette|sigaretten`), 'food-and-drink.tobacco'],
];

/**
 * @param folded the whole text, folded
 * @returns the industry; null where the name says none; undefined where the name has no such meaning and other rules read it
 */
export const industryOfOtherMeaning = (folded: string): IndustryId | null | undefined =>
  (/ele[ck]?t*ron/.test(folded) ? electronicMeanings.find(([pattern]) => pattern.test(folded))?.[1] : undefined) ??
  meanings.find(([pattern]) => pattern.test(folded))?.[1];
