/** What is understood but has no filter, and must never become one: sensitive traits, money, behavior, opinions. Folded, in seven languages. */
import { oncePerToken, find, foldedBetween, phrase, type Line } from './line.ts';
import { readQuantity } from './quantities.ts';
import { readCountryPart } from './country-part-words.ts';
import { companyNouns } from './words-of-sentences.ts';
import type { Reading } from './meaning.ts';

const ofPeople = phrase(
  String.raw`(?:decision|key decision|former|ex (?=[a-z])|recently joined|who |budget holder|(?:chi|quien|quienes|quem|wer|wie|qui) (?:decid|entscheid|beslis)|entscheid|decideu|decisor|responsables de decision|tomadores|decisori|besliss|influencer)[a-z ]*`,
);

/** "Women in leadership", "Frauen im Vertrieb": at the beginning, they are who is searched for. */
const womenIn = phrase(
  String.raw`(?:women|men|frauen|manner|femmes|hommes|mujeres|hombres|donne|uomini|mulheres|homens|vrouwen|mannen) (?:in|im|en|em|dans|aux|nel|nella|nei|no|na)`,
);

/** What only companies do, even after "who": "who raised money". */
const ofCompanies = phrase(
  String.raw`who (?:have |has |just |recently )*(?:raised|raises?|exports?|imports?|ships?|delivers?|lists?|wins?|sponsors?|advertises?|outsources?|sells?|selling|exporting|opened|expanded|expanding)[a-z ]*`,
);

/** With an amount before or after: "revenue over 10 million", "over €5m ARR". */
const measured = phrase(
  String.raw`(?:(?:annual |yearly |jahres|monthly )?(?:revenues?|turnover|sales volume|arr|mrr|gmv|ebitda|profits?|margins?|umsatz(?:e|es)?|jahresumsatz|gewinn|chiffre d affaires?|ca annuel|facturacion|ingresos|fatturato|ricavi|faturamento|receita|omzet|winst|factura(?:n|ndo)|fatura(?:m|ndo)|fatturano|que facturen|umsetzen|ca(?= (?:>|<|superieur|inferieur|entre|de plus|annuel))|funding|fundings?|investment|valuation|raised|budgets?|gehalt|salary|salaries|salaire|salario|stipendio|salaris|market cap|growth(?: rate)?|wachstum|croissance|crecimiento|crescita|crescimento|groei|traffic|followers?|abonnes|seguidores|connections|likes|backlinks|domain authority|nps|net worth|credit score|bonitat|crm budget|marketing budget|aged?|ages|alter|im alter|age|edad|eta|idade|leeftijd|headcount growth))`,
);
const linking = phrase(
  String.raw`(?:of|over|above|under|below|between|is|:|>|<|in|from|von|uber|unter|de|d|di|da|van|boven|onder|mas|plus|more|than|at least|mehr als|superieure? a|superior(?:e|es)? a|inferieure? a|inferior(?:e|es)? a|acima(?: de)?|abaixo(?: de)?|por encima de|oltre|sopra(?: i)?|pelo menos|al menos|almeno|au moins|minimum|maximum|min|max|up to|bis|entre|between|tra|r(?= \$)|us(?= \$)|more than|less than|um|around|about|mindestens)`,
);
const unit = phrase(
  String.raw`(?:[€$£¥%]|k|m|mm|bn|b|million|millions?|millionen|mio|mrd|billion|billions?|milliarden?|milliards?|millones|milioni|milione|milhoes|milhao|bilhao|bilhoes|milliard|miliardi|miliardo|mld|mln|miljard|mil|millon|miljoen|euros?|eur|usd|reais|pesos|dollars?|pounds|gbp|chf|years?|jahren?|ans|anos|anni|jaar|old|alt|percent|prozent|or more|followers?|per year|a year|p a|pro jahr|par an|al ano|annui|per jaar|de euros|d euros|di euro|in (?:annual |yearly )?(?:revenue|sales|turnover)|(?:of|in) annual sales|revenue|of revenue|arr|mrr|umsatz|jahresumsatz|turnover|funding|in funding|raised|de ca|de chiffre d affaires|de facturacion|di fatturato|de faturamento|omzet|ebitda|profit)`,
);
const currency = phrase(String.raw`(?:over |above |more than |under |between |at least |up to )?[€$£¥]`);

