/**
 * Words that begin what a text only mentions about the people or companies it looks for: what they are good at, interested in, in need of, or did once.
 * The words after them are not an industry, function or place of the leads. Folded, in seven languages.
 */
import { phrase } from './line.ts';

/** Skills and experience: with what comes before the word, and the preposition after it. */
const skills = [
  String.raw`(?:(?:with|who have|have|has|having|holding|strong|proven|hands on|deep|extensive|solid|prior|previous|good|relevant|some|an?|their|of|and) )*(?:(?:work|working|professional|industry|practical) )?(?:experience|expertise|background|knowledge|proficiency|familiarity|skills?|track record|credentials?|certifications?|degrees?)(?: (?:in|with|of|on|for|using|at|working|building|managing|leading|selling|running))+`,
  String.raw`(?:(?:mit|haben|und|die|guter?|guten?|viel|erster?|fundierten?|langjahriger?|mehrjahriger?) )*(?:erfahrung(?:en)?|kenntnissen?|expertise|know how|hintergrund) (?:in der|in den|in|im|mit|bei|auf|an|von|als)`,
  String.raw`(?:(?:avec|ayant|qui ont|une|de l|des|bonne|solide|forte|et) )*(?:experience|expertise|connaissances?|competences?|maitrise) (?:en|dans(?: les?| la| l)?|avec|de la|des|de|d|du|sur|chez)`,
  String.raw`(?:(?:con|que tengan|que tienen|amplia|buena|y) )*(?:experiencia|conocimientos?|dominio) (?:en el|en la|en|con|de|sobre)`,
  String.raw`(?:(?:con|che hanno|buona|comprovata|e) )*(?:esperienza|esperienze|conoscenz[ae]|competenz[ae]) (?:in|con|di|del|della|nel|nella|nei|su)`,
  String.raw`(?:(?:com|que tem|que tenham|boa|e) )*(?:experiencia|conhecimentos?|dominio) (?:em|com|de|do|da|no|na)`,
  String.raw`(?:(?:met|die|hebben|veel|ruime|en) )*(?:ervaring|kennis|expertise) (?:in de|in het|in|met|van|bij|op|als)`,
  String.raw`(?:highly )?(?:experienced|skilled|proficient|fluent|versed) (?:in|with|at|on)|(?:erfahren|versiert) (?:in|mit)`,
];

/** Interests, needs and plans. */
const wishes = [
  String.raw`(?:who (?:are|is) |that are )?(?:very |highly |actively )?(?:interested in|passionate about|enthusiastic about|curious about)|(?:who |that )?(?:cares?|speaks?|posts?|writes?|talks?|blogs?|tweets?) about|(?:that |who |which )?(?:might |may |would |could )?(?:needs?|wants?|requires?|lacks?)(?= (?!to (?:hire|recruit))[a-z])(?<=(?:that|who|which|might|may|would|could) (?:need|want|require|lack)s?)|in need of|needing|(?:seeking|in search of) an?|(?<=(?:startups|companies|firms|businesses|agencies|brands|teams|shops|stores|berlin) )looking for|(?:that are|who are|which are|are) (?:actively |currently )?(?:looking for|searching for|evaluating|considering|shopping for)|looking to (?!hire|recruit|expand their|grow their)|(?:who |that )?(?:are |is )?struggl(?:e|es|ing) (?:with|to)|(?:that |who )?(?:plan|plans|planning|want|wants|wanting|trying|try) to (?!hire|recruit)`,
  String.raw`(?:die )?(?:sich )?(?:interessiert an|interesse an|interessieren fur)|(?:die sich |sich )fur(?= .*\binteressieren)`,
  String.raw`(?:qui (?:sont )?)?interesse(?:e?s?)? par|qui s interessent (?:a|aux?)|(?:qui )?(?:cherchent|cherchant|veulent|souhaitent|souhaitant) (?:a |d )?(?!un|des|du|de )(?=[a-z]+(?:er|ir|re)\b)|(?:qui )?(?:ont|ayant) besoin d(?:e|es|u)?`,
  String.raw`(?:que (?:esten )?)?interesad[oa]s? (?:en|por)|que (?:necesit|requier)[ae]n|(?:que )?(?:buscan|busquen|quieren|quieran) (?=[a-z]+(?:ar|er|ir)\b)`,
  String.raw`(?:che (?:sono )?)?interessat[ie] (?:a|al|alla|ai)|(?:che )?hanno bisogno di|(?:che )?(?:cercano di|vogliono)`,
  String.raw`(?:que (?:estao |estejam )?)?interessad[oa]s? (?:em|por|no|na)|que (?:precisam?|necessitam)(?: de| da| do)?|(?:que )?(?:buscam|querem|procuram) (?=[a-z]+(?:ar|er|ir)\b)`,
  String.raw`(?:die )?(?:zijn )?geinteresseerd in|(?:die )?behoefte hebben aan`,
];

