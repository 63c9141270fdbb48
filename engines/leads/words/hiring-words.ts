/** Companies that hire, and in which departments: "hiring in sales", "suchen Entwickler", "with open jobs in marketing". */
import type { Department } from '@leadlight/vocabulary/values';
import { readTitle, titleWordsOf } from './title-memory.ts';
import { functionAt } from './function-words.ts';
import { find, foldedBetween, formsOf, phrase, wordsFrom, type Line } from './line.ts';
import { choice, range, type Reading } from './meaning.ts';
import { readQuantity } from './quantities.ts';
import { readTechnologyRole } from './technology-roles.ts';
import { isMeasuredAt } from './unfilterable.ts';
import { alternatives } from './words-of-sentences.ts';
import { singularsOf } from '@leadlight/vocabulary/text';

const jobs = String.raw`(?:open (?:jobs?|positions?|roles?|vacanc(?:y|ies))|job (?:openings?|ads?|postings?|offers?)|vacanc(?:y|ies)|openings|jobs|offenen? stellen(?:angebote[n]?)?|stellen(?:anzeigen|angebote[n]?|ausschreibungen)|jobangebote[n]?|offres? d emplois?|postes? (?:ouverts|a pourvoir|vacants)|vacantes|ofertas de (?:empleo|trabajo)|puestos (?:vacantes|abiertos)|posizioni aperte|offerte di lavoro|vagas(?: abertas)?|openstaande vacatures|open vacatures|vacatures)`;
const hiring = phrase(
  String.raw`(?:advertising (?:(?:jobs|roles|positions|vacancies) )?for|(?:currently |actively )?(?:growing|expanding|scaling|building(?: out| up)?) (?:their|its|the|a)(?= [a-z]+ (?:team|department|organization))|(?:die |dat |qui |que |che )?(?:neue |neues |nieuw |nieuwe |du |de |des |veel |viele |beaucoup de |)?(?:mitarbeiter(?:innen)?|mitarbeitende|personal|fachkrafte|verstarkung|leute|personeel|medewerkers|mensen) (?:suchen|sucht|einstellen|zoeken|werven)|(?:that |who |which )?(?:are |is |were )?(?:currently |actively |now )?(?:hiring|(?<=(?:are|is|that|who|which) (?:currently |actively |now )?)(?:looking|searching) for|(?<=(?:companies|firms|businesses|startups|employers) )(?:looking|searching) for|recruiting(?! (?:agenc|firm|compan|software|industr|consult|team|manager|head))|staffing up|looking to hire|seeking to hire|hire|recruit|hires)|(?:with|have|having|has|offering|mit|haben|avec|ont|con|tienen|hanno|com|tem|met|hebben) (?:many |new |several |de |des |le |el |las )?${jobs}|${jobs}(?: hebben| haben| offen haben| zu vergeben)?|die (?:gerade |aktuell |derzeit )?(?:einstellen|leute einstellen|personal suchen)|einstellen|stellen (?:gerade |aktuell |derzeit )?(?:leute |personal )?ein|suchen|sucht|rekrutieren|(?:qui )?(?:recrutent|recrute|recrutant|embauchent|embauche|cherchent|recherchent(?! (?:a |des? (?:clients|partenaires|fournisseurs|investisseurs)))|sont a la recherche de)|(?:que )?(?:estan |esten )?(?:contratando|contratan|contraten|reclutando|buscando|buscan|busquen)|(?:que )?(?:estao )?(?:a )?(?:contratar|(?<=a )recrutar|contratando|contratam|recrutando|procurando|buscando|recrutam|procuram|buscam)|(?:che )?(?:stanno )?(?:assumendo|cercando|assumono|cercano|reclutano|reclutando)|(?:(?:die|qui|que|che|that|who) )?(?:(?:sont|estan|esten|estao|sono|sind|zijn|are) )?(?<=[a-z]{2} )(?<!(?:^| )(?:ben|zijn we|zijn wij|bin|wir sind|suis|sommes|estoy|estamos|sto|stiamo|estou|am|we are|i am|we|ik|wij|ich|wir) )(?:a procura de|em busca de|en busca de|in cerca di|op zoek naar|auf der suche nach|a la recherche d(?:e|es|u)?|in search of)|(?:die )?(?:aan het werven|werven|zoeken|aannemen|nemen aan|personeel zoeken))`,
);
const myself = phrase('ich|wir|je|nous|i|we|eu|ik|wij|io|noi|yo');
const linking = phrase(
  String.raw`(?:both|sowohl|beide|tanto|sia|zowel|a la fois|in der|in den|in the|in their|dans le|dans la|dans les|en el|en la|an?|un|une|una|uno|um|uma|einen?|einem|ein|eine|een|le|la|les|il|el|den|der|de la|in|for|im|im bereich|fur|fur den|en|dans|dans le|dans la|pour|para|para el|em|no|na|nel|nella|per|voor|bij|de|des|di|da|more(?! than)|new|first|another|our first|their first|ersten?|erste[nr]?|premiers?|premieres?|primer[oa]?s?|prim[oaie]|eerste|mehr|neue[nr]?|plus de|mas|piu|mais|meer|their|the|a|an|lots of|in the|in their|en el|a la|all|en (?:cdi|cdd|alternance|stage)|in (?:vollzeit|teilzeit|festanstellung)|a tempo (?:pieno|indeterminato)|full time|part time|permanent|urgently|dringend|activement|urgente?mente?|experienced|qualifizierte)`,
);
const joined = phrase(String.raw`and|or|und|oder|et|ou|y|o|u|e|ed|en|of|,|/|& `);
const noun = phrase(
  String.raw`(?:teams?|person|persons|hires?|departments?|people|staff|roles?|jobs?|positions?|talent|employees|professionals|abteilung|mitarbeiter(?:innen)?|leute|personal|profils?|personas|personale|pessoas|mensen|medewerkers|functions?|organizations?|department|side|stellen|rollen)`,
);
const manager = phrase(String.raw`hiring managers?|recruiting managers?`);
const people = phrase(
  String.raw`people|employees|staff|roles|positions|jobs|mitarbeiter|leute|stellen|personal|personale|personeel|pessoal|personnes|personas|persone|pessoas|mensen`,
);