const things = String.raw`(?: (?:in|at|to|on|of|for|from|a|an|the|de|des|du|la|le|les|el|los|il|lo|gli|i|o|os|der|die|das|den|dem|het|een|bei|an|am|im|au|aux|al|en|em|no|na|nella|nel|alla|un|una|une|um|uma|ein|eine[rmn]?|naar|op|aan|vers|para|nach|verso|ins|negli|nei|nelle|nello|agli|alle|ai|gli|nos|nas|aos|dans|chez|vers))*`;
/** Verbs of companies and people that no filter has, with what they are about. */
const verbs = phrase(
  [
    String.raw`(?:who |that |which )?(?:studied|went|graduated|trained|buys|buying(?! (?:managers?|directors?|teams?|leads?|assistants?))|invests?|investing|attended|speaks?|exporting|importing|listing|switched|migrated|won|expanding|expanded|(?<=(?:who|that|which|have|has) )opened|moved|relocated|relocating)${things} [a-z]+`,
    String.raw`(?:who|that|which) (?:export|exports|import|imports|ship|ships|deliver|delivers|list|lists|win|wins|sponsors?|advertises?|outsources?|purchases?|spends?|attends?|struggles? with)${things} [a-z]+`,
    String.raw`(?:who|that|which) (?:(?:needs?|wants?|buy|make|makes|earns?) (?:(?:at least|over|more than|about) )?[a-z0-9]+|(?:do|does) (?:(?:at least|over|more than|about) )?\d+)(?: (?:million|millions|k|m|bn|billion))?(?: (?:a|per) (?:year|month))?`,
    String.raw`(?:who |that |which )?(?:exporting|relocating|expanding|exports?(?= (?:abroad|internationally|overseas))|moved jobs|changed jobs|switched jobs)(?: recently| abroad| internationally| overseas)?`,
    String.raw`(?:die |der )?(?:in |an |nach )?[a-z]+ (?:studiert haben|exportieren|importieren|gegangen sind)|exportieren(?: nach [a-z]+)?|(?:die )?(?:naar|in|uit) [a-z]+ (?:exporteren|importeren|leveren|gestudeerd hebben)|exporteren (?:naar [a-z]+)?|(?:gerade |kurzlich |vor kurzem )?(?:den |ihren )?(?:job|arbeitgeber|stelle) gewechselt(?: haben)?`,
    String.raw`(?:qui )?(?:exportent|ont etudie|achetent|investissent|parlent|parlant|livrent|sponsorisent)(?:${things} [a-z]+)?`,
    String.raw`(?:que )?(?:exportan|exporten|estudiaron|compran|invierten|hablan|patrocinan|han estudiado)(?:${things} [a-z]+(?: de [a-z]+)?)?`,
    String.raw`(?:che )?(?:esportano|hanno studiato|comprano|investono|parlano|sponsorizzano|vendono online)(?:${things} [a-z]+)?`,
    String.raw`(?:que )?(?:exportam|estudaram|compram|investem|falam|patrocinam|vendem online)(?:${things} [a-z]+)?`,
    String.raw`(?:die )?(?:exporteren|gestudeerd hebben|kopen|investeren|spreken|sponsoren|online verkopen)(?:${things} [a-z]+)?`,
    String.raw`(?:that |who |which )?(?:sells?|selling) online|die online verkaufen|online verkaufen|qui vendent en ligne|vendent en ligne|venden online`,
    String.raw`(?:recently|just) (?:joined|left)`,
    // Where somebody worked before: only the present employer is a filter.
    String.raw`(?:who |that )?(?:(?:have |has )?(?:used to (?:work|be)|previously(?: worked| employed)?|formerly(?: worked| employed)?|once worked|worked before|have worked|has worked|(?<=who )worked)(?: at| for| with| in)|(?:coming|came|come) from) [a-z0-9]+`,
    String.raw`(?:die )?(?:fruher|ehemals|vorher|zuvor|einst) (?:bei|fur|in) [a-z0-9]+(?: (?:waren|gearbeitet haben|arbeiteten|war))?|(?:die )?bei [a-z0-9]+ (?:gearbeitet haben|waren)`,
    String.raw`(?:qui (?:ont )?(?:travaille|travaillaient)|anciennement|precedemment|passes?) (?:chez|pour|par|a) [a-z0-9]+`,
    String.raw`(?:que )?(?:trabajaron|trabajaban|han trabajado|antes) (?:en|para) [a-z0-9]+|(?:che )?(?:hanno lavorato|lavoravano|in passato) (?:in|per|da|presso) [a-z0-9]+|(?:que )?(?:trabalharam|trabalhavam|ja trabalharam) (?:em|na|no|para) [a-z0-9]+|(?:die )?(?:vroeger|eerder|voorheen) (?:bij|voor) [a-z0-9]+(?: (?:werkten|gewerkt hebben))?`,
    String.raw`(?:former|ex|ehemalige[nr]?|fruhere[nr]?|anciens?|anciennes?|ancien(?:ne)? |antigu[oa]s|ex|vecchi|antig[oa]s|voormalige?|oud) (?:employees?|staff|people|colleagues|workers|mitarbeiter(?:innen)?|mitarbeitenden?|angestellten?|beschaftigten?|salaries|employes?|collaborateurs?|empleados|trabajadores|dipendenti|collaboratori|funcionarios|colaboradores|medewerkers|werknemers) (?:of|at|from|von|bei|de|d|chez|di|da|do|presso|van|bij) [a-z0-9]+`,
    // What the workspace keeps on leads: the search in words has no filter for it.
    String.raw`(?:tagged|labell?ed|with (?:the )?(?:tag|label)s?|getaggte?n?(?: mit)?|mit (?:dem )?(?:tag|label)|etiquetad[oa]s?|etichettat[aeio])(?: as| with| como| come)?(?: ["“”„«»])? [a-z0-9]+(?: ["“”„«»])?`,
    String.raw`(?:(?:not |never |un)(?:yet )?|already |noch nicht |bereits |schon )?(?:revealed|aufgedeckte?[nr]?)(?: yet| already)?`,
    String.raw`(?:that |who )?(?:are )?opening (?:an? |new |more )*(?:offices?|stores?|branch(?:es)?|locations?|shops?)`,
    String.raw`(?:who |wer |wie |qui |quien |chi |quem )?(?:decides? (?:on|about)|entscheide[nt] uber|decide(?:nt)? (?:de|sur|des|du)|decide[n]? sobre|decide (?:su|sui|sulla)|decidem? sobre|beslist over)(?: [a-z]+)?`,
    String.raw`(?:qui )?(?:ont )?leve (?:des fonds|de l argent)|(?:que )?(?:han )?levantado (?:capital|fondos|inversion)|(?:che )?(?:hanno )?raccolto (?:fondi|capitali)|(?:que )?captaram (?:investimento|recursos)|(?:die )?(?:kurzlich )?(?:geld|kapital) (?:eingesammelt|aufgenommen)(?: haben)?|(?:die )?geld hebben opgehaald`,
    String.raw`(?:avec|con|com|mit|met) (?:une? |eine[rn]? |um |una? |een |propi[oa] |eigene[rn]? )?(?:web ?site|web ?seite|site(?: web| internet)?|sito(?: web| internet)?|pagina web|homepage)(?= |$)`,
    String.raw`(?:sem|senza|zonder|ohne|sans|sin|without|no) (?:an? |eine )?(?:own |eigene )?(?:web ?sites?|sites?(?: web)?|sito(?: web)?|pagina web|homepage)`,
    String.raw`(?:former|ex) [a-z]+ (?:employees?|staff|people)|ex ?[a-z]+(?:ers)?(?= |$)(?<=ex [a-z]{3,20})`,
    String.raw`(?:(?:the )?(?:north|south)[ ]?(?:east|west)(?:ern)?(?: of)?|nord ?(?:ost|west)(?:en|lichen?)?|sud ?(?:ost|west)(?:en|lichen?)?|nord (?:est|ouest)|sud (?:est|ouest)|noreste|noroeste|sureste|suroeste|sud ?ovest|sud ?est|nord ?ovest|noord ?(?:oost|west)(?:en)?|zuid ?(?:oost|west)(?:en)?)(?= |$)`,
    String.raw`(?:kommunale[nrs]?|stadtische[nrs]?|staatliche[nrs]?|offentlich rechtliche[nrs]?|state owned|municipally owned)|[0-9]{1,4}x{1,4}|(?:deutsch|englisch|franzosisch|spanisch|italienisch)sprachig|(?:nederlands|engels|duits|frans|spaans) ?(?:sprekende?|talige?)|(?:neder|engels|duits|frans)landstalige?|(?:neder|frans|duits|engels)talige?|[a-z0-9]+ (?:kennen|konnen|beherrschen|beheersen)`,
    // Legal forms, postal codes, franchises.
    String.raw`(?:aktiengesellschaft(?:en)?|kommanditgesellschaft(?:en)?|limited(?: liability)? companies|limiteds|srls|sociedades (?:anonimas|limitadas)|societes? anonymes?|societa per azioni|besloten vennootschappen|eingetragene vereine|gmbhs|ags|ugs|ohgs|llcs|ltds|sarls|eurls|sasus?|bvs|nvs|vofs|ltdas|gmbh|rechtsform(?: (?:gmbh|ag|kg|ug))?|einzelfirmen|kapitalgesellschaften|personengesellschaften)|(?:plz|postleitzahl(?:en)?(?:gebiet)?|post ?codes?|zip ?codes?|code postal|codes postaux|codigo postal|cap|cep|postcodes?)(?: [0-9]+)?|departements? [0-9]+(?: (?:et|,) [0-9]+)*|franchises?|franchisees?|franchisors?|franchisenehmer|franchisegeber|franquicias?|franquias?`,
    String.raw`(?:(?:on|at|an|am|along|entlang|sur|au bord d|sul|sulla|en|no|na|aan) )?(?:the |der |die |den |dem |le |la |el |il |o |a |de |het )?(?:ostsee|ostseekuste|nordsee|nordseekuste|mosel|bodenseekuste|baltic coast|baltic sea|north sea coast|lago di (?:garda|como|lugano)|lago maggiore|gardasee|comer see|lake (?:garda|como|geneva|constance|tahoe|district area)|lac leman|genfer see|mittelmeer|mediterranean(?: coast)?|mediterranee|mediterraneo|atlantikkuste|cote atlantique|adriatic coast|adriakuste|noordzeekust|waddenzee)`,
    String.raw`(?:in|over|within) (?:the )?(?:alps|alpen|alpes|alpi)|(?:the )?(?:alps|alpen|alpes|alpi)|(?:(?<!dans le )nord|sud|ost|west|est|ovest|norte|sul(?= (?:do|da|de)\b)|sur(?= (?:de|del)\b)|nordeste|sudeste|centro oeste|northern|southern|eastern|western|upstate|downtown|suburban|rural|nordlichen?|sudlichen?|ostlichen?|westlichen?)(?= |$)`,
  ].join('|'),
);
/** Changes that no source reports (of tools, employers, staff, managers and addresses), and budgets. */
const changes = phrase(
  [
    String.raw`(?:whose|deren|dont (?:le|la|l)|cuy[oa]|il cui|la cui|cujo|cuja|waarvan de) [a-z]+ (?:has |have |just |recently |hat |a |ha |gerade |kurzlich )*(?:changed|left|resigned|gewechselt hat|change|cambiado|cambiato|mudou|gewisseld is)`,
    String.raw`(?:(?:that |who |which |die |que |che )?(?:(?:i|we) (?:havent|have not|did not|didnt|never) (?:yet )?(?:called|contacted|emailed|spoken to|talked to|met|reached)(?: yet)?|(?:ich|wir) noch nicht (?:angerufen|kontaktiert|angeschrieben)(?: habe[n]?)?|(?:je|nous) n (?:ai|avons) pas encore (?:appelee?s?|contactee?s?)|aun no (?:he|hemos) (?:llamado|contactado)|non (?:ho|abbiamo) ancora (?:chiamato|contattato)|ainda nao (?:liguei|contatei|contactei|contatamos)|(?:ik|we) nog niet (?:gebeld|gemaild|benaderd)(?: heb| hebben)?))`,
    String.raw`(?:(?:who |that |which |die |qui |que |che )?(?:knows?|familiar with|connaissent|maitrisent|conocen|dominan|conoscono|conhecem|dominam) [a-z0-9]+)`,
    String.raw`(?:(?:hayan |han |hanno |ont |tenham |that |who )?(?:cerrado|closed|boucle|fechado|chiuso|abgeschlossen) (?:una?|a|uma?|un|their|la|el) (?:[a-z]+ )?(?:ronda|round|tour(?: de table)?|rodada|serie [a-f]|series [a-f])(?: de (?:inversion|financiacion|investimento))?)`,
    String.raw`(?:(?:los que |las que |quienes |quien |que )?decid(?:en|e) (?:sobre )?(?:las?|los|el) [a-z]+|(?:chi |quem )?decid(?:e|ono|em) (?:(?:gli|i|il|lo|la|le|l|as?|os?) )?[a-z]+(?: it| ict| ti| hr| rh)?|(?:ceux qui |qui )?decide(?:nt)? (?:des|de la|du|sur les?) [a-z]+|(?:those who |people who |who )?(?:decides?|sign off|can sign off|approves?) (?:on )?(?:the )?[a-z]+|(?:die )?uber (?:den |die |das )?[a-z]+ entscheiden)`,
    String.raw`(?:(?<=(?:^| ))(?:who|wer|qui|quien|quienes|chi|quem|wie) (?:buys?|kauft|achete|achetent|compra|compran|acquista|koopt|pays?|bezahlt|paga) [a-z]+)`,
    String.raw`(?:(?:with|mit|avec|con|com|met) (?:(?:many|large|eigenen?|own|vielen?|the|des|los|os|i) )?(?:customers?|clients?|kunden|clientes|clienti|klanten|projects?|projekte[n]?|projets|proyectos|progetti|projetos|obras|chantiers|cantieri|suppliers|lieferanten|fournisseurs|proveedores|fornitori|fornecedores) (?:in|en|em|aus|a|au|aux|nel|nella|from|no|na) [a-z]+)`,
    String.raw`(?:(?:with no|without|ohne|sans|sin|senza|sem|zonder) (?:any )?(?:employees|staff|mitarbeiter|angestellte|salaries?|employes?|empleados|trabajadores|dipendenti|funcionarios|colaboradores|personeel|medewerkers))`,
    String.raw`(?:(?:that |which |who )?sells? (?:only )?(?:in)?to (?!us)|(?:qui )?vendent (?:a|aux)|(?:que )?venden a(?: los| las)?|(?:che )?vendono (?:a|ai|agli|alle)|(?:que )?vendem (?:para|a|as|aos)|(?:die )?verkopen aan|(?:die )?an) [a-z]+(?: verkaufen)?(?<!(?:^| )an [a-z]{1,40})`,
    // What a company changed to is what it uses now.
    String.raw`(?:(?:that |which |who )?(?:have |has |are )?(?:recently |just )?(?:switch(?:ed|ing)?|migrat(?:ed|ing)|chang(?:ed|ing)|mov(?:ed|ing)) from [a-z0-9]+(?= to [a-z0-9])|(?:die )?von [a-z0-9]+(?= (?:zu|auf) [a-z0-9]+ (?:gewechselt|umgestiegen|migriert))|(?:gewechselt|umgestiegen|migriert)(?: sind| haben| ist)?(?= |$)|(?:qui )?(?:sont )?passee?s? d(?:e|u) [a-z0-9]+(?= a [a-z0-9])|(?:que )?(?:han )?(?:migrado|cambiado|pasado) de [a-z0-9]+(?= a [a-z0-9])|(?:che )?(?:sono )?passat[ei] da [a-z0-9]+(?= a [a-z0-9])|(?:que )?(?:migraram|mudaram|trocaram) d(?:e|o|a) [a-z0-9]+(?= (?:para|por) [a-z0-9])|(?:die )?van [a-z0-9]+(?= naar [a-z0-9]+ (?:overgestapt|gemigreerd))|(?:die )?(?:zijn )?(?:overgestapt|gemigreerd)(?: zijn)?)`,
    String.raw`(?:(?:who|that) (?:have |has |just |recently )*left [a-z0-9]+|(?:die )?[a-z0-9]+ verlassen haben|(?:qui )?(?:ont )?quitte [a-z0-9]+|(?:que )?(?:dejaron|han dejado|salieron de) [a-z0-9]+|(?:che )?hanno lasciato [a-z0-9]+|(?:que )?(?:sairam d[aeo]|deixaram(?: a| o)?) [a-z0-9]+|(?:die )?[a-z0-9]+ hebben verlaten)`,
    String.raw`(?:(?:that |which |who )?(?:have |has |are |just |recently )*(?:laid off|laying off|let go|fired)(?: (?:people|staff|employees|workers|half|many))*(?: this (?:year|month)| last (?:year|month)| recently)?|layoffs?|(?:die )?(?:(?:mitarbeiter|leute|personal|stellen) )?(?:entlassen|abgebaut) haben|(?:qui )?(?:ont )?licencie(?: du personnel)?|(?:que )?(?:han despedido|despidieron)(?: (?:gente|personal))?|(?:che )?hanno licenziato(?: personale)?|(?:que )?demitiram(?: (?:pessoas|gente))?|(?:die )?(?:(?:personeel|mensen) )?(?:hebben ontslagen|ontslagen hebben))`,
    String.raw`(?:(?:qui )?(?:ont )?(?:recemment )?change d(?:e|u) [a-z]+(?: recemment)?|(?:que )?(?:han )?cambiado de [a-z]+|(?:che )?hanno cambiato [a-z]+|(?:que )?(?:mudaram|trocaram) de [a-z]+|(?:die )?(?:den |die |ihren |ihre )?[a-z]+ gewechselt haben|(?:that |which |who )?(?:have |has |recently |just )*changed (?:their |its |the )?(?:ceos?|cfos?|ctos?|management|owners?|names?|address(?:es)?|hands|provider|supplier)|(?:with )?(?:an? )?new (?:ceo|cfo|cto|owner|management)(?= |$))`,
    String.raw`(?:(?:die )?(?:gerade |bald |aktuell )?(?:ihren |den |ihr |das )?(?:standort|sitz|hauptsitz|buro|werk)? ?nach [a-z]+ (?:verlegen|verlegt haben|umziehen|umgezogen sind|ziehen|expandieren|expandiert haben)|(?:qui )?(?:s installent|demenagent|s implantent|s etendent) (?:a|en|au|aux|dans) [a-z]+|(?:que )?se (?:expanden|mudan|trasladan|instalan) (?:a|en) [a-z]+|(?:che )?si (?:espandono|trasferiscono) (?:a|in) [a-z]+|(?:que )?(?:se )?(?:expandem|mudam) para (?:o |a )?[a-z]+|(?:die )?(?:naar [a-z]+ (?:verhuizen|uitbreiden)|verhuizen naar [a-z]+))`,
    String.raw`(?:(?:with |mit |avec |con |com |met )?(?:an? |the |ein |un |uma? |een )?(?:budgets?|presupuestos?|orcamentos?) (?:for|fur|pour|para|per|voor) [a-z]+)`,
    String.raw`[a-z]{3,} like(?= (?:companies|firms|startups|businesses|brands|shops|stores))`,
  ].join('|'),
);
/** What the reader sells or is: "I sell payroll software and want to talk to …". Until the next conjunction. */
const ofReader = phrase(
  String.raw`(?:(?:i|we) (?:am |are |m |re )?(?:selling|offering|building|developing|marketing|representing)|(?:i|we) (?:sell|offer|provide|make|build|develop|market|distribute)|(?:i|we) (?:run|own|operate|founded|work (?:at|for))(?= (?:an?|my|our) )|using (?:my|our) (?:icp|ideal customer profile)|we are an?|im an?|(?:wir|ich) (?:verkaufen?|bieten?|entwickeln?|vertreiben?)|(?:nous|je) (?:vendons|vends|proposons|propose)|(?:a gente|nos) vende(?:mos)?|vendemos|vendo|ofrecemos|somos una?|vendiamo|offriamo|siamo una?|oferecemos|somos uma?|(?:wij|we|ik) (?:verkopen|verkoop|bieden|bied|maken))(?! (?:an|to|a|au|aux|aan|para|ai|alle|ao|aos|in) )`,
);
/** After these, in other languages than English, are the buyers: "wir verkaufen Software an Hotels". */
const recipients = new Set(['an', 'aux', 'a', 'au', 'al', 'ai', 'alle', 'agli', 'aos', 'as', 'aan', 'para', 'pra', 'pras', 'per']);
const ends = new Set([',', '.', ';', ':', '?', '!', '-', '(', 'and', 'und', 'et', 'y', 'e', 'en', 'so', 'but', 'to', 'looking']);

