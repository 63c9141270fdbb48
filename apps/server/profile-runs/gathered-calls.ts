/**
 * Questions of several rows about people, asked in one request where the provider takes several (Apollo: ten). Each question stays a call of its own: it
 * is written down and its cost reserved before the request, and settled with its own part of the answer, so that a process that is killed in between
 * leaves ten calls that may have been charged, and none of them is sent again.
 */
import type { PersonSubject, ProviderClient, ProviderOutcome } from '@leadlight/adapters/providers';
import type { AskableProvider } from './connections.ts';

/** How long the first question waits for others, in milliseconds. Rows of a run are worked on at the same time, and ask at nearly the same time. */
const gatherMs = 300;

export interface Question {
  readonly subject: PersonSubject;
  readonly fields: readonly string[];
  readonly signal: AbortSignal;
  /** Gets an answer that came after the timeout. */
  readonly onLate: (outcome: ProviderOutcome) => void;
}

export interface Answer {
  readonly outcome: ProviderOutcome;
  /** Whether another question of the same request stands for it where failures of the provider are counted. */
  readonly isShared: boolean;
}

interface Waiting extends Question {
  readonly resolve: (answer: Answer) => void;
}

interface Group {
  readonly chosen: AskableProvider;
  readonly waiting: Waiting[];
  readonly timer: NodeJS.Timeout;
}

export class GatheredCalls {
  readonly #groups = new Map<string, Group>();
  /** Connections that answer only questions about one person: their keys don't include the other call. */
  readonly #alone = new Set<string>();

  /** Never rejects. */
  ask(client: ProviderClient, chosen: AskableProvider, question: Question): Promise<Answer> {
    const { id } = chosen.connection;
    const { many } = chosen.provider;
    if (!many || this.#alone.has(id)) return askAlone(client, chosen, question);
    return new Promise((resolve) => {
      let group = this.#groups.get(id);
      if (!group) {
        const timer = setTimeout(() => void this.#send(client, id), gatherMs);
        group = { chosen, waiting: [], timer };
        this.#groups.set(id, group);
      }
      group.waiting.push({ ...question, resolve });
      if (group.waiting.length >= many.most) void this.#send(client, id);
    });
  }

  async #send(client: ProviderClient, id: string): Promise<void> {
    const group = this.#groups.get(id);
    if (!group) return;
    this.#groups.delete(id);
    clearTimeout(group.timer);
    const { chosen, waiting } = group;
    const [first] = waiting;
    if (!first) return;
    const answers = waiting.length === 1 ? [await askAlone(client, chosen, first)] : await this.#askTogether(client, chosen, waiting);
    waiting.forEach(({ resolve }, index) => resolve(answers[index] ?? { outcome: canceled, isShared: true }));
  }

  async #askTogether(client: ProviderClient, chosen: AskableProvider, waiting: readonly Waiting[]): Promise<readonly Answer[]> {
    const { provider, key, connection } = chosen;
    const outcomes = await client.askMany(
      provider,
      key,
      { subjects: waiting.map(({ subject }) => subject), fields: [] },
      {
        signal: AbortSignal.any(waiting.map(({ signal }) => signal)),
        onLate: (late) => late.forEach((outcome, index) => waiting[index]?.onLate(outcome)),
      },
    );
    const isNotAllowed = outcomes.every((outcome) => outcome.kind === 'wrong_key' && outcome.because === 'not_allowed');
    if (isNotAllowed) this.#alone.add(connection.id);
    // One person whom the provider refuses makes it refuse all of them. Nothing was charged: each is asked about alone.
    const isRefused = outcomes.every((outcome) => outcome.kind === 'refused_input' && outcome.because === 'rejected');
    if (isNotAllowed || isRefused) return Promise.all(waiting.map((question) => askAlone(client, chosen, question)));
    return outcomes.map((outcome, index) => ({ outcome, isShared: index > 0 }));
  }
}

const canceled: ProviderOutcome = { kind: 'canceled', cost: { credits: 0, certainty: 'possible' } };

async function askAlone(
  client: ProviderClient,
  { provider, key }: AskableProvider,
  { subject, fields, signal, onLate }: Question,
): Promise<Answer> {
  return { outcome: await client.ask(provider, key, { subject, fields }, { signal, onLate }), isShared: false };
}