export function readHiring(line: Line, at: number): Reading | null {
  const opened = openRoles(line, at) ?? newOpenings(line, at) ?? soughtByCompanies(line, at);
  if (opened) return opened;
  if (find(line, at, manager)) return null;
  const found = find(line, at, hiring);
  if (!found) return hiringBehind(line, at);
  // "Qui cherchent à exporter"
  if (/(?:cherche(?:nt)?|cherchant)$/.test(foldedBetween(line, at, found.end)) && line.tokens[found.end]?.folded === 'a') return null;
  if (/(?:looking|searching) for$|seeking$/.test(foldedBetween(line, at, found.end)) && seeksThing(line, found.end)) return null;
  if (/^(?:suche?n?t?|zoeken|cherche\w*|busca\w*|cerca\w*|procura\w*)$/.test(line.tokens[at]?.folded ?? '') && isMine(line, at))
    return null;
  const quantity = readQuantity(line, find(line, found.end, linking)?.end ?? found.end);
  const counted = quantity && find(line, quantity.end, people);
  if (quantity && counted) return { end: counted.end, meanings: range('openJobs', quantity.from, quantity.to), kind: 'companies' };
  // "Hiring more than 10 software engineers"
  const sought = quantity ? departmentsFrom(line, quantity.end) : null;
  if (quantity && sought && sought.departments.length > 0)
    return {
      end: sought.end,
      meanings: [...range('openJobs', quantity.from, quantity.to), ...choice('hiringIn', ...sought.departments)],
      kind: 'companies',
    };
  const { departments, end } = departmentsFrom(line, found.end);
  const since = find(line, end, recently);
  if (departments.length > 0)
    return since
      ? { end: since.end, meanings: [...choice('hiringIn', ...departments), ...range('newJobs', 1, null)] }
      : { end, meanings: choice('hiringIn', ...departments) };
  const isWeak =
    /(?:procura de|busca de|cerca di|zoek naar|suche nach|recherche d(?:e|es|u)?)$/.test(foldedBetween(line, at, found.end)) ||
    /^(?:suchen|sucht|zoeken|cherchent|buscan|busquen|buscando|cercano|cercando|procuram|procurando|buscam|hire|hires|jobs|openings)$/.test(
      foldedBetween(line, at, found.end),
    );
  const job = isWeak ? null : jobAt(line, found.end);
  if (job) return { end: job.end, meanings: range('openJobs', 1, null), kind: 'companies', unfilterable: job };
  // "Suchen" without what they look for is filler.
  const anyone = find(line, found.end, people);
  return isWeak && !anyone && line.tokens[at]?.folded !== 'jobs'
    ? null
    : { end: anyone?.end ?? found.end, meanings: range('openJobs', 1, null) };
}