const plain = phrase(
  [
    // Age, gender, origin, belief, health, opinion.
    String.raw`(?:young|younger|old|older|elderly|middle aged|millennials?|gen z|boomers|junge[rnms]?|altere[nr]?|alte[rn]?|jeunes?|ages?|agees?|jovenes|joven|mayores|giovani|anzian[ie]|jovens|idosos|jonge|oudere)(?: people| leute[n]?| personen| personas| gens)?`,
    String.raw`(?:under|over|unter|uber|plus de|moins de|mas de|menos de|over de|sotto i|sopra i|onder de) (?:30|40|50|60)s?`,
    String.raw`(?:menores|mayores|maiores|aged|ages?) (?:de |of |over |under |above |below )?\d{2}(?: (?:and|und|et|y|e|en|to|bis|a|-) \d{2})? (?:anos|anni|ans)(?: de (?:edad|idade))?(?! (?:de (?:experiencia|vida|mercado|existencia)|old|d (?:existence|experience)))|(?:aged|ages?|im alter von|ages? de|de) \d{2} (?:-|to|bis|a|y) \d{2} (?:years(?: old)?|jahren?|ans|anos|anni|jaar)(?: alt| old| de edad)?|(?:over|under|uber|unter|boven|onder)(?: de| the)? \d{2} ?(?:s|er|jahrige[rn]?|jaar oud|years of age|yo)|\d{2} (?:plus )?(?:jahrige[rn]?|jarigen?)`,
    String.raw`(?:female|male|women|woman|men|man|weibliche[nrms]?|mannliche[nrms]?|frauen|frau|manner|femmes?|hommes?|feminin(?:e|s|es)?|mujer(?:es)?|hombres?|femenin[oa]s?|donne|donna|uomini|uomo|femminil[ei]|mulher(?:es)?|homens?|vrouwen|vrouw|mannen|vrouwelijke|mannelijke|non binary|gender|geschlecht|genre|genero|genere|geslacht)(?: led| owned| founded| run)?`,
    String.raw`(?:black|white|asian|hispanic|latino|latina|latinx|jewish|muslims?|christians?|catholics?|catholic|protestant|hindus?|buddhist|atheists?|arab|african american|gay|lesbian|lgbtq?|queer|transgender|straight|disabled|pregnant|sick|ill|diabetics?|depressed|autistic|religious|religion|ethnic|ethnicity|race|juden|judische[nrms]?|muslimische[nrms]?|christliche[nrms]?|katholische[nrms]?|schwule[nr]?|lesbische[nr]?|behinderte[nr]?|schwangere[nr]?|kranke[nr]?|musulman(?:e|es|s|a|as)?|juifs?|juives?|catholiques?|chretien(?:ne)?s?|enceintes?|handicape(?:e|s|es)?|homosexuel(?:le)?s?|judi[oa]s?|catolic[oa]s?|cristian[oa]s?|embarazadas?|discapacitad[oa]s?|homosexuales?|ebre[oaie]|musulman[oaie]|cattolic[oaihe]|disabil[ei]|mulsuman[oa]s|muculman[oa]s?|gravidas?|joodse|moslims?|islamitische|katholieke|zwangere|gehandicapte)(?: owned| led| founded| backgrounds?)?`,
    String.raw`(?:republicans?|democrats?|conservatives?|liberals?|socialists?|voters|union members|gewerkschaftsmitglieder|vegans?|vegetarians?|married|divorced|single|parents|with (?:kids|children)|mit kindern|verheiratete?n?|geschiedene?n?|avec enfants|con hijos|con figli|com filhos|met kinderen|veterans?)`,
    // Money and growth.
    String.raw`(?:unprofitable|profitable|rentable[nsr]?|profitable[nr]?|rentables|redditizi[eao]|lucrativ[ao]s?|winstgevende?|fast growing|fastest growing|growing|rapidly growing|high growth|hypergrowth|wachsende?[nr]?|schnell wachsende?[nr]?|stark wachsende?[nr]?|en (?:forte )?croissance|en crecimiento|in crescita|em crescimento|snelgroeiende?|groeiende|shrinking|bootstrapped|self funded|(?:recently |newly )?funded|well funded|(?:vc|venture|pe) ?backed|venture funded|(?:pre |post )?(?:series|serie) [a-f](?: (?:to|or|and|bis|a|-|/|ou|o) (?:(?:series|serie) )?[a-f])?(?: \+)?(?: funded| funding| stage)?(?: (?:and|or) (?:above|beyond|later))?|(?:pre )?seed(?: (?:to|/|or|-) (?:seed|(?:series|serie) [a-f]))?(?: stage| funded| funding)?|early stage|late stage|(?:who |that )?(?:recently |just )?raised (?:money|funding|a round|capital|(?:a |their )?(?:series [a-f]|seed|pre seed)(?: round| funding)?)|(?:recent )?funding rounds?|finanzierungsrunden?|levee de fonds|ronda de (?:financiacion|inversion)|round di investimento|rodada de investimento|investeringsronde|ipo (?:ready|candidates)|acquisition targets|for sale|zu verkaufen|te koop|a vendre|en venta|in vendita|a venda|rich|wealthy|reiche[nr]?|hohes einkommen|high income|solvent[en]?|kreditwurdige?|with budgets?|with (?:a )?(?:[a-z]+ )?budgets?|mit (?:[a-z]+ )?budget)`,
    String.raw`(?:(?:recently|newly|just) opened|(?:neu|kurzlich|frisch) eroffnete[nrs]?|(?:recemment|nouvellement) ouvert(?:e|s|es)?|ouvert(?:e|s|es)? recemment|(?:recien abiert[oa]s?|abiert[oa]s? recientemente|abert[oa]s? recentemente|recem abert[oa]s?|apert[ieao] (?:da poco|di recente|recentemente))|(?:pas|recent|nieuw) geopende)`,
    String.raw`(?:bio(?: [a-z]*zertifiziert[a-z]*)?|biologiques?|biologische[nrs]?|biologic[oaihe]+s?|certified organic)(?= |$)`,
    // What companies have beside their business.
    String.raw`(?:with|mit|avec|con|com|met|without|w / o|with no|ohne|sans|sin|senza|sem|zonder|have|having|haben|hebben) (?:(?:an?|eine[mnr]?|une?|una|uma?|een|own|their|eigene[mnr]?|leur|propria?|suo|propio|proprio|eigen|su) )*(?:web ?shops?|online ?shops?|online ?stores?|e ?shops?|boutiques? en ligne|tiendas? (?:online|en linea|web|virtual(?:es)?)|lojas? (?:online|virtua(?:l|is))|negozi?o? online|webwinkels?|(?<=(?:without|ohne|sans|sin|senza|sem|zonder) )e commerce|whatsapp|terrasses?|terrazas?|terrazz[ae]|parkplatz(?:en)?|parking|pec|newsletters?)`,
    // Events and behavior.
    String.raw`(?:recently |newly |just |kurzlich |frisch |recemment |recientemente |recentemente |onlangs |appena )+(?:promoted|hired|joined|appointed|changed (?:jobs|roles|companies)|left|moved|married|befordert[en]*|eingestellt[en]*|gewechselt[en]*|promus?|promue?s?|embauches?|nommes?|ascendid[oa]s?|contratad[oa]s?|promoss[oaie]|assunt[oaie]|promovid[oa]s?|gepromoveerde?|aangenomen|funded|launched)(?: to [a-z]+)?`,
    String.raw`(?:(?:newly |recent(?:ly)? )?(?:promoted|promotions?)|new in (?:the|their) (?:role|job|position)|new (?:ceos|hires)|job changers?|changed (?:jobs|roles)|open to work|looking for (?:a )?(?:new )?(?:jobs?|work)|jobsuchende|ascendid[oa]s|befordert|promus|promossi|promovidos)`,
    String.raw`(?:who |that |die |qui |que |che )?(?:like|likes|love(?! to (?:reach|talk|meet|see|find|get|speak|contact|connect|have|know|chat))|loves|enjoy|enjoys|play|plays|hate|mogen|lieben|spielen|aiment|jouent au|jouent|les gusta el|les gusta la|les gusta|juegan al|amano|giocano a|gostam de|jogam|houden van|spelen)(?: to| playing)? [a-z]+`,
    String.raw`(?:interested in|who care about|passionate about|interessiert an|interessieren sich fur|interesse an|interesses? par|interesad[oa]s en|interessat[ie] a|interessad[oa]s em|geinteresseerd in)(?: [a-z]+){1,2}`,
    String.raw`(?:friendly|nice|kind hearted|smart|intelligent|creative|ambitious|successful|happy|honest|reliable|beautiful|attractive|good looking|popular|famous|influential|innovative|cool|best|top|leading|trustworthy|responsive|likely to (?:buy|reply|respond|convert)|ready to buy|in market(?! research)|high intent|buying intent|intent|hot|warm|cold|freundliche[nrms]?|nette[nrms]?|erfolgreiche[nrms]?|innovative[nrms]?|kreative[nrms]?|zuverlassige[nrms]?|beste[nrms]?|fuhrende[nrms]?|sympathiques?|gentil(?:le)?s?|innovantes?|innovants?|meilleure?s?|amables?|simpatic[oa]s?|innovador[ae]?s?|innovadores|mejores|simpatic[ih]e?|innovativ[eio]|migliori|simpaticos|inovador(?:a|es|as)|melhores|vriendelijke|aardige|innovatieve|beste|succesvolle|kaufbereite[nrms]?|dankbare)`,
    String.raw`(?:(?:personas|personnes|persone|pessoas|people|those|los|las|quienes) )?(?:que|qui|che|who) (?:toman|tomen|prennent|prendono|tomam|make|take) (?:las |les |le |as |the )?(?:decisiones|decisions|decisioni|decisoes)|(?:die )?(?:entscheidungen treffen|beslissingen nemen)|(?:mid|middle|intermediate) level|(?<=[a-z] )plenos?|(?:decision ?makers?|key decision makers?|budget holders?|influencers?|hiring managers?|entscheider(?:innen|n)?|entscheidungstrager[n]?|decideurs?|decideuses?|decisores|responsables de decision|tomadores de decisao|decisori|beslissers|beslissingsbevoegden|tomadores de decisiones)`,
    // Lists, tags and owners of leads: the search has them by ID, and not by name.
    String.raw`(?:(?:and |but )?not (?:yet |already )?(?:in|on) (?:a|any|another|the) lists?(?: yet)?|(?:noch )?(?:in|auf) keiner liste|(?:pas (?:encore )?|sans )(?:dans|sur) une liste|(?:en|sin) ninguna lista|in nessuna lista|em nenhuma lista|in geen (?:enkele )?lijst|assigned to (?:me|us|[a-z]+)|(?:mir|uns) zugewiesen|(?:without|with no|ohne|sans|sin|senza|sem|zonder) (?:an? )?(?:tags?|owners?|etiquettes?|etiquetas?|etichett[ae]|labels?|besitzer|zustandige[nr]?|eigenaar)(?= |$))`,
    // What no source of the product says of a lead.
    String.raw`(?:(?:current |existing |former |past |potential )?(?:customers|clients)|bestandskunden|kunden|clients|clientes|clienti|klanten|competitors?(?: of [a-z]+)?|wettbewerber|konkurrenten|concurrents|competidores|concorrenti|concorrentes|concurrenten|partners of [a-z]+)`,
    String.raw`(?:(?:family|owner|founder|privately|employee) ?(?:owned|run|led|managed|operated)|family business(?:es)?|familienunternehmen|familienbetriebe?n?|familiebedrij(?:f|ven)|entreprises? familiales?|empresas? familiar(?:es)?|impres[ae] familiar[ei]|inhabergefuhrte?[nr]?|familiengefuhrte?[nr]?|entreprises familiales|familiales|empresas familiares|familiares|familiar[ie]|a conduzione familiare|familiebedrijven|bio zertifiziert[en]?|iso (?:certified|zertifiziert[en]?|27001|9001)(?: certified)?|certified|zertifizierte?[nr]?|certifiees?|certificad[oa]s?|certificat[ei]|gecertificeerde?|soc 2(?: certified)?|gdpr compliant|dsgvo konforme?)`,
    String.raw`(?:remote(?: first| only| friendly)?|fully remote|working remotely|remotely|hybrid|home ?office|teletravail|teletrabajo|sustainable|nachhaltige[nrms]?|durables?|sostenibles?|sostenibil[ei]|sustentave[il]s?|duurzame|eco friendly|eco responsables?|ecoresponsables?|oko|umweltfreundliche[nr]?|ecologiques?|ecologicos?|ecologicas?|ecologici|ecologiche|green|climate friendly|carbon neutral|klimaneutrale?[nr]?|woke|diverse|award winning|preisgekronte?[nr]?|well known|bekannte[nr]?)`,
    String.raw`(?:(?:german|english|french|spanish|italian|dutch|portuguese)[ ]?(?:speaking|speakers)|deutschsprachige[nrms]?|englischsprachige[nrms]?|francophones?|anglophones?|germanophones?|hispanohablantes?|hispanophones?|who speak [a-z]+|speaking [a-z]+|die [a-z]+ sprechen|qui parlent [a-z]+|que hablan [a-z]+|che parlano [a-z]+|que falam [a-z]+|die [a-z]+ spreken)`,
    String.raw`(?:(?:active|posting|posts?|aktiv|actifs?|actives?|activ[oa]s|attiv[ie]|ativ[oa]s|actieve?) (?:on|auf|sur|en|su|no|op) (?:linkedin|twitter|instagram|facebook|tiktok|social media|x|youtube)|with (?:a )?(?:linkedin|twitter|instagram|facebook|tiktok|youtube)(?: profile| account| page)?s?|on (?:linkedin|twitter|instagram|facebook|tiktok)|alumni(?: of [a-z]+)?|graduates of [a-z]+|mba graduates|with an? (?:mba|phd|degree)|mit (?:studium|abschluss|doktortitel)|educated at [a-z]+|ex [a-z]+ employees|former [a-z]+ employees|formerly at [a-z]+|worked at [a-z]+ before)`,
    String.raw`(?:similar to|like|ahnlich wie|wie|comme|similaires a|similares a|parecid[oa]s a|simili a|parecid[oa]s com|semelhantes a|vergelijkbaar met|zoals) (?:our (?:best )?customers|unsere[n]? (?:besten )?kunden|nos (?:meilleurs )?clients|nuestros (?:mejores )?clientes)`,
    String.raw`(?:similar to|ahnlich wie|similaires a|similares a|parecid[oa]s a|simili a|semelhantes a|vergelijkbaar met) [a-z]+|recently|lately|kurzlich|recemment|recientemente|recentemente|onlangs|freelance|freelancers?|freiberufliche[nr]?|autonom[oa]s|zzp ?ers?|in ?house|webseiten?|websites?|(?:privat(?:e|en|er)?|privees?|privad[oa]s?|privately held)`,
    String.raw`(?:fortune [a-z0-9]+|(?:the )?(?:dax|mdax|sdax|cac 40|ftse 100|ftse 250|ibex(?: 35)?|ftse mib|snp 500|nasdaq|aex|smi|inc 5000|forbes [a-z0-9]+)|unicorns?|regional|independent|unabhangige[nr]?|independants?|independantes?|independientes?|indipendenti|independentes?|onafhankelijke)`,
    String.raw`(?:with |without |mit |ohne |avec |sans |con |sin |senza |com |sem |met |zonder )?(?:an? |eine[mnr]? |un |una |um |uma |een )?(?:works councils?|betriebsr(?:at|ate|aten)|(?:comites? (?:social(?: et economique)?|d entreprise)|cse)|comites? de empresa|rappresentanz[ae] sindacal[ei]|rsu|comiss(?:ao|oes) de trabalhadores|ondernemingsra(?:ad|den)|collective agreements?|tarifvertrag(?:e)?|tarifgebunden[e]?[nr]?|iscritt[eio] (?:a un|al) sindacato|(?<=(?:with |without |mit |ohne |avec |sans |con |sin |senza |com |sem |met |zonder |an |eine |einer |un |una |uma |een ))(?:trade unions?|gewerkschaft(?:en)?|sindicatos?|sindacat[oi]|syndicats?|vakbond(?:en)?))`,
    String.raw`(?:(?:mit|with|avec|con|com|met) )?(?:sap|java|python|excel|salesforce|aws|azure|react|php|sql|crm|erp|datev|autocad|[a-z]+ ?(?:sprachkenntnissen?)) (?:erfahrung|kenntnissen?|experience|experiencia|esperienza|skills|ervaring|kennis|conocimientos)`,
    String.raw`(?:recruiter|founder|sdr|bdr|ae|marketer|agency owner|freelancer|vc|investor|sales rep) here(?= ,|$)|(?:open|willing|ready) to (?:relocation|relocate|move|travel)|(?:private equity|pe|vc|venture capital) (?:backed|owned|financed)|(?:the |les |die |los |las |le )?(?:big (?:3|4|5|three|four|five)|faang|maang|magic circle|silver circle|tier (?:1|2|3|one|two|three))(?= |$)`,
    String.raw`(?:employment|labou?r|tax|family|criminal|immigration|divorce|patent|bankruptcy)(?= law (?:firm|office|practice))|(?:employment|labou?r|tax|family|corporate|criminal|immigration|ip|intellectual property|commercial|competition|antitrust|bankruptcy|patent|maritime|personal injury) law(?= |$)(?! (?:firm|office|practice|compan|school|enforce))|(?:arbeits|steuer|familien|straf|miet|verkehrs|patent|wirtschafts|gesellschafts|medizin|erb|bau|vergabe|arbeids|ondernemings|familie|huur)recht|droit (?:du travail|fiscal|social|penal|de la famille|des affaires|immobilier|public|des societes|commercial)|derecho (?:laboral|fiscal|penal|mercantil|de familia|civil|administrativo)|diritto (?:del lavoro|tributario|penale|civile|di famiglia|commerciale|amministrativo|societario)|direito (?:do trabalho|trabalhista|fiscal|tributario|penal|civil|de familia|empresarial)|boutique(?= (?:law|consult|hotel|agenc|invest|advis|firm|studio|winer|fitness|gym|recruit|search|m|bank))|(?:boutique|craft|artisan(?:al)?|bespoke|full service|award winning|high end|luxury(?= (?:hotel|resort|spa|law|real|car|watch)))(?= [a-z])|(?:kunden|marken)orientierte?`,
    String.raw`(?:first|second) time(?= [a-z])|(?:serial|repeat|aspiring|first generation)(?= (?:founder|entrepreneur|owner))|imported from [a-z0-9]+|(?:minority|veteran|black|latino|lgbtq?|frauen|weiblich) ?(?:owned|led|gefuhrte?[nr]?)`,
    String.raw`michelin(?: starred| stars?| sterne?n?)?|[1-5] (?:stars?|sterne?n?|etoiles?|estrellas|stelle|estrelas|sterren)|(?:ein|zwei|drei) sterne`,
    String.raw`[a-z]+ ads(?= |$)|[0-9]+ ?\+ (?:trucks|vehicles|beds|rooms|stores|locations|lawyers|branches)`,
    String.raw`(?:without|w / o|with no|lacking|ohne|sans|sin|senza|sem|zonder) (?:an? |eine[nr]? |une? |una |uma |een )?(?:in house |dedicated |own |eigene[ns]? )?[a-z]+ ?(?:teams?|departments?|abteilung(?:en)?|afdeling(?:en)?)|(?:sans service|sans equipe|sin departamento de|sin equipo de|senza reparto|senza ufficio|sem departamento de|sem equipe de) [a-z]+`,
    String.raw`(?:(?:with |has |have )?(?:no|without(?: an?)?|missing) (?:assigned )?owners?(?: assigned)?|ohne (?:besitzer|zustandigen|verantwortlichen)|sans (?:proprietaire|responsable)|sin (?:propietario|responsable)|senza (?:proprietario|responsabile)|sem (?:dono|responsavel)|zonder (?:eigenaar|verantwoordelijke)|unassigned|unowned)`,
    String.raw`(?:(?:the )?(?:biggest|largest|smallest|oldest|youngest|richest)|(?:die )?(?:grossten|kleinsten|altesten)|(?:les )?(?:plus (?:grand|gross|petit|importante?)e?s)|(?:las |los )?mas (?:grandes|importantes|pequen[oa]s)|(?:le |i |gli )?piu (?:grandi|importanti|piccol[ei])|(?:as |os )?maiores|(?:de )?(?:grootste|kleinste))`,
    String.raw`(?:(?:careers?|jobs?|contact|pricing|landing|login|about|facebook|instagram|company) pages?|(?:karriere|job|kontakt)seiten?|pages? (?:carrieres?|contact|facebook)|paginas? de (?:empleo|contacto|facebook)|live ?chats?|chat ?bots?)`,
    String.raw`(?:near me|nearby|close to me|in meiner nahe|pres de chez moi|cerca de mi|vicino a me|perto de mim|bij mij in de buurt)`,
    String.raw`(?:tech savvy|data driven|customer centric|with (?:good|bad|great) reviews?|good reviews|with (?:a )?(?:blog|newsletter|podcast|mobile app|website|app)|without (?:a )?website|mit website|sans site web|sin pagina web)`,
  ].join('|'),
);

