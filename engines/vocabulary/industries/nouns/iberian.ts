/**
 * Reads names of industries in Spanish and Portuguese from their nouns: "fabricante de juntas", "tienda de disfraces", "cultivo de nopal". In these languages
 * what is done comes first, then its object; adjectives follow. A text is read only if each of its parts is known or is an adjective behind a known noun,
 * so a noun in a table never decides about a longer text by itself.
 */
import type { IndustryId } from '../industries.ts';
import { heads, longestHeaded } from './iberian-heads.ts';
import { aloneKinds, kinds, livingKinds, type IberianKind, type LivingKind, type TradedKind, type Trades } from './iberian-trades.ts';
import type { Dealing } from './kinds.ts';
import type { IberianNouns, Phrases } from './nouns.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const isLiving = (kind: IberianKind): kind is LivingKind => livingKinds.some((each) => each === kind);

interface Noun {
  readonly goods?: TradedKind;
  readonly living?: LivingKind;
}

interface Index {
  readonly nouns: ReadonlyMap<string, Noun>;
  /** By the first word of a noun: in words, the longest noun that begins with it. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly activities: ReadonlyMap<string, IndustryId>;
  readonly establishments: ReadonlyMap<string, IndustryId>;
}

/** In words. */
const longestNoun = 5;

/** The same for singular and plural in both languages: "camiones" and "camion", "botoes" and "botao", "luces" and "luz". */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/(?<=[aeou])is$/, 'l')
    .replace(/ns$/, 'm')
    .replace(/s$/, '');
  return singular.length > 3 ? singular.replace(/(?<=[^aeiou])e$/, '').replace(/z$/, 'c') : singular;
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** Singular and plural of one word in both languages. */
const formsOf = (word: string): string[] => [
  word,
  `${word}s`,
  `${word}es`,
  word.replace(/ao$/, 'oes'),
  word.replace(/m$/, 'ns'),
  word.replace(/(?<=[aeou])l$/, 'is'),
  word.replace(/z$/, 'ces'),
];

/** The key of a name in the maps of activities and establishments. */
const nameKeyOf = (words: readonly string[]): string => (words.length === 1 ? `=${words[0] ?? ''}` : keyOf(words));

/** In Spanish and Portuguese, so that a text needs no language. The first table that has a name decides. */
function indexOf(languages: readonly IberianNouns[]): Index {
  const nouns = new Map<string, Noun>();
  const activities = new Map<string, IndustryId>();
  const establishments = new Map<string, IndustryId>();
  const each = (names: string, set: (key: string) => void): void => {
    for (const name of names.split('|')) set(keyOf(name.split(' ')));
  };
  // One word is compared as it is spelled: without its ending, "karate" would be the English "karat".
  const eachName = (names: string, set: (key: string) => void): void => {
    for (const name of names.split('|'))
      if (name.includes(' ')) set(keyOf(name.split(' ')));
      else for (const form of formsOf(name)) set(`=${form}`);
  };
  for (const language of languages) {
    for (const [kind, names] of Object.entries(language.goods) as [IberianKind, Phrases][])
      each(names, (key) => {
        const known = nouns.get(key);
        if (isLiving(kind)) {
          if (known?.living === undefined) nouns.set(key, { ...known, living: kind });
        } else if (known?.goods === undefined) nouns.set(key, { ...known, goods: kind });
      });
    for (const [map, table] of [
      [activities, language.names],
      [establishments, language.places],
    ] as const)
      for (const [id, names] of Object.entries(table)) eachName(names, (key) => map.has(key) || map.set(key, id));
  }
  const lengths = new Map<string, number>();
  for (const key of nouns.keys()) {
    const words = key.split(' ');
    const [first = ''] = words;
    lengths.set(first, Math.max(lengths.get(first) ?? 0, Math.min(words.length, longestNoun)));
  }
  return { nouns, lengths, activities, establishments };
}

let index: Index | undefined;
const indexed = (): Index => (index ??= indexOf([spanish, portuguese]));

