/** Contact details, verdicts, own leads, open jobs, and size words: fixed phrases in seven languages. Folded. */
import { find, phrase, type Line } from './line.ts';
import { choice, range, type Reading } from './meaning.ts';

type Fixed = readonly [
  pattern: RegExp,
  reading: (groups: Readonly<Record<string, string | undefined>>, now: number) => Omit<Reading, 'end'>,
];
const fixed = (source: string, reading: Omit<Reading, 'end'>): Fixed => [phrase(source), () => reading];

const email = String.raw`(?:e ?mails?(?: address(?:es)?| adressen?)?|mails?|mail addresses|e ?mail ?adressen?|mailadressen?|adresses? (?:e ?mail|mail|electronique)s?|correos?(?: electronicos?)?|indirizz[oi](?: e ?mail| mail)?|e ?mailadres(?:sen)?|enderecos? de e ?mail|courriels?|address(?:es)?|adresses?|adressen)`;
const phone = String.raw`(?:(?:tele)?phones?(?: numbers?)?|mobile(?! (?:games?|apps?|gaming|operators?|networks?|first|software|payments?|developers?|banking|commerce|virtual))(?: phone)?(?: numbers?)?|mobiles|cell(?: phone)?s?|direct dials?|phone details|telefon(?:nummern?)?|handynummern?|mobilnummern?|telefonnummern?|rufnummern?|telephones?|(?:numeros?|numer[oi]|nummern?|nr|num|nums) (?:de |di |do )?(?:telephone|telefono|telefone|portables?|cellulare|celular|moviles|movil|mobiles?|telemovel|tel|fixe)|tel(?: nr| nummer| numbers?)?|handys?|tlfs?|tfno|mob(?: nrs?| no)?|06 ?(?:nummers?|nr)|numeros? de telephone|telefonos?|numeros? de telefono|telefon[oi]|numer[oi] di telefono|telefones?|numeros? de telefone|telefoonnummers?|telefoon|mobiele nummers?|mobiel(?: nummer)?|mobil|moviles|movil|cellular[ei]|numer[oi] di cellulare|portables?|celular(?:es)?|numeros? de celular|telemove(?:l|is)|gsm(?: nummers?)?|durchwahl(?:en)?|direct lines?|lignes? directes?|numero directo)`;
const withWord = String.raw`(?:(?:that |who |die |qui |que |che )?(?:have|has|having|with|including|mit|haben|avec|ont|ayant|con|tienen|tengan|hanno|com|tem|tenham|met|hebben)(?: an?| the| einer?| eine[rmn]?| une?| un[ao]?| uma?| een| le| el)?)`;
const verifiedWord = String.raw`(?:verified|valid|deliverable|working|confirmed|verifizierten?|verifizierter?|verifizierte[rmns]?|gultige[rmn]?|bestatigt|bestatigte[rmn]?|zustellbaren?|zustellbare[rm]?|gepruften?|gepruft|geprufte[rm]?|verifiziert|verifiees?|verifies?|valides?|validees?|delivrables?|verificad[oa]s?|validad[oa]s?|valid[oa]s?|entregables?|verificat[aeio]|valid[aeio]|consegnabil[ei]|verificad[oa]s|entregaveis|geverifieerde?|geldige?|bezorgbare?)`;
const riskyWord = String.raw`(?:risky|doubtful|dodgy|questionable|uncertain|suspicious|zweifelhafte[nrms]?|fragwurdige[nrms]?|douteu(?:x|ses?)|dudos[oa]s?|dubbi[eo]?|incert[eio]|duvidos[oa]s?|twijfelachtige?|catch ?all|accept ?all|riskanten?|riskante[rm]?|unsicheren?|risquees?|a risque|arriesgad[oa]s?|de riesgo|riesgos[oa]s?|rischios[aeio]|a rischio|arriscad[oa]s?|de risco|risicovolle?|riskant)`;
const days = String.raw`(?:days?|tagen?|jours?|dias?|giorni|dagen)`;
const yearsWord = String.raw`(?:years?|jahren?|ans?|annees?|anos?|ann[oi]|jaar|jaren)`;
const monthsWord = String.raw`(?:months?|monaten?|mois|meses|mesi|maanden?)`;
const weeksWord = String.raw`(?:weeks?|wochen?|semaines?|semanas?|settimane|weken)`;
const span = String.raw`(?:(?<days>\d{1,5}) (?:derniers |dernieres |letzten )?${days}|(?<weeks>\d{1,4}) ${weeksWord}|(?<months>\d{1,3}) ${monthsWord}|(?<half>half a|half an?|a half|(?:einem )?halben|(?:une )?demi|medio|mezzo|meio|(?:een )?half) ${yearsWord}|(?<year>an?|one|einem|eine?|un|une|uno?|um|een) ${yearsWord}|(?<years>\d{1,2}) ${yearsWord})`;
const checked = String.raw`(?:verified|checked|tested|validated|verifiziert(?:en?)?|gepruft(?:en?)?|uberpruft|verifie(?:e?s?)?|controles?|verificad[oa]s?|comprobad[oa]s?|verificat[aeio]|controllat[aeio]|geverifieerde?|gecontroleerd)`;

function daysOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { days: inDays, weeks, months, half, year, years } = groups;
  const ofYears = half !== undefined ? 180 : year !== undefined ? 365 : Number(years ?? 0) * 365;
  return Number(inDays ?? 0) + Number(weeks ?? 0) * 7 + Number(months ?? 0) * 30 + ofYears;
}

/** The groups of a span that stands in several places of a pattern. */
const allNamed = (named: (name: string) => string | undefined): Record<string, string | undefined> =>
  Object.fromEntries(['days', 'weeks', 'months', 'half', 'year', 'years'].map((name) => [name, named(name)]));

/** "Emails that are", "E-Mail-Adresse ist" */
const state = String.raw`(?:(?:that|which|who|die|qui|que|che) )?(?:is |are |ist |sind |est |sont |es |esta |estan |son |e |sono |sao |zijn |have |has |haben )?(?:been |sein )?`;

const unverified = String.raw`(?:unverified|unchecked|untested|(?:that )?(?:nobody|no one|noone) (?:has )?(?:ever )?(?:checked|verified|tested)(?: yet)?|not (?:yet )?verified|nicht verifizierte?[nr]?|noch nicht (?:geprufte?n?|verifizierte?n?)|no verificad[oa]s?|niet geverifieerde?|not (?:yet )?(?:been )?checked|never (?:verified|checked)|non ancora verificat[aeio]|ancora da verificare|aun sin verificar|ainda nao verificad[oa]s?|pas encore verifiee?s?|nog niet (?:geverifieerd|gecontroleerd)|ungepruften?|ungeprufte[rm]?|unverifizierten?|nicht geprufte?n?|non verifiee?s?|jamais verifiee?s?|sin verificar|non verificat[aeio]|nao verificad[oa]s?|por verificar|ongecontroleerde?|ongeverifieerde?|niet gecontroleerde?)`;

/** "Whose email hasn't been checked for 90 days", with the time before or after the verb. */
const ofWhom = String.raw`(?:whose|deren|dessen|dont|cuyo|cuya|cuyos|cuyas|la cui|il cui|le cui|cujo|cuja|cujos|waarvan|with|mit|avec|con|com|met)(?: l| la| le| el| il| das| die| het| de| o| a)?`;
const sinceWord = String.raw`(?:for|in|within|since|seit|depuis|desde hace|hace|en|da|ha|ha mais de|desde|sinds|al|longer than|more than|langer (?:als|dan)|mehr als|plus de|mas de|piu di|mais de|meer dan)(?: over| more than| mehr als| plus de| mas de| piu di| mais de| meer dan| the| den| les| los| gli| os| de)?(?: last| past| letzten| ultimos| ultimi| laatste)?`;
const notWord = String.raw`(?:hasnt|havent|wasnt|has not|have not|was not|were not|not|nicht|n a pas|n ont pas|no|non|nao|niet)(?: yet| noch| encore| ha| han| foi| foram| e| sono| sido| stata| stato| been| ete| was| is)*`;