/** Signs that a company is about to buy, and nouns for interest: "showing purchase intent for CRM software", "mit Interesse an ERP". */
const intents = [
  String.raw`(?:(?:with|showing|that show|who show|have|has|having|an?|high|strong|clear|recent) )*(?:buying|buyer|purchase|purchaser|purchasing|search)? ?(?:intent|intentions?|signals?)(?: data)?(?: (?:for|in|to (?:buy|purchase|switch to)|to|on|around|of|about))+|(?:(?:with|showing|have|has|an?|high|strong) )*(?:buying |purchase |purchaser |purchasing )?interest (?:in|for)`,
  String.raw`(?:mit )?(?:(?:hoher|hohem|konkreter|akuter|starkem|grossem) )?(?:kauf|such|investitions)?(?:absicht|interesse|bereitschaft|signalen?)(?:en)? (?:fur|an|bei|von|in|auf|bezuglich)(?: (?:ein|eine[mnr]?|der|den|dem))?`,
  String.raw`(?:(?:avec|ayant|qui ont|montrant|presentant|une?|de l|des|forte) )*(?:intentions?|signaux) d achats?(?: (?:pour|de|d|sur|en|dans))+(?: une?)?|(?:avec |de l )?interet pour(?: les?| la| l)?`,
  String.raw`(?:(?:con|que tienen|que muestran|que muestren|una?|alta) )*(?:intencion(?:es)?|senales) de compra(?: (?:de|para|en|por))+|con interes (?:en|por)`,
  String.raw`(?:(?:con|che hanno|che mostrano|un|una|alto|alta) )*(?:intent[oi]|intenzion[ei]|segnali) d(?:i |e | )?acquist[oi](?: (?:per|di|su|in))+|con interesse (?:per|in|a)`,
  String.raw`(?:(?:com|que tem|que mostram|uma?|alta) )*(?:intencao|intencoes|sinais) de compra(?: (?:de|para|em|por))+|com interesse (?:em|por)`,
  String.raw`(?:(?:met|die|hebben|een|hoge|duidelijke) )*(?:aan)?koop ?(?:intenties?|interesse|signalen)(?: (?:voor|in|van|op|naar))+(?: een)?|met interesse (?:in|voor)`,
];

/** Who companies sell to, and what their websites say. */
const others = [
  String.raw`(?:whose|and their) (?:[a-z]+ )?(?:customers?|clients?|buyers?|users?|audience) (?:are|is|include|includes)(?: (?:mostly|mainly|primarily|the))?|(?:deren|die als) (?:kunden|kundschaft|abnehmer)(?= .*\b(?:sind|haben))|dont les clients sont(?: les| des)?|cuyos clientes son(?: los| las)?|i cui clienti sono(?: i| le)?|cujos clientes sao(?: os| as)?|(?:van wie|waarvan) de klanten`,
  String.raw`(?:vendors?|suppliers?|providers?|sellers?) to(?: the)?(?= [a-z])`,
  String.raw`(?:(?:whose|their|deren|dont (?:le|la)|cuy[oa]|il cui|la cui|cuj[oa]|waarvan de) )?(?:web ?sites?|web ?seiten?|homepage|sites? web|sites?|pagina web|sito(?: web)?) (?:mentions?|says?|contains?|lists?|talks? about|erwahnt|erwahnen|enthalt|mentionne|parle de|menciona|habla de|menziona|parla di|vermeldt)`,
];