type Deed = Extract<
  Dealing,
  | 'make'
  | 'wholesale'
  | 'retail'
  | 'trade'
  | 'import'
  | 'repair'
  | 'rent'
  | 'install'
  | 'grow'
  | 'extract'
  | 'transport'
  | 'clean'
  | 'workshop'
>;

/** What is done, and who does it. Folded; the object follows. */
const deeds: readonly (readonly [Deed, string])[] = [
  [
    'import',
    'importacion|importaciones|importadora?|importadores|importacao|exportacion|exportaciones|exportadora?|exportadores|exportacao|importacion y exportacion|exportacion e importacion|importacao e exportacao|comercio exterior|comercio internacional',
  ],
  [
    'wholesale',
    '(?:comercio|venta|ventas|distribucion|comercializacion) al por mayor|al por mayor|(?:comercio|venta|tienda) mayorista|mayoristas?|comercio por grosso|venda por grosso|por grosso|grossistas?|(?:comercio|venda|distribuidor) (?:por )?atacad(?:o|ista)|atacad(?:o|ista|istas)|distribuidor[ae]?s?|distribuidores|distribucion|distribuicao|distribucion y venta|armazenistas?|proveedor|proveedora|proveedores|fornecedor|fornecedora|fornecedores|suministros?|suministro|fornecimento|representacion|representantes? comercia(?:l|is|les)(?: e agentes do comercio)?|intermediarios? del comercio|agentes? do comercio(?: por grosso)?|deposito|depositos|central de abastos',
  ],
  [
    'retail',
    'mercados?|feiras?|ferias?|mercadinho|(?:comercio|venta|ventas) al por menor|(?:comercio|venta|ventas) al detalle|comercio (?:al detal|al detall)|(?:comercio|venta) minorista|minoristas?|comercio a retalho|venda a retalho|retalhistas?|comercio (?:a )?varej(?:o|ista)|venda a varejo|varejistas?|varejo|tiendas?|tienda especializada|tiendas especializadas|lojas?|loja especializada|lojas especializadas|local(?:es)? de venta|puestos? de venta|puestos?|expendios?|despachos?|casas? de venta|negocios?|boutiques?|kioscos?|quioscos?|quiosques?|barraca|revenda|revendedor|revendedores|posto de venda',
  ],
  [
    'trade',
    '(?:servicios?|reparacion|alquiler) y ventas?|ventas? y (?:servicios?|alquiler)|(?:servico|reparacao|aluguel|aluguer) e vendas?|vendas? e (?:servico|aluguel)|ventas?|vendas?|comercio|comercializacion|comercializacao|comercializadoras?|comerciantes?|compra y venta|compra e venda|compraventas?|compra venta|vendedor(?:es)?|marchante|almacen(?:es)?|casas?|tratante',
  ],
  [
    'repair',
    'reparacion(?:es)?|reparacao|reparacoes|reparador(?:es)?|consertos?|arreglos?|composturas?|restauracion|restauracao|restauro|mantenimiento|manutencao|mantenimiento y reparacion|reparacion y mantenimiento|manutencao e reparacao|reparacao e manutencao|servicio tecnico|servicios tecnicos|assistencia tecnica|asistencia tecnica|taller(?:es)? de reparacion(?:es)?|oficina de reparacao|servicio de reparacion|reformas?|conservacao|conservacion',
  ],
  [
    'rent',
    'alquiler(?:es)?|renta|rentas|arriendo|arrendamiento|alugue(?:l|r|is|res)|locacao|locadoras?|renting|alquiler y arrendamiento|arrendamento',
  ],
  [
    'install',
    'instalacion(?:es)?|instalacao|instalacoes|instaladora?|instaladores|montaje|montajes|montagem|montagens|montadores|colocacion|colocacao|instalacion y mantenimiento|instalacao e manutencao|instalacion y reparacion|montaje e instalacion|venta e instalacion|venda e instalacao|assentamento|mantenimiento e instalacion',
  ],
  [
    'make',
    'fabricacion|fabricacao|fabricacion y venta|fabricacion y o venta|fabricacion y reparacion|fabricacion e instalacion|fabricacao e venda|fabrico|fabricas?|fabricantes?|fabricador|fabricadores|elaboracion|elaboracao|elaborador(?:es)?|produccion|producao|productor(?:es|a|as)?|produtor(?:es|a|as)?|manufacturas?|manufatura|confeccion|confeccao|confecao|industrias?|industria manufacturera|industria manufatureira|constructor(?:es)?|construtor(?:es)?|construccion|construcao|construccion y reparacion|ensamblaje|ensamble|ensambladora|montadora|procesamiento|procesadora|processamento|beneficiamento|preparacion|preparacao|transformacion|transformacao|tallado|molinos?|moinhos?|oficina de fabrico|embotellado|envasado|embotelladora|maquila|maquiladora|artesanos?|artesaos?|creacion|refinacion|refino|refinacao|moldeo|laminacion|laminacao|forja|fundicion|fundicao|acabado|molienda|moagem|torrefaccion|torrefacao|tostado|destilacion|destilacao|conservacion y elaboracion|procesado y conservacion|procesamiento y conservacion|elaboracion y conservacion|preparacion y conservacion|preparacao e conservacao|fabricacion de otros|abate|sacrificio|matanza|pasteurizacion|rectificacion',
  ],
  [
    'grow',
    'cultivos?|cultivador(?:es)?|criaderos?|crianza|crias?|criador(?:es)?|criacao|criacoes|creacao|granjas?|granja productora|fazendas?|haciendas?|fincas?|ranchos?|plantacion(?:es)?|plantacao|plantacoes|explotacion|exploracao|vivero|viveros|viveiros?|produccion agricola|siembra|cosecha|colheita|recoleccion|apanha|recolha e cultivo|cultivo y cosecha|reproduccion|reproducao|engorde|engorda|recria|cria y engorde|cria e engorda|cria y explotacion|pesca|captura|pesca y captura',
  ],
  [
    'extract',
    'extraccion|extracao|extraccao|minas?|mineria|mineracao|canteras?|pedreiras?|extraccion y aglomeracion|extraccion y explotacion|extracao e beneficiamento|explotacion minera|extraccion de minerales|exploracion|garimpo|jazidas?|yacimientos?',
  ],
  ['transport', 'transportes?|acarreo|traslado|flete|fletes|fretes?|carreto|traslados'],
  ['workshop', 'taller(?:es)?|oficinas?|ateliers?'],
  ['clean', 'limpiezas?|limpezas?|lavado|lavagem|aseo|higienizacao|higienizacion|desinfeccion|desinfecao|lavado y planchado'],
];
const deedPattern = new RegExp(
  `^(?:${deeds.map(([deed, words]) => `(?<${deed}>${words})`).join('|')})(?: (?:y|e|o|ou) (?:(?:la |el |o |a )?(?:venta|venda|distribucion|distribuicao|comercializacion|comercializacao|reparacion|reparacao|mantenimiento|manutencao|instalacion|instalacao|fabricacion|fabricacao|confeccion|comercio|montaje|montagem|diseno|design)))?(?: especializad[oa]s?)? (?:de|do|da|dos|das|del|en|em|para|con|com)(?: (?:el|la|los|las|o|a|os|as))?(?: (?:tod[oa]s?|tod[oa] (?:tipo|clase)|otr[oa]s?|outr[oa]s?|divers[oa]s?|demas))?(?: (?:tipos?|clases?) (?:de|d))? (?<object>.+)$`,
);