const openWord = phrase(String.raw`(?:with |have |having |mit |avec |con |com |met )?(?:open|offenen?|ouverts?)`);
const withWord = phrase(String.raw`with|have|has|having|mit|avec|con|com|met`);
const openNoun = phrase(String.raw`(?:jobs?|roles?|positions?|vacanc(?:y|ies)|openings?|stellen)`);

/** "With open engineering roles", "10+ open sales positions" */
function openRoles(line: Line, at: number): Reading | null {
  const led = find(line, at, withWord)?.end ?? at;
  const quantity = readQuantity(line, led);
  const counted = quantity && find(line, quantity.end, openWord);
  const wanted = counted && departmentAt(line, counted.end);
  const jobsWanted = wanted && find(line, wanted.end, openNoun);
  if (quantity && wanted && jobsWanted)
    return {
      end: jobsWanted.end,
      meanings: [...range('openJobs', quantity.from, quantity.to), ...choice('hiringIn', wanted.department)],
      kind: 'companies',
    };
  const open = find(line, at, openWord);
  const read = open && departmentAt(line, open.end);
  const job = read && find(line, read.end, openNoun);
  return read && job ? { end: job.end, meanings: choice('hiringIn', read.department), kind: 'companies' } : null;
}

const newJobs = phrase(
  String.raw`(?:with )?(?:new|neuen?|nouvelles?|nuev[oa]s|nuov[ei]|nov[oa]s|nieuwe) (?:open )?(?:jobs?|openings?|positions?|roles?|vacanc(?:y|ies)|stellen(?:anzeigen|angebote)?|offres(?: d emploi)?|vacantes|ofertas|posizioni|offerte|vagas|vacatures)`,
);
const recently = phrase(
  String.raw`(?:this|last|in the last) (?:month|week)|recently|lately|diesen monat|seit kurzem|neuerdings|kurzlich|ce mois(?: ci)?|recemment|este mes|ultimamente|recientemente|questo mese|recentemente|neste mes|deze maand|onlangs|sinds kort`,
);

/** "New openings in finance this month" */
function newOpenings(line: Line, at: number): Reading | null {
  const found = find(line, at, newJobs);
  if (!found) return null;
  const { departments, end } = departmentsFrom(line, found.end);
  if (departments.length === 0) return null;
  const until = find(line, end, recently)?.end ?? end;
  return { end: until, meanings: [...range('newJobs', 1, null), ...choice('hiringIn', ...departments)], kind: 'companies' };
}

const seekers = phrase(String.raw`(?:companies|firms|startups?|businesses|employers|agencies|organi[sz]ations|scaleups?|enterprises)`);
const seeking = phrase(String.raw`(?:that are |which are |currently |actively )*(?:looking for|searching for|seeking|in search of)`);

const oneThing = phrase(String.raw`an?|their|another|ein|eine[nm]?|un|une|una|um|uma|een`);
const longestThing = 4;