const likeWord = phrase(String.raw`(?:like|wie|comme|como|come|zoals|similar to|ahnlich wie|in the style of)`);

/** "Companies like Notion": another company to compare with. */
function likeAt(line: Line, at: number): Reading | null {
  const found = find(line, at, likeWord);
  const [token, before] = [line.tokens[found?.end ?? -1], line.tokens[at - 1]?.folded ?? ''];
  if (!found || !token?.isCapital || !(companyNouns.has(before) || /(?:s|en|e|i)$/.test(before))) return null;
  return { end: endOfNames(line, found.end + 1), meanings: [], isUnfilterable: true };
}

/** "Like Delivery Hero or Deutsche Bank": the other words of the name. */
function endOfNames(line: Line, at: number): number {
  let end = at;
  while (line.tokens[end]?.isCapital && line.tokens[end]?.kind === 'word' && end < at + 3) end += 1;
  const joined = /^(?:or|and|oder|und|ou|et|o|y|e|of|en)$/.test(line.tokens[end]?.folded ?? '') && line.tokens[end + 1]?.isCapital;
  return joined && line.tokens[end + 1]?.kind === 'word' ? endOfNames(line, end + 2) : end;
}

function readUnfilterableAnew(line: Line, at: number): Reading | null {
  const like = likeAt(line, at);
  if (like) return like;
  const trait = find(line, at, measured);
  if (trait) {
    const end = amountAfter(line, trait.end);
    const isAlone =
      end === trait.end && /^(?:growth|age|ages|alter|eta|likes|investment|sales volume)$/.test(line.tokens[at]?.folded ?? '');
    if (!isAlone) return { end, meanings: [], isUnfilterable: true };
  }
  const amount = find(line, at, currency);
  if (amount) {
    const end = amountAfter(line, at);
    if (end > at) return { end, meanings: [], isUnfilterable: true };
  }
  const count = find(line, at, wanted) ?? (at === 0 ? find(line, at, wantedAlone) : null);
  if (count) return { end: count.end, meanings: [], isUnfilterable: true };
  // The city has a capital letter.
  if (line.tokens[at]?.text === 'Nice') return null;
  const reader = find(line, at, ofReader);
  if (reader) {
    let end = reader.end;
    const toWhom = /^(?:we|i|im)$/.test(line.tokens[at]?.folded ?? '') ? null : recipients;
    const isEnd = (word: string): boolean => ends.has(word) || toWhom?.has(word) === true;
    while (end < line.tokens.length && !isEnd(line.tokens[end]?.folded ?? '')) end += 1;
    return end > reader.end ? { end, meanings: [], isUnfilterable: true } : null;
  }
  const money = amountFirst(line, at);
  if (money !== null) return { end: money, meanings: [], isUnfilterable: true };
  // The longest one; of equally long ones, the last.
  const found = [changes, verbs, plain]
    .map((pattern) => find(line, at, pattern))
    .reduce((best, each) => (each && (!best || each.end >= best.end) ? each : best), null);
  const place = line.tokens[at]?.folded === 'the' ? at + 1 : at;
  if (!found || (readCountryPart(line, place)?.end ?? 0) >= found.end) return null;
  const isTrade = exporting.test(line.text.slice(line.offsets[at], line.offsets[found.end]));
  return {
    end: found.end,
    meanings: [],
    isUnfilterable: true,
    ...(isTrade ? { kind: 'companies' as const } : {}),
    ...((find(line, at, ofPeople) && !find(line, at, ofCompanies)) || (at === 0 && find(line, at, womenIn))
      ? { kind: 'people' as const }
      : {}),
  };
}