/** Who owns or pays for a company. */
const ownership = [
  String.raw`(?:that are |which are |are )?(?:majority |jointly )?(?:owned|backed|funded|financed|controlled|sponsored|supported|held) by(?: an?| the)?|im besitz (?:von|der|des|eine[rs])|(?:die )?(?:zu|zur|zum) (?=[a-z ]*(?:gehoren|gehort))|finanziert (?:von|durch)|(?:qui appartiennent|appartenant|detenue?s?|financee?s?|soutenue?s?) (?:a|aux|au|par)(?: des?| un| une)?|(?:propiedad|financiad[oa]s|respaldad[oa]s|participad[oa]s) (?:de|por)(?: un[oa]?)?|(?:di proprieta|controllat[eaio]|finanziat[eaio]|partecipat[eaio]) (?:di|da|dal|dalla)(?: un[oa]?)?|(?:detid[oa]s|controlad[oa]s|financiad[oa]s|apoiad[oa]s) (?:por|pel[oa]s?)|(?:in (?:handen|bezit|eigendom) van|eigendom van|gefinancierd door)(?: een)?`,
];

/** Who companies work for; for people, this may be their employer. */
export const worksFor = phrase(
  String.raw`(?:that |which |who )?(?:(?:mostly|mainly|only|primarily|also) )?(?:work|works|working|build|builds) (?:for|with)(?! (?:us|me)(?: |$))|(?:die )?(?:fur|mit)(?= [a-z]+ (?:arbeiten|tatig sind))|(?:qui )?(?:travaillent|travaillant) (?:pour|avec)(?: des?| les?| la)?|(?:que )?(?:trabajan|trabajen) (?:para|con)(?: el| la| los| las)?|(?:che )?lavorano (?:per|con)(?: il| la| le| i| gli)?|(?:que )?(?:trabalham|trabalhem) (?:para|com)(?: [oa]s?)?|(?:die )?(?:voor|met)(?= [a-z]+ werken)`,
);

/** What someone did once, and what happened once. */
const past = [
  String.raw`(?:who |that )?(?:have |has |had |just |recently )*(?:left|quit|departed)(?= (?:[a-z]+ ){1,3}for )(?: [a-z]+){1,3} for(?: an?| the)?`,
  String.raw`(?:who |that |which )?(?:have |has |had )?(?:previously |formerly |once |already |successfully )*(?:worked|studied|graduated|volunteered|presented|spoken|published|invested|built|sold|scaled|founded and sold)(?: (?:on|at|in|with|for|from|as|their))+`,
  String.raw`(?:(?:that|who|which) (?:have |has |had )?)(?:recently|just|newly) (?:hired|appointed|promoted|launched|opened|acquired|named|announced|signed|released|introduced|closed|won|moved|expanded|had|made|published|joined|started)|(?:recently|just) (?:hired|appointed|promoted|launched|opened|acquired|announced|released|introduced|won)(?= (?:an?|the|their|its|new) )`,
  String.raw`(?:qui )?(?:viennent|vient|venant) (?:de|d)(?= [a-z]+(?:er|ir|re)\b)|(?:que )?(?:acaban|acaba) de(?= [a-z]+(?:ar|er|ir)\b)|(?:che )?hanno (?:appena|recentemente|da poco) [a-z]+|(?:que )?acabaram de(?= [a-z]+(?:ar|er|ir)\b)`,
  String.raw`(?:exporting|selling|shipping|delivering|expanding|relocating|moving|exports?|sells?|ships?|delivers?|expands?) (?:in)?to(?: the)?|(?:entering|targeting)(?= [a-z])`,
];

