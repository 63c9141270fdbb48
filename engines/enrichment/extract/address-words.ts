/** What streets, states and other parts of addresses look like in the seven languages and their neighbors. */
import { remembered } from './remembered.ts';

/** English street types, written out and abbreviated (USPS Publication 28, appendix C1, the common ones). */
const englishTypes =
  'street|str|st|avenue|ave?|road|rd|boulevard|blvd|lane|ln|drive|dr|way|court|ct|place|pl|square|sq|terrace|ter|tce|trail|trl|parkway|pkwy|highway|hwy|circle|cir|cres(?:cent)?|close|row|mews|quay|wharf|walk|alley|plaza|plz|loop|pike|expressway|expy|freeway|fwy|route|rte|turnpike|tpke|broadway|esplanade|causeway|gardens?|green|grove|hill|park|rise|view|gate|mall|crossing|xing|bypass|run|path|commons?|point|pt|ridge|landing|cent(?:er|re)|ctr|bend|cove|track|parade|pde|arcade|embankment|yard|estate|industrial estate|business park|office park';

const words = {
  /** "5225 W. Vliet Street", "12 bis rue de Rivoli" are caught by the number at the start; these don't need one. */
  english: new RegExp(String.raw`(?<![\p{L}\d])(?:${englishTypes})(?![\p{L}\d])`, 'iu'),
  germanic:
    /(?:stra(?:ß|ss)e|str\.|(?:^|[\p{L}-])str\b|weg|platz|allee|gasse|ring|damm|ufer|chaussee|promenade|steig|stieg|markt|graben|hof|zeile|park|br(?:ü|ue)cke|tor|wall|kamp|berg|feld|strooss|gaass|straat|laan|plein|kade|gracht|dijk|singel|dreef|steenweg|markt|hof|baan|lei|pad|vej|gade|gatan|vägen|gata|veien|gate|gaten|veg|katu|tie|utca|\bu\.|út(?<!\p{L}út)|útja|tér(?<!\p{L}tér)|tere|körút|krt\.|köz|n[áa]m[ěe]st[íi]|\bn[áa]m\.|n[áa]bře[žz][íi]|tř[íi]da)\s*\d|^(?:stra(?:ß|ss)e|str\.|platz|allee|ufer|promenade)\s(?:des|der|dem|am|zum|zur)\s.{2,40}\s\d|^\d{1,4}\s?[a-z]?,?\s(?:\p{L}+\s){0,3}(?:\p{L}*strooss|\p{L}*gaass)$/iu,
  romance:
    /^(?:\d{1,5}\s?(?:bis|ter|quater|[a-e])?\s*,?\s*)?(?:jr\.|jir[óo]n|r\.|rue|avenue|av\.?|ave\.?|boulevard|boul\.?|bd\.?|blvd\.?|place|pl\.?|chemin|ch\.|route|rte\.?|all[ée]es?|impasse|quai|cours|square|passage|faubourg|rond-point|zone|zona industriale?|parque industrial|z\.?[aic]\.?[eic]?\.?\s|parc|lieu-dit|via|viale|v\.le|piazza|piazzale|p\.zza|corso|c\.so|largo|vicolo|strada|contrada|localit[àa]|loc\.|c\.da|frazione|fraz\.|calle|c\/|c\.(?=\sdel?\s)|avenida|avda\.?|paseo|p[ºo°]\.?\s|plaza|pza\.?|carrer|carretera|ctra\.?|camino|ronda|travesía|traves[ií]a|pol[íi]gono|pol\.?\s?ind\.?|urbanizaci[óo]n|rua|travessa|tv\.|praça|pça\.?|pra[cç]a|alameda|al\.|estrada|rodovia|rod\.|largo|quinta|edif[íi]cio|rs\s\d|br[- ]\d|jl\.?|jalan|ul\.|ulica|al\.|aleja|pl\.|plac|os\.|osiedle|rynek|str\.|bulevardul|bd\.|calea|[sș]os\.|[sș]oseaua|splaiul|aleea|carrera|cra\.?|kra\.?|diagonal|transversal|avenida|jalan|lorong|persiaran|lebuh|bulevar|bul\.|бул\.|ул\.|пл\.|вул\.|просп\.|пер\.|наб\.|λεωφ\.|λεωφόρος|οδός)(?<!\p{L}(?=\p{L}))(?=[\s.]*[„“"«\p{L}\d])/iu,
  /** "Gedimino pr. 9", "Narva mnt 5", "Brīvības iela 3", "Slovenska cesta 5", "Trg slobode 2" */
  balticAndSouthSlavic:
    /\p{L}\s(?:g\.|gatv[eė]|pr\.|prospektas|mnt\.?|tn\.?|pst\.?|puiestee|iela|prospekts|bulv[aā]ris|cesta|avenija|obala)\s?\d|^(?:trg|ulica|bulevar)\s\p{L}.{0,40}\s\d/iu,
  /** "Rothschild Blvd 22", "Kifissias Ave. 44": where English names are written with the number last. */
  numberBehind: /^\p{Lu}\p{L}.{0,40}\s(?:street|str\.?|st\.|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?)\s\d{1,4}\s?[a-z]?$/iu,
  /** "Büyükdere Cad. No:193" */
  turkish: /\b(?:cad(?:desi|\.)|cd\.|sok(?:ak|ağı|\.)|sk\.|bulvar[ıi]|bulv?\.|mah(?:allesi|\.))/iu,
  postBox:
    /(?:\b(?:p\.?\s?o\.?\s*box|post(?:al)? office box|postfach|postbus|bo[iî]te postale|b\.?\s?p\.?\s?:?\s?\d+|apartado(?: de correos)?|caixa postal|casella postale|c\.?p\.?\s\d{2,}|private bag|drawer)\b|^(?:box|postboks|postilokero|postfiók)\s\d{2,6}\b)/i,
};

/** Units inside a building: they belong to the street but don't make one. */
export const unitWords =
  /^(?:suite|ste\.?|unit|apt\.?|apartment|floor|fl\.?|\d{1,3}(?:st|nd|rd|th) floor|room|rm\.?|building|bldg\.?|level|lvl\.?|bureau|étage|\d{1,2}(?:e|er|ème|º|ª)?\s?(?:étage|andar|piso|planta|piano|etage|og|stock|verdieping)|sala|piso|oficina|local|bloque|andar|interno|int\.|scala|edificio|edif[íi]cio|torre|ground floor|lower level|penthouse|ph|#\s?\w+|no\.?\s?\d+|block|blok|bus|boîte|bte|hinterhaus|aufgang|nave|lot(?:e|to)?|lok\.?|lokal|m\.|vchod|apto\.?|depto\.?|departamento|despacho|planta|bodega|int\.?|interior|col\.|colonia|plot|shop|office|kav\.?|sektor|sector|sal|st\.|tv\.|th\.|kat|daire|escalera|esc\.|pta\.?|puerta|top|stiege|haus \w|gebäude|geb\.|cent(?:er|re)|tower|house|court|mail ?stop|ms|bairro|conj\.?|loja|ruko)\b/iu;

/** "Mill Lane", "Riverside Business Park": the name of a street, park or building without a number. */
export function isUnnumbered(text: string): boolean {
  if (text.length > 70 || notStreet.test(text)) return false;
  return (
    (words.romance.test(text) && (properName.test(text) || publicPlace.test(text))) || (capitalized.test(text) && endsWithType.test(text))
  );
}

/** All words, other than connecting ones: "Book your view" is a sentence. */
const capitalized = /^(?:(?:the|of|and|on|at|in|upon|&)\s|[\p{Lu}\d][\p{L}\p{N}'’.&-]*\s)+\p{Lu}[\p{L}\p{N}'’.]*$/u;
/** "Rue de la Paix", but not "Place your order". */
const properName = /^\S+\s(?:(?:de|du|des|la|le|les|del|della|dei|degli|di|do|da|dos|das)\s|[dl]['’])*["“«]?[\p{Lu}\d]/u;

/** "Place de la république", "Rue de l'église": names that many towns have, also in lower case. */
const publicPlace =
  /^(?:place|rue|avenue|boulevard|quai|square|cours|all[ée]e|chemin|piazza|via|plaza|calle|praça|rua)\s(?:de la|de l['’]|de|du|des|della|del|do|da)\s?(?:r[ée]publique|mairie|gare|libert[ée]|[ée]glise|h[ôo]tel de ville|march[ée]|poste|victoire|paix|r[ée]sistance|pr[ée]fecture|repubblica|stazione|chiesa|vittoria|constituci[óo]n|libertad|iglesia|estaci[óo]n|rep[úu]blica|igreja|matriz)$/i;

const endsWithType = new RegExp(
  String.raw`\s(?:${englishTypes.replace('str|st|', '').replace(/\|(?:view|run|path|points?|track|bypass)(?=\|)/g, '')}|house|building|tower|towers|chambers|studios?|works|mills?|barn|farm|bakery|hall|area|complex|phase \w+)$`,
  'i',
);

/** A zone or park of businesses without numbers: "Z.A. des Grands Champs", "Zona Industrial da Maia". */
export const isZone = (text: string): boolean =>
  text.length < 60 &&
  /^(?:z\.?\s?[aic]\.?\s?[eic]?\.?|zone (?:artisanale|industrielle|d['’]activit[ée]s?|commerciale)|parc d['’]activit[ée]s?|zona industriale?|zona artigianale|parque (?:industrial|empresarial|tecnol[óo]gico)|pol[íi]gono(?: industrial)?|distrito industrial|gewerbepark|industriepark|gewerbegebiet|industriegebiet|business ?park|bedrijvenpark|bedrijventerrein|lieu[- ]dit)\s\p{L}/iu.test(
    text,
  );

/** A public building or ground where clubs have their seat: "Stade Municipal", "Mairie", "Sporthalle am See". */
export const isPublicBuilding = (text: string): boolean =>
  text.length < 60 &&
  /^(?:stade|mairie|salle (?:des f[êe]tes|polyvalente|communale)|gymnase|complexe sportif|maison (?:des associations|des sports|communale)|h[ôo]tel de ville|cent(?:er|re) (?:sportif|culturel|social|communal)|sport(?:halle|anlage|park|heim|zentrum|platz)|stadion|vereinsheim|rathaus|b[üu]rgerhaus|clubheim|dorfgemeinschaftshaus|estadio|polideportivo|ayuntamiento|casa consistorial|campo sportivo|palazzetto dello sport|municipio|sportcomplex|sporthal|clubhuis|gemeentehuis|town hall|village hall)(?:\s\p{L}[\p{L} .'’-]*)?$/iu.test(
    text,
  );

/** Lines that contain a number and no street. */
const notStreet =
  /(?:https?:|(?:supreme|district|circuit|federal|appeals|appellate|high|county|superior|municipal|bankruptcy|family|juvenile|state|traffic|crown) court|court of|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|www\.|@|[$€£%©]|\b(?:tel(?:efon|ephone|\.)?|phone|fax|mob(?:ile|il)?|call|copyright|rights|hours?|hrs|years?|jahre?|ans|años|anos|anni|uhr|\d\s?[ap]\.?m\.?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|montag|freitag|lundi|vendredi|lunes|viernes|vat|ust|kvk|siret|siren|nip|regon|cif|nif|cnpj|hrb|iban|bic|reg(?:istration|ister)?(?:\.|\b)|licen[cs]e|lic|isbn|since|seit|depuis|desde|dal|sinds|version|results?|reviews?|clients?|customers?|kunden|projects?|projekte|employees|mitarbeiter|items?|days?|tage|weeks?|minutes?|miles|km|m2|sqm)\b)/i;

/** Places along a road outside towns: "BR 116, km 12", "Ctra. N-340 km 1184", "S.S. 18 Km 5". */
const highway =
  /^(?:(?:rodovia|rod\.?|estrada|carretera|ctra\.?|autopista|strada statale|(?:[A-Z]\.?){1,2})[\s.-]*)(?:[\p{L}\s.-]{0,40}?)\d{1,4}[\s,–-]{1,4}km\.?\s?\d{1,4}/iu;

export function isPostBox(text: string): boolean {
  return words.postBox.test(text) && /\d/.test(text);
}

/** How sure a line is a street: 2 a word says so, 1 it has the form (letters and a house number), 0 it isn't. */
export const streetLikeness = remembered((text): 0 | 1 | 2 => {
  const plain = text
    .trim()
    // "Sede legale: Via Roma 3", but "Büyükdere Cad. No: 193".
    .replace(/^[^:\d]{2,40}(?<!\b(?:no|nr))\s*:\s*(?=\S)/i, '');
  if (plain.length < 4 || plain.length > 110) return 0;
  if (isPostBox(plain)) return 2;
  if (!/\p{L}{2}/u.test(plain)) return 0;
  if (/^c\/o\b/i.test(plain)) return 0;
  if (/\b(?:please|keep in mind|we (?:have|are|offer)|you can)\b/i.test(plain)) return 0;
  if (/^se[ck]tor\s\d/i.test(plain)) return 0;
  if (highway.test(plain)) return 2;
  if (notStreet.test(plain) || /\d{7}/.test(plain)) return 0;
  const hasNumber = /\d/.test(plain);
  if (hasNumber && words.germanic.test(plain) && plain.length < 80) return 2;
  if (hasNumber && words.turkish.test(plain)) return 2;
  if (hasNumber && (words.balticAndSouthSlavic.test(plain) || words.numberBehind.test(plain))) return 2;
  if (words.romance.test(plain) && (hasNumber || /\bs\/?nc?\b/i.test(plain))) return 2;
  // A house number first, or a spelled-out one: "One Microsoft Way".
  if (
    /^(?:(?:no\.?|nr\.?|#|units?)\s*)?(?:\d{1,6}[a-z]?(?:\s?[-–/&]\s?\d{1,6}[a-z]?){0,2}(?:\s1\/2)?|one|two|three|four|five|six|seven|eight|nine|ten|[nsew]\d{1,3}\s?[nsew]?\d{0,6})[\s,]/i.test(
      plain,
    )
  )
    return words.english.test(plain) || words.romance.test(plain.replace(/^(?:(?:no\.?|nr\.?|#)\s*)?\S+[\s,]+/i, ''))
      ? 2
      : plain.split(/\s+/).length <= 8 && /^\S+[\s,]+(?:\p{Lu}|\d)/u.test(plain)
        ? 1
        : 0;
  if (
    hasNumber &&
    new RegExp(String.raw`\d[^,]*(?<![\p{L}\d])(?:${englishTypes})(?![\p{L}\d])`, 'iu').test(plain) &&
    plain.split(/\s+/).length <= 12
  )
    return 2;
  if (
    /^\p{Lu}[\p{L}.'’ -]{2,50}\s(?:\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/+]\s?\d{0,4}\s?[a-zA-Z]?)?)(?:,?\s?(?:bus|bte|box|unit)\s?[\w.]+)?$/u.test(
      plain,
    )
  )
    return 1;
  if (/^(?:ul\.|al\.|pl\.|os\.)\s/i.test(plain)) return 2;
  return 0;
});

/** States of the USA, codes and names. */
const states =
  'AL|Alabama|AK|Alaska|AZ|Arizona|AR|Arkansas|CA|California|CO|Colorado|CT|Connecticut|DE|Delaware|DC|D\\.C\\.|District of Columbia|FL|Florida|GA|Georgia|HI|Hawaii|ID|Idaho|IL|Illinois|IN|Indiana|IA|Iowa|KS|Kansas|KY|Kentucky|LA|Louisiana|ME|Maine|MD|Maryland|MA|Massachusetts|MI|Michigan|MN|Minnesota|MS|Mississippi|MO|Missouri|MT|Montana|NE|Nebraska|NV|Nevada|NH|New Hampshire|NJ|New Jersey|NM|New Mexico|NY|New York|NC|North Carolina|ND|North Dakota|OH|Ohio|OK|Oklahoma|OR|Oregon|PA|Pennsylvania|RI|Rhode Island|SC|South Carolina|SD|South Dakota|TN|Tennessee|TX|Texas|UT|Utah|VT|Vermont|VA|Virginia|WA|Washington|WV|West Virginia|WI|Wisconsin|WY|Wyoming|PR|Puerto Rico|GU|Guam|VI';
const abbreviated =
  'Calif|Colo|Conn|Fla|Ill|Ind|Mass|Mich|Minn|Miss|Mont|Nev|Okla|Ore|Penn|Tenn|Tex|Wash|Wis|Ariz|Ala|N\\.Y|N\\.J|N\\.C|S\\.C|N\\.M|N\\.H|R\\.I';
const provinces =
  'AB|Alberta|BC|B\\.C\\.|British Columbia|MB|Manitoba|NB|New Brunswick|NL|Newfoundland(?: and Labrador)?|NS|Nova Scotia|NT|NU|ON|Ont|Ontario|PE|PEI|Prince Edward Island|QC|PQ|Qu[ée]bec|SK|Saskatchewan|YT|Yukon';
const australian = 'NSW|New South Wales|VIC|Victoria|QLD|Queensland|SA|South Australia|WA|Western Australia|TAS|Tasmania|A\\.?C\\.?T|NT';

const after = String.raw`(?=$|[\s,.);|•])`;
/** Region words at the end of a text, by country. Codes are upper case only: "in", "or", "me" are words. */
export const regionAtEnd: Readonly<Record<string, RegExp>> = {
  US: new RegExp(String.raw`(?:^|[\s,(])(${states}|${abbreviated})\)?\.?[\s,]*$`),
  CA: new RegExp(String.raw`(?:^|[\s,(])(${provinces})\)?\.?[\s,]*$`),
  AU: new RegExp(String.raw`(?:^|[\s,(])(${australian})\)?\.?[\s,]*$`),
};
export const regionAtStart: Readonly<Record<string, RegExp>> = {
  CA: new RegExp(String.raw`^[\s,(]*(${provinces})${after}`),
  AU: new RegExp(String.raw`^[\s,(]*(${australian})${after}`),
};
/** "City, ST" at the end of a line: an address without a ZIP code. */
export const cityAndState = new RegExp(String.raw`^(.{2,90}?),\s*(${states})\.?(?:,?\s*(?:USA?|United States|U\.S\.A\.))?$`);
/** "City ST" at the end of a line, by its code alone. */
export const stateAtEnd =
  /^(.{8,70}?)\s(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