const barePattern = new RegExp(`^(?:${deeds.map(([deed, words]) => `(?<${deed}>${words})`).join('|')}) (?<object>.+)$`);

/** Words before the name of an activity that say only that someone does it: "servicios de soldadura", "empresa de mudanzas". */
const introduction =
  /^(?:(?:otr[oa]s?|outr[oa]s?) )?(?:servicios?|servicos?|servicios? (?:profesional(?:es)?|especializados?|generales|integrales)|servicos (?:profissionais|especializados|gerais)|prestacion de servicios|prestacao de servicos|actividades|atividades|trabajos?|trabalhos?|empresas?|companias?|companhias?|negocios?|centros?|profesionales de|profissionais (?:da|de)(?: area (?:da|de))?|talleres|taller|oficinas?|estudios?|atelier|gabinetes?|despachos?|consultorios?|consultas?|clinicas?|agencias?|institutos?|institucion(?:es)?|locales|casas?|espacios?|salas?|sector|setor|area|especialistas?|profesionales|profissionais|laboratorios?)(?: (?:auxiliares|relacionad[oa]s|profesionales|privad[oa]s|public[oa]s))?(?: (?:de|do|da|dos|das|del|en|em|con|com|para))?(?: (?:el|la|los|las|o|a|os|as))? (?=\S)/;