/** Trade across borders, which only companies do. */
const exporting = /\b(?:export|import|esport)[a-z]*\b/;

/** "Revenue over 5 million": whether an amount of something that no filter has begins here. */
export function isMeasuredAt(line: Line, at: number): boolean {
  const reading = readUnfilterable(line, at);
  return reading !== null && line.tokens.slice(at, reading.end).some(({ kind }) => kind === 'number');
}

/** "Find me 50 CFOs", "top 100 hotels": how many leads are wanted. */
const wanted = phrase(
  String.raw`(?:the )?(?:top|first|erste[nr]?|premiers?|primer[oa]?s|prim[ie]|primeir[oa]s|eerste) \d{1,4}|(?<=(?:me|us|find|list|get|show|mir|uns|moi|nous|mostrami|dammi|trovami|dame|toon|geef|need|brauche|need about) )\d{1,4}(?! (?:-|to|bis|a|\+|employees|people|mitarbeiter|years?|%|or|plus|k))`,
);
const wantedAlone = phrase(
  String.raw`\d{1,4}(?= [a-z]+)(?! (?:-|to|bis|a|\+|employees?|people|persons?|staff|mitarbeiter[a-z]*|personen|leute[n]?|years?|jahre[n]?|or|plus|k|ma|salaries|empleados|dipendenti|funcionarios|medewerkers|personnes|personas|pessoas|persone|mensen|fte|ftes|and|und|et|y|e|en))`,
);