const phrases: readonly Fixed[] = [
  [
    phrase(
      String.raw`(?:${ofWhom} )?${email} (?:, )?(?:${notWord} ${checked} ${sinceWord} ${span}|${sinceWord} ${span.replaceAll('?<', '?<a')} ${notWord} ${checked}|(?:die |que |che |qui )?${sinceWord} ${span.replaceAll('?<', '?<b')} ${notWord} ${checked})(?: wurden?| worden| ist| sind)?`,
    ),
    (groups) => {
      const named = (name: string): string | undefined => groups[name] ?? groups[`a${name}`] ?? groups[`b${name}`];
      return {
        meanings: range('verdictAgeDays', daysOf(allNamed(named)), null),
        kind: 'people',
      };
    },
  ],
  [
    phrase(
      String.raw`(?:whose ${email} )?(?:(?:were |was )?(?:last )?(?:not|nicht|non|no|nao|niet) (?:been )?${checked} (?:for|in|within|since|seit|depuis|hace|en|da|ha|desde|sinds|in)(?: the| den| les| los| gli| os| de)?(?: last| past| letzten| ultimos| ultimi| laatste)? ${span}|(?:${email} )?(?:that |which |die |qui |que |che )?(?:were |was |wurden |have been |has been )?(?:last |zuletzt )?${checked} (?:more than|longer than|over|vor mehr als|il y a plus de|hace mas de|piu di|ha mais de|meer dan) ${span.replaceAll('?<', '?<a')}(?: ago| fa| geleden)?)`,
    ),
    (groups) => {
      const named = (name: string): string | undefined => groups[name] ?? groups[`a${name}`];
      return { meanings: range('verdictAgeDays', daysOf(allNamed(named)), null), kind: 'people' };
    },
  ],
  [
    phrase(
      String.raw`(?:(?:whose )?${email} (?:was |were |is |wurde )?)?(?:last )?${checked} (?:(?:in|within|during|over(?= the)|innerhalb|in den|au cours|dans|durant|en|negli|nei|nos|in|de)(?: the| der| den| des| les| los| gli| os| de)?(?: last| past| letzten| ultimos| ultimi| laatste| afgelopen)?|(?:the |ces |les |los |gli |os |de |den |die )?(?:last|past|letzten|ultimos|ultimi|laatste|afgelopen)|ces|les) ${span}(?: derniers)?`,
    ),
    (groups) => ({ meanings: range('verdictAgeDays', null, daysOf(groups)), kind: 'people' }),
  ],
  fixed(
    String.raw`(?:${email} )?${checked} (?:this week|in the last week|diese woche|cette semaine|esta semana|questa settimana|deze week)(?: ${checked})?`,
    { meanings: range('verdictAgeDays', null, 7), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${email} )?${checked} (?:this month|in the last month|diesen monat|ce mois(?: ci)?|este mes|questo mese|neste mes|deze maand)(?: ${checked})?`,
    { meanings: range('verdictAgeDays', null, 30), kind: 'people' },
  ),
  [
    phrase(
      String.raw`(?:${email} )?(?:die |that |which |qui |que |che )?(?:were |was |wurden |have been |has been )?(?:in|within|during|innerhalb|in den|au cours des|dans les|en los|negli|nei|nos|in de)(?: the)?(?: last| past| letzten| vergangenen| derniers| ultimos| ultimi| laatste| afgelopen)? ${span} (?:ont ete |fueron |sono state |foram |zijn )?${checked}(?: wurden?| worden| zijn)?`,
    ),
    (groups) => ({ meanings: range('verdictAgeDays', null, daysOf(groups)), kind: 'people' }),
  ],
  fixed(String.raw`${ofWhom} ${email} (?:is|are|ist|sind|est|sont|es|esta|son|e|sono|sao|is nog) ${unverified}`, {
    meanings: choice('verdict', 'not_checked'),
    kind: 'people',
  }),
  fixed(String.raw`${withWord} ${unverified} ${email}|${unverified} ${email}|${unverified}`, {
    meanings: choice('verdict', 'not_checked'),
    kind: 'people',
  }),
  fixed(
    String.raw`(?:whose|where the|deren|dont l|cuyo|cuya|la cui|cujo|cuja|waarvan)(?: the| die| het| el| la)? (?:${email}) (?:has |have |had |is |are |ist |est |es |e |rebota|rebote|rimbalza |bounct?)?(?:bounced?|bouncing|invalid|undeliverable|unzustellbar|ungultig|invalide|invalid[oa]|non valid[oa]|ongeldig|gebouncet?|rebotad[oa]|rebota|rimbalzat[oa])|(?:${withWord} )?(?:undeliverable|invalid|bad|wrong|dead|broken|faulty|bounced|bouncing|unzustellbare[nrms]?|falsche[nrms]?|fehlerhafte[nrms]?|kaputte[nrms]?|erronees?|incorrect[aeo]?s?|errat[aeio]|errad[oa]s|foute|verkeerde|ungultige[nrms]?|invalides?|non delivrables?|invalid[oa]s?|inentregaveis|onbezorgbare?|ongeldige?|non valid[aeio]) (?:${email}|contacts?|leads?|kontakte?n?|contactos?|contatti|contatos|contacten)`,
    { meanings: choice('verdict', 'undeliverable'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?${verifiedWord} (?:business |work |professional )?(?:${email}|contacts|leads|kontakte?n?|contactos|contatti|contatos|contacten)|(?:${withWord} )?(?:${email}|contactos|contatti|contatos|leads|kontakte|contacten) (?:(?:that |which |die |qui |que |che )?(?:are |is |was |were |have been |has been |been |sind |ist |wurden |sont |ont ete |estan |son |sono |sono stat[ei] |sao |foram |zijn )?)?${verifiedWord}|(?:whose|deren|dont (?:l|les|le)|cuy[oa]s?|(?:la|il|le|i|gli) cui|cuj[oa]s?|waarvan)(?: the| die| het| de| el| la| l| les| os| as)? ${email} (?:is|are|was|were|has been|have been|ist|sind|wurden|est|sont|a ete|ont ete|esta|estan|e|sono|foi|foram|sao|zijn) ${verifiedWord}`,
    { meanings: choice('verdict', 'deliverable'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?(?:${email} (?:of|with|mit|avec|de|con|com|met) )?(?:an? )?unknown (?:status|verdict|result)(?: ${email})?|(?:${email} )?(?:of|with|mit) unbekannte[mnr]+ (?:status|ergebnis)|(?:${email} )?(?:au|avec|de|con|com|met) (?:statut inconnu|estado desconocido|stato sconosciuto|status desconhecido|estado desconhecido|onbekende status)`,
    { meanings: choice('verdict', 'unknown'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?(?:unknown or risky|risky or unknown|unbekannter? oder riskanter?|inconnus? ou risques?) (?:status |verdict )?(?:${email})?`,
    { meanings: choice('verdict', 'risky', 'unknown'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?${riskyWord}(?: (?:status |verdict )?${email}| domains?)?|(?:${withWord} )?${email} (?:that are |is )?${riskyWord}`,
    { meanings: choice('verdict', 'risky'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:without|with no|no|missing|lacking|who have no|ohne|keine|sans|sin|senza|sem|zonder|geen)(?: an?| any| eine| une?| su| uma?| een)? ${email}`,
    { meanings: [{ field: 'hasEmail', value: false }], kind: 'people', isNegative: true },
  ),
  fixed(
    String.raw`(?:without|with no|no|missing|lacking|ohne|keine|sans|sin|senza|sem|zonder|geen)(?: an?| any| eine| une?| uma?| een)? (?:direct )?${phone}`,
    { meanings: [{ field: 'hasPhone', value: false }], isNegative: true, kind: 'people' },
  ),
  fixed(String.raw`${withWord} (?:business |work |known )?${email}|(?:e ?mail|email) (?:available|known|vorhanden|disponible)`, {
    meanings: [{ field: 'hasEmail', value: true }],
    kind: 'people',
  }),
  fixed(String.raw`${withWord} (?:direct |known )?${phone}|phone (?:available|known)|telefon vorhanden`, {
    meanings: [{ field: 'hasPhone', value: true }],
    kind: 'people',
  }),
  fixed(
    String.raw`${email} (?:not (?:yet )?(?:checked|verified)(?: yet)?|nicht gepruft|non verifiees?|no verificad[oa]s?|non verificat[aei]|nao verificad[oa]s?|niet gecontroleerd)`,
    {
      meanings: choice('verdict', 'not_checked'),
      kind: 'people',
    },
  ),
  fixed(
    String.raw`(?:${withWord} )?${email} ${state}(?:verified|valid|deliverable|guaranteed|confirmed|checked|works?|working|ok|gultig|verifiziert|gepruft|bestatigt|zustellbar|valides?|validees?|verifiee?s?|valid[oa]s?|validad[oa]s?|verificad[oa]s?|verificat[aei]|confirmad[oa]s?|confermat[aei]|geldig|geverifieerd|gecontroleerd|bevestigd|marchent?|marche|fonctionnent|fonctionne|funcionan?|funcionam?|funziona|funzionano|werkt|werken|(?:dont|do not|doesnt|no|nao|non|nicht|niet) (?:bounce|rebotan?|voltam|rimbalzano|bouncen))|(?:only|nur|seulement|uniquement|solo|soltanto|apenas|somente|alleen|exclusivamente|exclusivement|exclusief) (?:${withWord} )?${verifiedWord}(?: ${email})?|${verifiedWord} (?:${email} )?(?:only|uniquement|seulement|exclusivement|solamente|apenas)`,
    { meanings: choice('verdict', 'deliverable'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?${email} ${state}(?:bounced?|bouncing|bounces|invalid|undeliverable|unzustellbar|nicht zustellbar|ungultig|invalides?|non valides?|invalid[oa]s?|no valid[oa]s?|non valid[aeio]|ongeldig|onbezorgbaar|rebotad[oa]s?|rebotan|rebotaron|rimbalzano|rimbalzat[aei]|retornaram|gebouncet?|gebounced|bouncen|bounceten)`,
    { meanings: choice('verdict', 'undeliverable'), kind: 'people' },
  ),
  fixed(
    String.raw`(?:${withWord} )?${email} ${state}(?:not yet|never|pas encore|non encore|jamais|noch nicht|noch nie|aun no|todavia no|non ancora|mai|ainda nao|nunca|nog niet|nooit) (?:been |ete |sido |stat[aei] )?${checked}`,
    { meanings: choice('verdict', 'not_checked'), kind: 'people' },
  ),
  [
    phrase(
      String.raw`(?:verification|verifica|verificatie|verifizierung|prufung|verificacion|verificacao|last check|letzte prufung|derniere verification)s? (?:is |est |es |ist )?(?:older than|alter als|ouder dan|(?:date )?de plus de|de mas de|piu vecchia di|ha mais de|more than|vor mehr als|hace mas de) ${span}(?: ago| old| alt| oud)?`,
    ),
    (groups) => ({ meanings: range('verdictAgeDays', daysOf(groups), null), kind: 'people' }),
  ],
  fixed(String.raw`${phone}`, { meanings: [{ field: 'hasPhone', value: true }], kind: 'people' }),
  fixed(String.raw`${email}`, { meanings: [{ field: 'hasEmail', value: true }], kind: 'people' }),
  fixed(
    String.raw`(?:that (?:are|is) |who (?:are|is) )?(?:not (?:yet |already )?(?:in|on|among) (?:my|our) (?:lists?|leads|crm|database|contacts|workspace)(?: yet| already)?|(?:that )?(?:i|we) (?:dont|do not) (?:have|own|know) yet|new to (?:us|me)|noch nicht (?:in|auf|bei) (?:meine[rn]?|unsere[rn]?|uns) ?(?:listen?|leads|crm|datenbank)?|die wir noch nicht (?:haben|kennen)|neu fur uns|pas encore dans (?:ma|notre|nos|mes|mon) (?:listes?|leads|crm|base)|que nous n avons pas encore|nouveaux pour nous|(?:que )?(?:aun |todavia )?no (?:esten |estan )?(?:aun |todavia )?en (?:mis?|nuestras?) (?:listas?|leads|crm|base)|nuev[oa]s para nosotros|(?:che )?non (?:sono )?ancora (?:nella|nelle) (?:mia|mie|nostra|nostre) list[ae]|nuov[ie] per noi|(?:que )?(?:ainda )?nao (?:estao )?(?:ainda )?na (?:minha|nossa) (?:lista|base)|nov[oa]s para nos|(?:che )?non (?:siano|sono) (?:gia |ancora )?nell[ae] (?:mi[ae]|nostr[ae]) list[ae]|(?:que )?(?:ya )?no (?:esten|estan) (?:ya )?en (?:mi|nuestra) (?:lista|base)|(?:que )?(?:ja )?nao (?:estejam|estao) (?:ja )?na (?:minha|nossa) (?:lista|base)|qui ne sont pas (?:deja )?dans (?:ma|notre) (?:liste|base)|die (?:noch )?nicht (?:in|auf) (?:meiner|unserer) liste (?:sind|stehen)|(?:nog )?niet in (?:mijn|onze) (?:lijst|leads|crm)|nieuw voor ons|die (?:we|wij|ik) (?:nog )?niet (?:hebben|kennen|heb)|die (?:wir|ich) (?:noch )?nicht (?:haben|kennen|habe)|que (?:nous|je) n avons pas|que no tenemos(?: aun| todavia)?|che non abbiamo(?: ancora)?|que (?:ainda )?nao temos)`,
    { meanings: [{ field: 'own', value: false }], isNegative: true },
  ),
  fixed(
    String.raw`(?:leads?|contacts?|companies|people) (?:that |which )?(?:i|we) already (?:have|own|know)|(?:my|our) (?:current|existing|own) (?:leads?|contacts|prospects|accounts|companies)|(?:bestehende|vorhandene)[nr]? (?:leads|kontakte)`,
    { meanings: [{ field: 'own', value: true }] },
  ),
  fixed(
    String.raw`(?:leads?|contacts?|companies|people) (?:that |which )?(?:i|we) (?:dont|do not) (?:have|own|know)(?: yet)?|pas (?:encore|deja) (?:dans|sur) (?:ma|mes|notre|nos) (?:bases?|listes?|crm)|(?:todavia|aun) no (?:esta[n]? )?en (?:mi|mis|nuestra) (?:lista|listas|base|crm)`,
    { meanings: [{ field: 'own', value: false }], isNegative: true },
  ),
  fixed(
    String.raw`(?:my|our|my own|our own) (?:leads?|contacts|list|lists|database|crm|companies|people|accounts|prospects)|(?:that |which )?we (?:already )?(?:own|have|know)(?: already)?|owned by (?:us|me)|die wir (?:schon|bereits) (?:haben|kennen)|que nous avons deja|que ya tenemos|che abbiamo gia|que ja temos|die we al hebben|(?:in|from|on) (?:my|our) (?:lists?|leads|crm|database)|already (?:in|on) (?:my|our) lists?|meine[nr]? (?:leads|kontakte|liste)|unsere[nr]? (?:leads|kontakte|liste)|(?:mes|nos) (?:leads|contacts|prospects)|(?:mis|nuestros) (?:leads|contactos|prospectos)|(?:i miei|i nostri|miei|nostri) (?:lead|leads|contatti)|(?:meus|nossos) (?:leads|contatos|contactos)|(?:mijn|onze) (?:leads|contacten)`,
    { meanings: [{ field: 'own', value: true }] },
  ),
  fixed(
    String.raw`(?:our|my) (?:current |existing |own )?(?:customers|clients)|unsere[nr]? (?:bestands)?kunden|meine[nr]? kunden|nos clients|mes clients|(?:nuestros|mis) clientes|(?:nostri|miei) clienti|(?:nossos|meus) clientes|(?:onze|mijn) klanten`,
    { meanings: [{ field: 'own', value: true }] },
  ),
  fixed(
    String.raw`(?:(?:that|who|which|die|qui|que|che) )?(?:(?:have|has|are|haben|ont|han|hanno|hebben) )?(?:(?:just )?(?:posted|published|opened|added|veroffentlicht|publie|ouvert|abierto|publicado|pubblicato|aperto|abriram|publicaram|abrieron|publicaron|geopend|geplaatst) )?(?:(?:recently |newly )(?:hiring|recruiting|posted jobs|opened (?:jobs|positions))|recently (?:posted|advertised) (?:new )?jobs|(?:with )?new (?:jobs?|job (?:postings|ads|openings)|openings|positions|vacancies)(?: (?:this|last|in the last|in the past) (?:month|week|28 days|30 days|4 weeks|few weeks))?|started hiring(?: recently| this month)?|(?:mit )?neue[nr]? (?:stellen(?:anzeigen|angebote)?n?|jobs)(?: (?:diesen|letzten) monat)?|(?:avec )?(?:de )?nouvelles offres(?: d emploi)?(?: ce mois(?: ci)?)?|(?:con )?(?:nuevas (?:ofertas|vacantes)|(?:ofertas|vacantes) nuevas)(?: (?:de empleo|este mes))*|(?:con )?nuov[ei] (?:offerte|posizioni)(?: di lavoro)?(?: questo mese)?|(?:com )?(?:novas vagas|vagas novas)(?: de emprego| abertas)*(?: este mes| neste mes)?|(?:avec )?(?:des )?offres(?: d emploi)? nouvelles(?: ce mois(?: ci)?)?|(?:con )?(?:offerte|posizioni) nuove(?: di lavoro)?(?: questo mese)?|(?:met )?nieuwe vacatures(?: deze maand)?)`,
    { meanings: range('newJobs', 1, null) },
  ),
  fixed(
    String.raw`(?:smb|smbs|sme|smes|small (?:and|to|or) (?:medium|mid)(?: ?sized?)?(?: businesses| companies| enterprises)?|kmus?|kleine und mittlere unternehmen|kleine und mittelstandische unternehmen|pmes?|petites et moyennes entreprises|pymes?|pequenas y medianas empresas|pmi|piccole e medie imprese|pequenas e medias empresas|(?:empresas )?(?:de )?(?:pequeno e medio|pequeno) porte|mkb(?: ?bedrijven)?|midden en kleinbedrijf)`,
    { meanings: choice('size', '2-10', '11-50', '51-200'), kind: 'companies' },
  ),
  fixed(
    String.raw`(?:mittelstand\w*|mid ?market|mid ?sized?(?: companies| businesses| firms)?|midsized?|medium ?sized?(?: companies| businesses| firms)?|mittelgrosse[nr]?(?: unternehmen| firmen| betriebe)?|mittelstandler|etis?|entreprises de taille (?:moyenne|intermediaire)|taille intermediaire|empresas medianas|medianas empresas|medie imprese|aziende di medie dimensioni|medias empresas|empresas de medio porte|(?:de )?medio porte|middelgrote(?: bedrijven| ondernemingen)?)`,
    { meanings: choice('size', '51-200', '201-500', '501-1000'), kind: 'companies' },
  ),
  fixed(
    String.raw`(?:empresas grandes|aziende grandi|entreprises importantes|enterprises?|enterprise (?:companies|businesses|customers)|large (?:companies|enterprises|businesses|corporations|firms|organi[sz]ations)|big (?:companies|corporations|firms)|corporates?|corporations|multinationals?|konzern(?:e|en|s)?|grossunternehmen|grosse[nr]? (?:unternehmen|firmen)|grosskonzerne?n?|(?:empresas )?(?:de )?(?:medio e )?grande porte|grandes entreprises|grands groupes|grandes empresas|multinacionales|multinacionais|grandi (?:aziende|imprese)|multinazionali|grote (?:bedrijven|ondernemingen)|grootbedrijven|multinationales|corporaciones|(?:large|big|grosses?|gros|grosse[nr]?|grands?|grandes|gran|grandi|grote|grandes)(?= [a-z]))`,
    { meanings: choice('size', '1001-5000', '5001-10000', '10001+'), kind: 'companies' },
  ),
  fixed(
    String.raw`(?:small (?:companies|businesses|firms|business)|kleine[nr]? (?:unternehmen|firmen|betriebe)|kleinunternehmen|kleinbetriebe|petites (?:entreprises|societes|structures)|pequenas empresas|empresas pequenas|piccole (?:aziende|imprese)|kleine (?:bedrijven|ondernemingen)|(?:small|kleine[nr]?|petite?s?|pequen[oa]s|piccol[ei])(?= [a-z]))`,
    { meanings: choice('size', '2-10', '11-50'), kind: 'companies' },
  ),
  // Fewer than 10 employees: recommendation 2003/361/EC of the European Commission, and the French TPE.
  fixed(
    String.raw`(?:tpe|micro ?(?:businesses|business|companies|enterprises|firms|entreprises?|empresas?|imprese|impresa|aziende|bedrijven|bedrijf|ondernemingen|unternehmen|betriebe?n?)|mikro ?(?:unternehmen|betriebe?n?|firmen)|kleinst ?(?:unternehmen|betriebe?n?|firmen))`,
    { meanings: choice('size', '1', '2-10'), kind: 'companies' },
  ),
  fixed(
    String.raw`(?:solo ?preneurs?|(?:one|single) (?:man|woman|person) (?:companies|businesses|firms|shops|bands|operations|company|business)|self employed|einzelunternehmen|ein (?:mann|personen|frau) (?:unternehmen|betriebe?n?|firmen)|eenmanszaken|eenpersoonszaken|entreprises (?:individuelles|unipersonnelles)|(?:ditte|imprese) individuali|empresas unipersonales|microempreendedores individuais)`,
    {
      meanings: choice('size', '1'),
      kind: 'companies',
    },
  ),
  [
    phrase(String.raw`(?:scale ?ups?|scaleups?|scale up unternehmen)`),
    () => ({ meanings: [...choice('size', '51-200', '201-500'), ...range('founded', 2016, null)], kind: 'companies' }),
  ],
  [
    phrase(String.raw`(?:start ?ups?|startups?|start up unternehmen|jeunes pousses|jungunternehmen|startup unternehmen)`),
    (_, now) => ({ meanings: range('founded', now - 6, null), kind: 'companies' }),
  ],
  fixed(
    String.raw`(?:publicly (?:traded|listed)|listed|public companies|borsennotierte?[nr]?|cote[e]?s?(?: en bourse)?|qui sont cotees|cotizadas?(?: en bolsa)?|(?:que )?cotizan en bolsa|listad[oa]s (?:na|em) bolsa(?: de valores)?|na bolsa|quotat[ei](?: in borsa)?|cotad[oa]s?(?: (?:em|na) bolsa)?|beursgenoteerde?)`,
    { meanings: choice('companyStatus', 'public'), kind: 'companies' },
  ),
];

/** @param now the current year */
export function readFixed(line: Line, at: number, now: number): Reading | null {
  let best: Reading | null = null;
  for (const [pattern, reading] of phrases) {
    const found = find(line, at, pattern);
    if (found && (best === null || found.end > best.end)) best = { end: found.end, ...reading(found.groups, now) };
  }
  return best;
}