/** "Looking for a new CRM", "seeking a marketing agency": one thing without a word for a job is nobody's. */
function seeksThing(line: Line, at: number): boolean {
  const one = find(line, at, oneThing);
  if (!one) return false;
  const words = line.tokens.slice(one.end, one.end + wordsFrom(line, one.end, longestThing));
  const isJob = ({ folded }: { readonly folded: string }, step: number): boolean =>
    find(line, one.end + step, noun) !== null ||
    [folded, ...singularsOf(folded)].some((form) => titleWordsOf(form).some(({ kind }) => kind === 'rank' || kind === 'occupation'));
  return !words.some(isJob);
}

/** "Firms looking for data scientists": who looks is the companies. */
function soughtByCompanies(line: Line, at: number): Reading | null {
  const found = find(line, at - 1, seekers) ? find(line, at, seeking) : null;
  const isJob = found !== null && !seeksThing(line, found.end);
  const { departments, end } = isJob ? departmentsFrom(line, found.end) : { departments: [], end: at };
  return departments.length > 0 ? { end, meanings: choice('hiringIn', ...departments), kind: 'companies' } : null;
}

const behind = phrase(
  String.raw`(?:gerade |aktuell |derzeit |nu |momenteel )?(?:suchen|einstellen|rekrutieren|sucht|einstellt|zoeken|werven|aannemen)`,
);

/** Whether a sentence has the verb at all: most don't, and need not be read at each token for it. */
const hasVerb = /(?:^| )(?:suchen|einstellen|rekrutieren|sucht|einstellt|zoeken|werven|aannemen)(?: |$)/;

/** "Startups, die Entwickler suchen": the verb at the end. */
function hiringBehind(line: Line, at: number): Reading | null {
  if (!hasVerb.test(line.text) || isAskedFor(line, at)) return null;
  // "Startups in Gent die …": a place, although "gente" is a word for personnel.
  if (
    /^(?:in|te|aus|uit)$/.test(line.tokens[at - 1]?.folded ?? '') &&
    line.tokens[at]?.isCapital &&
    !/^[\p{Lu}\d]+$/u.test(line.tokens[at].text)
  )
    return null;
  const read = departmentAt(line, at);
  const job = read ? null : jobAt(line, at);
  const wanted = job && job.from === at ? find(line, job.end, behind) : null;
  if (job && wanted) return { end: wanted.end, meanings: range('openJobs', 1, null), kind: 'companies', unfilterable: job };
  if (!read) return null;
  const { departments, end } = departmentsFrom(line, at);
  const verb = find(line, end, behind);
  return verb ? { end: verb.end, meanings: choice('hiringIn', ...departments) } : null;
}

/** "Wir suchen", "I'm looking": what the reader wants, not what companies do; also at the beginning of the sentence. */
function isMine(line: Line, at: number): boolean {
  return at === 0 || find(line, at - 1, myself) !== null || find(line, at + 1, myself) !== null || isSecondVerb(line, at);
}

const request = phrase(
  String.raw`(?:kun|kan|kunt|kunnen|wil|wilt|willen|zou|zouden) (?:je|jij|jullie|u|iemand)|(?:ik|we|wij) (?:wil|willen|zou|zouden|moet|moeten|kan|kunnen)|(?:kannst|konntest|kann|konnt|konnen|konntet|konnten|wurdest|wurden|wurdet|magst) (?:du|ihr|sie|man|jemand|wir|ich)|(?:ich|wir) (?:mochte|mochten|will|wollen|muss|mussen|kann|konnen)`,
);
const clause = /^(?:die|dat|welche|wo|waar)$/;

/** "Kun je HR-managers zoeken?", "Ich will Einkäufer suchen": the verb at the end is what the reader does, unless a clause about companies began. */
function isAskedFor(line: Line, at: number): boolean {
  const asked = [0, 1, 2].find((index) => find(line, index, request) !== null);
  return asked !== undefined && !line.tokens.slice(asked, at + 1).some(({ folded }) => clause.test(folded));
}

