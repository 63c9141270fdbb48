/** The providers of one run, what was learned about them, and the order in which they are asked. */
import { addProviderTallies, readProviderTallies, type ProviderTally } from '@leadlight/db/profiles';
import { takeOverProviderCalls, type CallOfRun } from '@leadlight/db/providers';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { defaultPolicy, Learning, type ChoicePolicy, type Tally } from '@leadlight/profiles';
import { openConnections, type OpenConnections } from './connections.ts';
import { inside, type ProfileWorld } from './profile-world.ts';
import { RunCalls, type ProviderCeilings } from './run-calls.ts';

export class ProviderWaterfall extends RunCalls {
  readonly connections: OpenConnections;
  readonly learning: Learning;
  readonly policy: ChoicePolicy;
  #stored: ReadonlyMap<string, Tally>;

  private constructor(
    runId: string,
    {
      connections,
      tallies,
      calls,
      ceilings,
    }: { connections: OpenConnections; tallies: ProviderTally[]; calls: CallOfRun[]; ceilings: ProviderCeilings },
  ) {
    const free = new Set(connections.askable.filter(({ terms }) => terms.repeatsAreFree).map(({ terms }) => terms.id));
    super(runId, calls, ceilings, (id) => free.has(id));
    this.connections = connections;
    this.learning = new Learning(tallies);
    this.#stored = new Map(tallies.map((tally) => [tally.key, tally]));
    this.policy = {
      ...defaultPolicy,
      seed: seedOf(runId),
      order: connections.isOrdered ? connections.askable.map(({ terms }) => terms.id) : null,
    };
  }

  /** Gives up calls of an earlier worker that was killed, so that none is sent twice. */
  static async open(world: ProfileWorld, ceilings: ProviderCeilings): Promise<ProviderWaterfall> {
    const { services, workspaceId, runId } = world;
    return inside(world, async (tx) => {
      const connections = await openConnections(tx, { providers: services.providers, workspaceId, now: services.now() });
      const calls = await takeOverProviderCalls(tx, runId);
      return new ProviderWaterfall(runId, { connections, tallies: await readProviderTallies(tx), calls, ceilings });
    });
  }

  /** Stores what was learned since the last time. */
  async storeLearning(tx: WorkspaceTx): Promise<void> {
    const tallies = this.learning.tallies();
    const added = tallies.flatMap(({ key, count, sum }) => {
      const before = this.#stored.get(key);
      const more = { key, count: count - (before?.count ?? 0), sum: sum - (before?.sum ?? 0) };
      return more.count === 0 ? [] : [more];
    });
    if (added.length === 0) return;
    await addProviderTallies(tx, added);
    this.#stored = new Map(tallies.map((tally) => [tally.key, tally]));
  }
}

const seedOf = (runId: string): number => Number.parseInt(runId.replaceAll('-', '').slice(-7), 16);
