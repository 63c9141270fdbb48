/**
 * Reads the industry from the words of an official title ("Manufacture of basic pharmaceutical products", "Groothandel in voedingsmiddelen"): the
 * activity, and what it is about. A title that contains little else than these words is read; a sentence that happens to contain one is not.
 */
import { goods } from './industry-goods.ts';
import { heads } from './industry-heads.ts';
import { decisiveServices, servicesInNames, servicesInTitles } from './industry-services.ts';
import { industryOfOfficialHead } from './official-heads.ts';
import { industryOfShop } from './shops.ts';
import type { IndustryId } from './industries.ts';
import { firstMatching } from './pattern-index.ts';

const wholesale =
  /\b(?:wholesal\w*|merchant wholesalers?|grosshand\w*|commerces? de gros|comercio al por mayor|al por mayor|comercio por grosso|por grosso|atacad\w*|groothand\w*|commercio all ingrosso|all ingrosso|intermediaires? (?:\w+ )?(?:dans le |du )commerce|intermediari (?:\w+ )?del commercio|agenti e rappresentanti|intermediarios del comercio|agentes do comercio|representantes comerciais|handelsvermittlung|handelsbemiddeling|centrales? d achats?)\b/;
const retail =
  /\b(?:retail\w*|einzelhand\w*|commerces? de detail|comercio al por menor|al por menor|comercio a retalho|a retalho|varej\w*|detailhand\w*|commercio al dettaglio|al dettaglio|stores?|shops?|winkels?)\b/;
const making =
  /\b(?:manufactur\w*|mfg|makers?|usines?|fabricantes?|fabricants?|fabbriche|fabriken|fabrik|fabrieken|fabriek|fabrikanten|fabrikant|hersteller|produttori|produtores|production|processing|mills?|preparations?|herstell\w*|erzeugung|produktion|verarbeit\w*|fabricat\w*|fabricac\w*|fabrico|fabbricaz\w*|industri\w*|elaboracion|produccion|producao|produzione|lavorazione|confezione|vervaardig\w*|productie|repair and installation|construccion naval|works|building of|transformation|conservation|preserv\w*|conservacion|transformac\w*|procesad\w*|konservierung|filatur\w*|tessitura|tissage|tecelagem|tejeduria|confezion\w*|confeccao|confection|cut and sew|constru(?:ction|ccion|cao) (?:de |d )?(?:navires|bateaux|buques|navios|embarca\w*|locomoti\w*|vehicul\w*|veiculos)|costruzione di (?:navi|imbarcazioni|locomotive|veicoli))\b/;
const repair = /\b(?:repair\w*|reparatur\w*|instandhaltung|reparation|reparacion|reparacao|riparazion\w*|reparatie|maintenance|wartung)\b/;

/** Words of titles that say nothing about the industry. They also reveal that a text is a title. */
const titleWords =
  /^(?:services?|servic\w+|servizi\w*|dienst\w*|activit\w*|actividad\w*|atividad\w*|attivita|tatigkeit\w*|erbringung|products?|produkte?n?|produits?|product\w*|produtos?|prodott\w*|erzeugnis\w*|waren|artikel\w*|articles?|articul\w*|artigos?|articoli|manufactur\w*|offices?|carriers?|contractors?|stores?|shops?|dealers?|retail\w*|wholesal\w*|industr\w*|fabrica\w*|fabbrica\w*|fabrico|herstell\w*|vervaardig\w*|elabora\w*|produ[ct]\w*|produz\w*|sale|trade|handel|einzelhandel|grosshandel|groothandel|detailhandel|comercio|commercio|commerce|mayor|menor|grosso|detail|dettaglio|ingrosso|gros|retalho|varejista|atacadista|generation|operations?|operat\w+|agenc\w*|agences?|agenzie?|agencias?|cabinet|studi\w*|kanzlei|buro\w*|despacho|escritorio|tipo|preparations?|except|merchant|specialists?|systems?|programs?|facilities|centers?|institutions?|organizations?|repair|reparatur|reparation|installation|maintenance|construction|growing|providers?|mills?|shops?|works|general|technical|scientific|professional|publishers?|publishing|erbringung|verarbeit\w*|lavorazione|professionals?|profess\w*|transport\w*|trasport\w*|vervoer|beforderung|install\w*|instala\w*|travaux|lavori|conseils?|research|development|vermittlung|uberlassung|gestion\w*|affaires|reprodu\w*|collect\w*|treatment|traitement|disposal|recovery|inzameling|verwerking|verwijdering|captage|extrac\w*|gewinnung|winning|estrazione|developpement|desenvolvimento|desarrollo|cientific\w*|scientifi\w*|enregistrements?|etudes|marche|ricerche|mercato|registrati|supporti|coltivazion\w*|coltur[ae]|cultivos?|cultures?|culturas?|criacao|cria|allevament\w*|elevage|teelt|fokken|anbau|haltung|pesca|peche|pesce|fischerei|visserij|farming|mining|transformation|conservation|transformac\w*|preserv\w*|conserva\w*|confezion\w*|confeccao|confection|costruzion\w*|construccion|construcao|exploita\w*|explota\w*|exploracao|utilizzo|preparazion\w*|preparac\w*|reparac\w*|riparazion\w*|reparatie|manutenzion\w*|onderhoud|taglio|trattament\w*|tratamiento|tratamento|raccolta|edizion\w*|edition|edicion|edicao|noleggio|locazion\w*|aluguel|alquiler|verhuur|pubblicazion\w*|torrefac\w*|support)$/;