/** "Wir verkaufen Stapler und suchen Einkäufer": the second verb of a sentence about the user, unless a clause about companies is between them. */
function isSecondVerb(line: Line, at: number): boolean {
  if (!/^(?:und|en|and|et|y|e)$/.test(line.tokens[at - 1]?.folded ?? '')) return false;
  const before = line.tokens.slice(0, at - 1).map(({ folded }) => folded);
  const reader = before.findLastIndex((word) =>
    /^(?:wir|ich|wij|we|ik|i|nous|je|vendemos|vendo|vendiamo|ofrecemos|offriamo|oferecemos)$/.test(word),
  );
  return reader >= 0 && !before.slice(reader).some((word) => /^(?:die|welche|who|that|which|qui|que|che|dat)$/.test(word));
}

export function departmentsFrom(line: Line, from: number): { departments: Department[]; end: number } {
  const departments: Department[] = [];
  let end = from;
  for (let at = from; at < line.tokens.length;) {
    let start = at;
    for (let step = 0; step < 3; step += 1) start = find(line, start, linking)?.end ?? start;
    const read = departmentAt(line, start);
    // "Che cercano personale": people of any kind.
    if (!read || /^(?:personal|personale|personeel|pessoal)$/.test(foldedBetween(line, start, read.end))) break;
    departments.push(read.department);
    end = find(line, read.end, noun)?.end ?? read.end;
    const next = find(line, end, joined);
    if (!next) break;
    at = find(line, next.end, joined)?.end ?? next.end;
  }
  return { departments, end };
}

/** A job that belongs to no department: "hiring scientists", "die monteurs zoeken". Only its being open can be filtered. */
function jobAt(line: Line, at: number): { from: number; end: number } | null {
  const from = find(line, at, linking)?.end ?? at;
  for (let length = wordsFrom(line, from, 4); length > 0; length -= 1) {
    if (line.tokens.slice(from, from + length).some(({ folded }) => titleWordsOf(folded).length === 0)) continue;
    const isJob = formsOf(line, from, from + length).some((form) => {
      const words = titleWordsOf(form);
      return words.length > 0 && words.every(({ kind }) => kind === 'occupation');
    });
    if (
      isJob ||
      (length === 1 &&
        /^(?:azubis?|auszubildende[n]?|trainees?|praktikant(?:en|innen)?|apprentices?|interns?|stagiaires?|alternants?|apprentis?|aprendices|becarios|stagisti|tirocinanti|apprendisti|estagiarios|aprendizes|researchers?|forscher|chercheurs?|investigadores|ricercatori|pesquisadores|onderzoekers)$/.test(
          line.tokens[from]?.folded ?? '',
        ))
    )
      return { from, end: from + length };
  }
  return null;
}

/** A function, or the department of a role: "engineers", "Vertriebsmitarbeiter". */
function departmentAt(line: Line, at: number): { department: Department; end: number } | null {
  // "Hiring in sales, revenue over 5 million"
  if (isMeasuredAt(line, at)) return null;
  const named = functionAt(line, at);
  const technical = readTechnologyRole(line, at);
  if (technical) return { department: 'engineering', end: technical.end };
  for (let length = wordsFrom(line, at, 5); length > 0; length -= 1) {
    const end = at + length;
    if (named && named.end >= end) return named;
    // "Hiring in sales, revenue over 5 million"
    if (line.tokens.slice(at + 1, end).some((_, step) => isMeasuredAt(line, at + 1 + step))) continue;
    // "Marketing and sales" are two departments.
    if (line.tokens.slice(at, end).some(({ folded }) => alternatives.has(folded))) continue;
    for (const form of formsOf(line, at, end)) {
      const words = titleWordsOf(form);
      const isKnown = words.length > 0 && words.every(({ kind }) => kind !== 'unknown');
      const isWhole = [form.split(' ')[0] ?? '', form.split(' ').at(-1) ?? ''].every((each) => titleWordsOf(each).length > 0);
      const { department } = readTitle(form);
      const isAny = words.some(({ key }) => key === 'scientist');
      if (isKnown && isWhole && department && department !== 'other' && !isAny) return { department, end };
    }
  }
  return named;
}
