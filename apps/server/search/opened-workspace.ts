/** A workspace whose own leads and attached data are in memory. */
import type { FeedPosition, StateRow, Suppressions } from '@leadlight/db/search';
import type { WorkspaceLeads } from '@leadlight/leads';

/** What a workspace without leads takes: its maps, and its part of the caches. */
const leastBytes = 65_536;
/** A row of `lead_states` in memory. */
const stateBytes = 200;

export interface Follower {
  position: FeedPosition;
  /** Entries that were already read, of transactions that are not older than the position. */
  readonly known: Set<number>;
}

export interface Opened extends Follower {
  readonly workspaceId: string;
  readonly leads: WorkspaceLeads;
  readonly states: Map<number, StateRow>;
  /** Needed when leads are written, because these may be suppressed. */
  suppressions: Suppressions;
  isReopening: boolean;
  /** The stores' versions at the last check for loose leads. */
  writtenBefore: string;
}

/** Memory of an opened workspace. */
export function bytesOf({ leads, states }: Opened): number {
  const { revealed, suppressed, lists } = leads.attachedData;
  const ids = Array.from(lists.values()).reduce((sum, each) => sum + each.byteLength, revealed.byteLength + suppressed.byteLength);
  return leastBytes + leads.stores.people.bytes + leads.stores.companies.bytes + ids + states.size * stateBytes;
}