/** Words for goods of any kind, if what they are for or made of follows. */
const anyGoods =
  /^(?:(?:articulos?|artigos?|productos?|produtos?|accesorios?|acessorios?|partes?|piezas?|pecas?|componentes?|repuestos?|materiales|materiais|material|insumos?|suministros?|elementos?|artefactos?|artefatos?|implementos?|utensilios?|equipamentos?|equipos?|aparatos?|aparelhos?|maquinas?|maquinaria|sistemas?|objetos?|obras?|trabajos?|envases?|toda clase|todo tipo|partes y piezas|partes piezas y accesorios|piezas y accesorios|pecas e acessorios|partes e pecas|repuestos y accesorios|maquinaria y equipos?|maquinas e equipamentos|materias primas?|variedad|linea|linha|gama) (?:y accesorios |e acessorios )?(?:elaborad[oa]s |hech[oa]s )?(?:de|do|da|dos|das|del|para|en|em)(?: (?:el|la|los|las|o|a|os|as))? )/;
const machinesFor = /^(?:maquina|maquinaria|equipo|equipamento|aparat|aparelho)/;

/** What registers shorten: "COM.MEN.PTOS. PASTELERIA". Folded; the first word is what is done. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^com(?:er)? (?:al )?(?:por )?may(?:or)? (?:de )?/, 'comercio al por mayor de '],
  [/^com(?:er)? (?:al )?(?:por )?men(?:or)? (?:de )?/, 'comercio al por menor de '],
  [/^com(?:er)? var(?:ej)? (?:de )?/, 'comercio varejista de '],
  [/^com(?:er)? atac(?:ad)? (?:de )?/, 'comercio atacadista de '],
  [/^fabr?(?:ic)? (?:de )?/, 'fabricacion de '],
  [/^rep(?:ar)? (?:de )?/, 'reparacion de '],
  [/^alq (?:de )?/, 'alquiler de '],
  [/^serv(?:ic)? (?:de )?/, 'servicios de '],
  [/^explot(?: intensiva| extensiva)? (?:de )?/, 'explotacion de '],
  [/\b(?:ptos|prods?|prod) (?:de )?/g, 'productos de '],
  [/\barts? (?:de )?/g, 'articulos de '],
  [/\bmaq (?:de )?/g, 'maquinaria de '],
];
const isShortened = /^(?:comer|com|fabr?|fabric|rep|repar|alq|serv|servic|explot) |\b(?:ptos|arts?|prods?|maq) /;
const spelledOut = (text: string): string =>
  isShortened.test(text) ? abbreviations.reduce((written, [short, long]) => written.replace(short, long), text).trim() : text;

/** What an official title adds after the goods. */
const addition =
  /(?: (?:en|em) (?:(?:comercios?|establecimientos?|estabelecimentos?|tiendas?|lojas?|almacenes) especializad[oa]s?|general|geral|puestos de venta(?: y mercados)?|bancas feiras e .*)| (?:n c p|ncp|n c o p|nca|n e|ne|nep|n e p|nao especificad[oa]s? anteriormente|no (?:clasificad|especificad)[oa]s?(?: (?:en otra parte|previamente))?)| a domicilio| ao domicilio| por encargo| sob encomenda| a medida| sob medida| por medida| propi[oa]s?| propri[oa]s?| en general| em geral| y afines| e afins| y similares| e similares| y conexos| y otros| e outros| entre otros| etc)+$/;

