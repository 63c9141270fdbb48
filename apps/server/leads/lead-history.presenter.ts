/** The history of a lead in the contract's form: facts grouped by source and time, and what was done with the lead, newest first. */
import { leadEventSchema, stageNames, type Stage } from '@leadlight/contract';
import { namesOf } from '@leadlight/db/accounts';
import type { LeadDeed } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { Fact } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';
import { presentMakers } from './actors.ts';
import { typistsOf } from './lead-facts.presenter.ts';
import { instantOf } from './seconds.ts';
import type { LeadHistory } from './lead-history.reads.ts';

export async function presentHistory(tx: WorkspaceTx, { facts, deeds, most }: LeadHistory, { services: { db } }: WorkspaceContext) {
  const nameOf = await presentActors(
    db,
    tx,
    deeds.map(({ actor }) => actor),
  );
  const makerOf = await presentMakers(db, tx, typistsOf(facts));
  const owners = await namesOf(
    db.auth,
    deeds.flatMap(({ change }) => (typeof change?.['ownerId'] === 'string' ? [change['ownerId']] : [])),
  );
  const items = [
    ...groups(facts).map((group) => ({
      at: instantOf(group.at),
      kind: group.kind,
      actor: makerOf(group.member),
      fields: group.fields,
      words: group.kind === 'found' ? group.source : null,
    })),
    ...deeds.map((deed) => ({
      at: deed.at.toISOString(),
      kind: leadEventSchema.shape.kind.parse(deed.kind),
      actor: nameOf(deed.actor),
      fields: [],
      words: wordsOf(deed, owners),
    })),
  ];
  return { items: items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most) };
}

interface Group {
  readonly at: number;
  readonly kind: 'edited' | 'imported' | 'found';
  readonly source: string;
  readonly member: string | null;
  readonly fields: string[];
}

/** Facts from the same source at the same time are one event. */
function groups(facts: readonly Fact[]): Group[] {
  const found = new Map<string, Group>();
  for (const { field, evidence } of facts) {
    const { source, locator, fetchedAt } = evidence;
    const key = `${source}\n${locator}\n${fetchedAt}`;
    const known = found.get(key);
    if (known) {
      if (!known.fields.includes(field)) known.fields.push(field);
      continue;
    }
    const kind = source === 'hand' ? 'edited' : source === 'import' ? 'imported' : 'found';
    const [member] = typistsOf([{ field, value: '', evidence, retractedAt: null }]);
    found.set(key, { at: fetchedAt, kind, source, member: member ?? null, fields: [field] });
  }
  return [...found.values()];
}

function wordsOf({ kind, change, listName }: LeadDeed, owners: ReadonlyMap<string, string>): string | null {
  if (!change) return null;
  const { stage, ownerId, tags } = change as { stage?: Stage | null; ownerId?: string | null; tags?: string[] };
  if (kind === 'set_stage') return stage ? stageNames[stage] : null;
  if (kind === 'set_owner') return ownerId ? (owners.get(ownerId) ?? null) : null;
  return tags ? tags.join(', ') : listName;
}