const moneyWords =
  /\b(?:revenue|arr|mrr|umsatz|jahresumsatz|turnover|funding|raised|omzet|ebitda|profit|ca|facturacion|fatturato|faturamento|chiffre d affaires|in (?:annual |yearly )?sales|of annual sales)\b/;

/** "Over 10M in revenue", "more than 5 million euros of funding". */
function amountFirst(line: Line, at: number): number | null {
  const quantity = readQuantity(line, at);
  if (!quantity) return null;
  let end = quantity.end;
  for (let step = 0; step < 4; step += 1) end = find(line, end, unit)?.end ?? find(line, end, linking)?.end ?? end;
  if (end === quantity.end) return null;
  const isMoney = moneyWords.test(foldedBetween(line, quantity.end, end));
  return find(line, end, measured)?.end ?? (isMoney ? end : null);
}

/** The amount after a trait with its linking words and units, or the same token if there is none. */
function amountAfter(line: Line, at: number): number {
  let end = at;
  let hasAmount = false;
  for (let step = 0; step < 10; step += 1) {
    const next: number = find(line, end, linking)?.end ?? find(line, end, unit)?.end ?? readQuantity(line, end)?.end ?? end;
    if (next === end) break;
    hasAmount ||= line.tokens.slice(end, next).some(({ kind }) => kind === 'number');
    end = next;
  }
  return hasAmount ? end : at;
}

/** @returns a part that is understood and that no filter has */
export const readUnfilterable = oncePerToken(readUnfilterableAnew);
