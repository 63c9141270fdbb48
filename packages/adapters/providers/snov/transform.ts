/** Answers of Snov.io as facts (snov.io/api). */
import { readAnswer, type AnswerReader } from '../answer-reader.ts';
import { createFactList, dayOf, domainOrNull, employmentText, linkedinOf, subjectOf, type FactList } from '../fact-list.ts';
import { noMatch, type ProviderOutcome } from '../provider.ts';
import { personExtras } from './extras.ts';

const provider = 'snov';
export const credits = 1;

/** The token; an outcome if the answer has none. */
export function readToken(json: unknown): string | ProviderOutcome {
  return textIn(json, (answer) => answer.text('access_token'), '/access_token');
}

/** The task that was started; its place differs between calls. */
export function readTaskHash(json: unknown): string | ProviderOutcome {
  return textIn(json, (answer) => answer.object('data').text('task_hash') ?? answer.text('task_hash'), '/data/task_hash');
}

function textIn(json: unknown, read: (answer: AnswerReader) => string | null, field: string): string | ProviderOutcome {
  let text: string | null = null;
  const outcome = readAnswer(json, 0, (answer) => {
    text = read(answer);
    return text === null
      ? { kind: 'bad_answer', fault: 'missing', field, expected: 'a text', cost: { credits: 0, certainty: 'possible' } }
      : noMatch;
  });
  return text ?? outcome;
}

/** Whether the task still runs. */
export const isInProgress = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json && (json.status === 'in_progress' || json.status === 'started');

/** The result for the one row that was asked for; null if nothing was found, which Snov writes as an empty list. */
function resultOf(answer: AnswerReader): AnswerReader | null {
  const [row] = answer.objects('data');
  if (!row) return null;
  try {
    return row.object('result');
  } catch (error) {
    if (row.objects('result').length === 0) return null;
    throw error;
  }
}

/** `emails-by-domain-by-name`: candidates, best first. */
export function readFinder(json: unknown): ProviderOutcome {
  return readAnswer(json, credits, (answer) => {
    const [row] = answer.objects('data');
    const candidates = row?.objects('result') ?? [];
    const list = createFactList(provider);
    const usable = candidates.filter((candidate) => candidate.text('smtp_status') !== 'not_valid');
    const best = usable.find((candidate) => candidate.text('smtp_status') === 'valid') ?? usable[0];
    if (!best) return noMatch;
    list.email(best.text('email'), best.pointerOf('email'), { isGuess: best.text('smtp_status') !== 'valid' });
    list.person('name', row?.text('people') ?? null, '/data/0/people');
    return list.facts.some(({ field }) => field === 'email') ? found(list) : noMatch;
  });
}

/** `get-profile-by-email`. */
export function readByEmail(json: unknown): ProviderOutcome {
  return readAnswer(json, credits, (person) => {
    const list = createFactList(provider, dayOf(person.text('lastUpdateDate')));
    const at = person.pointerOf;
    list.person('name', person.text('name'), at('name'));
    list.person('firstName', person.text('firstName'), at('firstName'));
    list.person('lastName', person.text('lastName'), at('lastName'));
    list.personAt('location', person.joined('locality', 'country'));
    const social = person.objects('social').flatMap((each) => each.text('link') ?? []);
    list.person('linkedin', social.map((link) => linkedinOf(link, 'person')).find((key) => key !== null) ?? null, at('social'));
    list.person(
      'profiles',
      social.filter((link) => !/linkedin\./i.test(link)),
      at('social'),
    );
    const jobsOf = (...names: readonly string[]): readonly AnswerReader[] => names.flatMap((name) => person.objects(name));
    const [current] = jobsOf('currentJobs', 'currentJob');
    if (current) {
      list.person('title', current.text('position'), current.pointerOf('position'));
      list.person('companyName', current.text('companyName'), current.pointerOf('companyName'));
      list.person('companyDomain', domainOrNull(current.text('site')), current.pointerOf('site'));
      list.person('companyLinkedin', linkedinOf(current.text('socialLink'), 'company'), current.pointerOf('socialLink'));
      list.person('employerSince', dayOf(current.text('startDate')), current.pointerOf('startDate'));
    }
    const past = jobsOf('previousJobs', 'previousJob').flatMap(
      (job) =>
        employmentText({
          title: job.text('position'),
          company: job.text('companyName'),
          from: dayOf(job.text('startDate')),
          to: dayOf(job.text('endDate')),
        }) ?? [],
    );
    list.person('previousEmployers', past, at(person.objects('previousJobs').length > 0 ? 'previousJobs' : 'previousJob'));
    list.addExtras(person, personExtras);
    return list.facts.length === 0 ? noMatch : found(list);
  });
}

/** `company-domain-by-name`. */
export function readDomain(json: unknown): ProviderOutcome {
  return readAnswer(json, credits, (answer) => {
    const [row] = answer.objects('data');
    const result = resultOf(answer);
    const list = createFactList(provider);
    const domain = domainOrNull(result?.text('domain') ?? row?.text('domain') ?? null);
    if (domain === null) return noMatch;
    list.company('domain', domain, '/data/0/result/domain');
    list.company('name', row?.text('name') ?? null, '/data/0/name');
    return found(list);
  });
}

const found = ({ facts, extras }: FactList): ProviderOutcome =>
  facts.length === 0 ? noMatch : { kind: 'found', subject: subjectOf(facts), facts, extras, cost: { credits, certainty: 'certain' } };