const selfEmployed = / (?:por (?:cuenta|conta) propi?ri?a|autonom[oa]s?)$/;

/** @param folded folded, with apostrophes as spaces. @returns null unless the whole text is read */
export function industryOfIberianNouns(folded: string): IndustryId | null {
  if (folded.length > 120) return null;
  const text = spelledOut(folded).replace(addition, '').replace(selfEmployed, '');
  const whole = ofActivity(folded) ?? ofActivity(text);
  if (whole) return whole;
  const done = deedPattern.exec(text);
  if (done?.groups) {
    const deed = deeds.find(([each]) => done.groups?.[each] !== undefined)?.[0];
    const read = deed === undefined ? null : ofDeed(deed, done.groups['object'] ?? '');
    if (read) return read;
  }
  let rest = text;
  // "Atividades de profissionais da nutrição" has two introductions.
  for (let times = 0; times < 2; times += 1) {
    const introduced = rest.replace(introduction, '');
    if (introduced === rest) break;
    rest = introduced;
    const named = ofActivity(rest) ?? ofIntroduced(rest) ?? ofHead(rest);
    if (named) return named;
  }
  return ofHead(text) ?? ofGoodsAlone(text) ?? ofEstablishment(text) ?? ofBareDeed(text);
}

const ofHead = (text: string): IndustryId | null =>
  text.split(' ').length > longestHeaded ? null : (heads.find(([, words]) => words.test(text))?.[0] ?? null);

/** "Despachos pan", "alquiler sillas": as registers write it, without the preposition. The object is goods and nothing else. */
function ofBareDeed(text: string): IndustryId | null {
  const done = barePattern.exec(text);
  const phrase = done?.groups?.['object'] ?? '';
  if (phrase === '' || !objectOf(phrase)?.isComplete) return null;
  const deed = deeds.find(([each]) => done?.groups?.[each] !== undefined)?.[0];
  return deed === undefined || deed === 'grow' || deed === 'extract' ? null : ofDeed(deed, phrase);
}

function ofActivity(text: string): IndustryId | null {
  return indexed().activities.get(nameKeyOf(text.split(' '))) ?? null;
}

/** "Servicios de reparación de …", "empresa de alquiler de …". */
function ofIntroduced(text: string): IndustryId | null {
  const done = deedPattern.exec(text);
  const deed = deeds.find(([each]) => done?.groups?.[each] !== undefined)?.[0];
  return deed === undefined ? null : ofDeed(deed, done?.groups?.['object'] ?? '');
}

interface Object {
  readonly noun: Noun;
  /** Whether every word is known, apart from those that join nouns. */
  readonly isComplete: boolean;
  /** "Alimentos y bebidas": both industries of the sector. */
  readonly isMixedFood: boolean;
  readonly isMachine: boolean;
}

const links = /^(?:de|do|da|dos|das|del|la|el|los|las|y|e|o|ou|en|em|para|con|com|sus|seus|suas|su|a|as|os|al|por|tipo)$/;
/** A noun that is followed by one of these and an unknown word may be another thing: "caja de cambios". */
const ofAnother = /^(?:de|do|da|dos|das|del|para)$/;

/** The first noun of a phrase, if the rest only describes it or names more goods. */
function objectOf(phrase: string): Object | null {
  const inner = phrase.replace(anyGoods, '');
  const first = phraseOf(phrase) ?? (inner === phrase ? null : phraseOf(inner));
  return first === null ? null : { ...first, isMachine: inner !== phrase && phraseOf(phrase) === null && machinesFor.test(phrase) };
}

function phraseOf(phrase: string): Omit<Object, 'isMachine'> | null {
  const words = phrase.split(' ');
  const stems = words.map(stemOf);
  let noun: Noun | undefined;
  let isComplete = true;
  const made = new Set<TradedKind | undefined>();
  for (let at = 0; at < words.length;) {
    const [found, length] = nounAt(stems, at);
    if (found) {
      noun ??= found;
      made.add(found.goods);
      at += length;
      continue;
    }
    const word = words[at] ?? '';
    if (noun === undefined) return null;
    if (!links.test(word)) {
      isComplete = false;
      if (ofAnother.test(words[at - 1] ?? '')) return null;
    }
    at += 1;
  }
  return noun === undefined
    ? null
    : { noun, isComplete, isMixedFood: made.has('food') && made.has('drinks') && /^aliment\w+ (?:y|e) bebidas/.test(phrase) };
}