/** A role that a company has or lacks: "with a female CEO", "avec un DAF". */
export const roleOfCompany = phrase(
  String.raw`(?:with|have|has|having|lacking|whose) (?:an?|no|their|its|the|any)(?: (?:dedicated|female|full time|fractional|in house|new|first|interim|acting|own|strong|technical))*|(?:mit|haben) (?:einem|einer|einen|eine|eigenem|eigener|eigene|eigenen)(?: (?:neuen|neuer|weiblichen|eigenen))*|(?:avec|ont) (?:un|une|leur)(?: (?:nouveau|nouvelle))?|(?:con|tienen|hanno) (?:una?|un|su|propi[oa])(?: (?:nuev[oa]|nuov[oa]))?|(?:com|tem) (?:uma?|um)(?: nov[oa])?|(?:met|hebben) (?:een|eigen)(?: (?:nieuwe|vrouwelijke))?`,
);

/** What the reader wants it for. */
const purposes = [
  String.raw`(?:for|to help|to support) (?:my|our)(?= [a-z])|for (?:[a-z]+ ){0,2}(?:partnerships?|collaborations?|outreach|sponsorships?|demos?|an? (?:demo|pilot|event|conference|podcast|campaign|webinar|project|partnership))(?= |$)|to offer (?:them )?|to (?:pitch|promote|sell) (?:them )?(?:my|our|an?)|fur (?:mein|unser)(?:e[nmrs]?)?(?= [a-z])|pour (?:mon|ma|mes|notre|nos)(?= [a-z])|para (?:mis?|nuestr[oa]s?)(?= [a-z])|per (?:il mio|la mia|i miei|le mie|il nostro|la nostra|i nostri|le nostre)(?= [a-z])|para (?:[oa]s? )?(?:meu|minha|nosso|nossa)s?(?= [a-z])|voor (?:mijn|onze|ons)(?= [a-z])`,
];

export const mentionOpeners = phrase([...skills, ...wishes, ...intents, ...others, ...ownership, ...past, ...purposes].join('|'));

/** Of people these are skills; of companies, their business. */
export const skillsOfPeople = phrase(
  String.raw`(?:who |that )?(?:speciali[sz](?:e|es|ing|ed) in|focus(?:ed|ing|es)? on|work(?:s|ed|ing)? (?:on|with))|spezialisiert auf|specialisees? (?:en|dans)|specialises? (?:en|dans)|especializad[oa]s? em?n?|specializzat[ieao] in|gespecialiseerd in`,
);

/** "Python skills", "SaaS-Erfahrung": the word after what it is about. */
export const skillsAfter = phrase(
  String.raw`(?:(?:development|industry|work|sales|domain|sector|programming) )?(?:skills?|expertise|experience|background|knowledge|kenntnissen?|erfahrung(?:en)?|certifications?|ervaring|kennis)`,
);

/** Words that begin a clause about the lead before. */
export const relatives: ReadonlySet<string> = new Set('who that which qui que che die dat das der welche'.split(' '));

/** Words between such a word and its verb. */
export const adverbs: ReadonlySet<string> = new Set(
  'are is was were have has had do does can could may might will would also actively currently already regularly recently now still often mostly mainly primarily typically usually really likely really sich se s si n ne ont sont han hanno sono tem estao zijn hebben auch schon gerade derzeit aktuell regelmassig waarschijnlijk regelmatig actuellement actualmente attualmente atualmente'.split(
    ' ',
  ),
);

/** Prepositions of a place where leads are. */
export const placePrepositions: ReadonlySet<string> = new Set(
  'in at near around across from within throughout based located en dans a au aux chez sur im bei aus rund em no na nos nas nel nella nei nelle uit te bij op los'.split(
    ' ',
  ),
);