const stopWords =
  /^(?:and|or|of|the|for|in|on|by|to|with|via|its|own|no|not|nec|n|e|c|a|an|as|from|all|both|main|total|other|others|related|similar|various|misc\w*|allied|und|oder|fur|von|vom|der|die|das|des|dem|den|im|mit|am|zu|zur|sowie|sonstig\w*|ahnlich\w*|allgemein\w*|et|ou|de|du|la|le|les|l|d|un|une|dans|sur|aux|au|autres?|tous|locaux|y|o|el|los|las|del|al|con|por|para|en|otr[oa]s?|do|da|dos|das|com|e|em|no|na|nos|nas|outr[oa]s?|suas?|seus?|di|dei|degli|delle|della|dello|dell|il|lo|gli|i|ed|con|su|per|nel|altr[aeio]|non|nca|het|een|van|voor|op|met|te|overige|en|andere|primary|basic|new|mixed|special\w*|non|n c a|n e c|ang|a n g|nda|nca|ncop|pour|state|national|commercial|over|weg|strada|route|carretera|estrada|sic|naics|nace)$/;

/** "except mental health specialists", "(geen meubels)": what is left out says nothing. */
const exceptions =
  /\((?:except|excl|without|ohne|sauf|hors|à l.exception|excepto|exceto|esclus\w*|geen|no |not )[^)]*\)|,?\s*(?<![\p{L}\d])(?:except(?:ing)?|excluding|ohne|mit ausnahme|[àa] l[’' ]exception|hors|exclusief|sauf|excepto|exceto|con excepción|excl(?:uding)?\.?|escluse?i?|tranne|met uitzondering|geen)(?![\p{L}\d]).*$/iu;

/** A description of a company isn't the name of an industry. */
const sentence =
  /\b(?:we|our|your|you|us|it s|helps?|helping|powers?|powering|makes?|making it|lets?|enables?|empower\w*|wir|unsere?|ihre?n?|nous|notre|nos|votre|vos|nuestr[oa]s?|nossos?|nossas?|nostr[oaie]|onze|wij)\b/;

/** @param folded "we help restaurants" is a sentence about a company, not the name of an industry */
export const isSentence = (folded: string): boolean => sentence.test(folded);

export interface ReadWords {
  readonly id: IndustryId;
  /** The share of the text's own words that the rule explains, from 0 to 1. */
  readonly explained: number;
  /** Whether the text has words that only titles of classifications have. */
  readonly isTitle: boolean;
}

/** Removes what a title leaves out. For text before folding, because folding removes the parentheses. */
export const withoutExceptions = (text: string): string => text.replace(exceptions, ' ').trim() || text;

/**
 * @param folded folded text without exceptions
 * @param isHeadRead whether the caller has already looked for the head of an official title and found none
 * @returns null when no rule applies, or too much of the text remains unexplained
 */
export function readIndustryWords(folded: string, isHeadRead = false): ReadWords | null {
  const words = folded.split(' ');
  if (words.length > 24 || sentence.test(folded)) return null;
  const isTitle = words.some((word) => titleWords.test(word)) || wholesale.test(folded);
  const official = !isHeadRead && (words.length > 1 || folded.length > 12) ? industryOfOfficialHead(folded) : null;
  if (official) return { id: official, explained: 1, isTitle: true };
  const found = find(folded);
  if (found === null) return null;
  const matched = coverage(folded, found.patterns);
  const own = words.map((word, index) => !stopWords.test(word) && (!titleWords.test(word) || matched[index]));
  const total = own.filter(Boolean).length;
  const explained = total === 0 ? 1 : own.filter((is, index) => is && matched[index]).length / total;
  return explained >= (isTitle ? 0.15 : 0.5) || total === 0 ? { id: found.id, explained, isTitle } : null;
}

interface Found {
  readonly id: IndustryId;
  readonly patterns: readonly RegExp[];
}

const headOf = firstMatching(heads);
const decisiveOf = firstMatching(decisiveServices);
const goodsOf = firstMatching(goods);
const serviceInName = firstMatching(servicesInNames);
const serviceInTitle = firstMatching(servicesInTitles);

/** In words. A shorter text is more likely an everyday name than a title of a classification. */
const shortestTitle = 5;

function find(folded: string): Found | null {
  const headed = headOf(folded);
  if (headed) return { id: headed.id, patterns: [headed.words] };
  const serviceOf = folded.split(' ', shortestTitle).length < shortestTitle ? serviceInName : serviceInTitle;
  const trade = wholesale.test(folded) ? 'wholesale' : retail.test(folded) ? 'retail' : null;
  const decisive = decisiveOf(folded);
  // "Wholesale of computers and software": the goods decide, but a pharmacy is one whatever the words around it.
  const isSoftware = decisive?.id.startsWith('software') ?? false;
  if (decisive && !(trade !== null && isSoftware) && !(trade === 'wholesale' && /^(?:healthcare|retail)/.test(decisive.id)))
    return { id: decisive.id, patterns: [decisive.words] };
  const shop = trade === 'wholesale' ? null : industryOfShop(folded);
  if (shop) return { id: shop, patterns: [/\w+/g] };
  const thing = goodsOf(folded);
  if (trade) {
    const service = trade === 'retail' && !thing ? serviceOf(folded) : undefined;
    if (service) return { id: service.id, patterns: [service.words] };
    return { id: thing ? thing[trade] : trade, patterns: thing ? [thing.words] : [/\w+/g] };
  }
  const isMaking = making.test(folded);
  const isRepair = repair.test(folded) && !/\b(?:installation|installatie|installazione|instalac\w*)\b/.test(folded);
  const service = serviceOf(folded);
  // Who repairs what people own is neither its maker nor its seller; machines are repaired by who builds them.
  if (thing && isRepair && !isMaking)
    return { id: thing.make === 'manufacturing.machinery' ? thing.make : 'professional-services', patterns: [thing.words, repair] };
  if (thing && (isMaking || repair.test(folded)) && !(service && startsEarlier(service.words, thing.words, folded)))
    return { id: thing.make, patterns: [thing.words] };
  if (service) return { id: service.id, patterns: [service.words] };
  // "Hose supplier": a supplier of goods that no table has is still a wholesaler.
  if (/^(?:\w+ ){1,4}suppliers?$/.test(folded))
    return {
      id: thing?.wholesale ?? (/\b(?:equipment|machinery|tools?)\b/.test(folded) ? 'wholesale.industrial' : 'wholesale'),
      patterns: [/\w+/g],
    };
  if (thing?.isIndustry) return { id: thing.make, patterns: [thing.words] };
  return isMaking && /\b(?:other|miscellaneous|sonstige\w*|autres?|otras|outras|altre|overige)\b/.test(folded) && !thing
    ? { id: 'manufacturing', patterns: [/\w+/g] }
    : null;
}

/** "Video production", "Crude petroleum extraction": the activity is named before anything that could be made. */
function startsEarlier(service: RegExp, thing: RegExp, folded: string): boolean {
  if (/\b(?:manufactur\w*|herstell\w*|fabricat\w*|fabricac\w*|fabbricaz\w*|vervaardig\w*|mfg)\b/.test(folded)) return false;
  return first(service, folded) <= first(thing, folded);
}

const first = (pattern: RegExp, text: string): number => Math.max(0, text.search(pattern));

/** By word, whether a pattern matched it or a part of it. */
function coverage(folded: string, patterns: readonly RegExp[]): boolean[] {
  const letters = Array.from({ length: folded.length }, () => false);
  for (const pattern of patterns)
    for (const match of folded.matchAll(new RegExp(pattern.source, 'g'))) letters.fill(true, match.index, match.index + match[0].length);
  let at = 0;
  return folded.split(' ').map((word) => {
    const isMatched = letters.slice(at, at + word.length).some(Boolean);
    at += word.length + 1;
    return isMatched;
  });
}