function nounAt(stems: readonly string[], at: number): [noun: Noun | undefined, length: number] {
  const { nouns, lengths } = indexed();
  for (let length = Math.min(lengths.get(stems[at] ?? '') ?? 0, stems.length - at); length > 0; length -= 1) {
    const found = nouns.get(stems.slice(at, at + length).join(' '));
    if (found) return [found, length];
  }
  return [undefined, 0];
}

function ofDeed(deed: Deed, phrase: string): IndustryId | null {
  const object = objectOf(phrase);
  if (object === null) return null;
  const { noun } = object;
  const traded: Trades | null =
    noun.goods === undefined ? null : (kinds[object.isMachine && deed !== 'retail' ? 'machinery' : noun.goods] ?? null);
  switch (deed) {
    case 'grow':
      return ofLiving(noun.living);
    case 'extract':
      if (noun.goods === 'fuel') return 'energy.oil-and-gas';
      return noun.goods === 'ores' || noun.goods === 'building-materials' || noun.goods === 'steel'
        ? 'materials.mining'
        : noun.living === 'trees'
          ? 'materials.paper-and-forest'
          : null;
    case 'transport':
      return noun.goods !== undefined || noun.living !== undefined ? 'transport-and-logistics.freight' : null;
    case 'clean':
      return noun.goods === 'vehicles' ? 'automotive.dealers' : noun.goods === undefined ? null : 'professional-services.cleaning';
    case 'import':
      return 'wholesale.import-export';
    case 'make':
      if (object.isMixedFood) return 'food-and-drink';
      return traded?.make ?? ofLiving(noun.living);
    case 'wholesale':
      return traded?.wholesale ?? (noun.living === undefined ? null : 'wholesale');
    case 'retail':
      return traded?.retail ?? (noun.living === undefined ? null : 'retail.specialty');
    case 'trade':
      return traded?.retail ?? (noun.living === undefined ? null : 'retail.specialty');
    case 'workshop':
      return noun.goods !== undefined && repairedKinds.has(noun.goods) ? (traded?.repair ?? null) : (traded?.make ?? null);
    case 'repair':
      return traded?.repair ?? null;
    case 'rent':
      return traded?.rent ?? null;
    case 'install':
      return traded?.install ?? null;
  }
}

/** What people bring to a workshop; other goods are made there. */
const repairedKinds: ReadonlySet<TradedKind> = new Set<TradedKind>([
  'vehicles',
  'vehicle-parts',
  'leisure',
  'household',
  'consumer-electronics',
  'computers',
  'jewelry',
  'ships',
  'aircraft',
  'clothing',
]);

const ofLiving = (living: LivingKind | undefined): IndustryId | null =>
  living === undefined
    ? null
    : living === 'fish-farming'
      ? 'agriculture.fishing'
      : living === 'trees'
        ? 'materials.paper-and-forest'
        : 'agriculture.farming';

/** "Embutidos", "Dulces y mermeladas": goods and nothing else. A short word may belong to another language. */
function ofGoodsAlone(text: string): IndustryId | null {
  if (text.length < (text.includes(' ') ? 6 : 8)) return null;
  const object = objectOf(text);
  if (!object?.isComplete || object.isMachine) return null;
  const kind = object.noun.goods;
  return kind !== undefined && aloneKinds.has(kind) ? kinds[kind].make : null;
}

/** "Taller mecánico especializado", "carnicería y charcutería": what a place is called, and how it is described. */
function ofEstablishment(text: string): IndustryId | null {
  const words = text.split(' ');
  if (words.length > 6) return null;
  const { establishments } = indexed();
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const id = establishments.get(nameKeyOf(words.slice(0, length)));
    if (id) return id;
  }
  return null;
}
