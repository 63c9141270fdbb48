/**
 * Writes the addresses that a find run of people found to the people (docs/decisions/0042-found-addresses-are-written.md): only those that a mail server
 * confirmed, and only if nothing known speaks against it.
 */
import { findSeen, isRevealed, lockLead, personWith, readPersonRecord, writeOwnLead } from '@leadlight/db/leads';
import { isNotFound, type WorkspaceTx } from '@leadlight/db/platform';
import {
  noteAddedRows,
  readRefusedAddresses,
  readRowsOfOnePerson,
  readTakenAddresses,
  readVerifiablePeople,
  type RowAnswer,
  type RowOfPerson,
  type StoredVerdict,
} from '@leadlight/db/verification';
import { addFacts, factsOf, type Evidence } from '@leadlight/leads';
import { findKey, splitName } from '@leadlight/verification';
import { addressKey, mailDomainOf } from '@leadlight/vocabulary';
import { factsOfCopy } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/seconds.ts';

interface Found {
  readonly askKey: string;
  readonly address: string;
  readonly verdict: StoredVerdict;
  readonly probability: number | null;
}

/**
 * Requires that the edits of the workspace are locked (`lockEdits`) and that the answers are in their rows.
 * @returns how many were written
 */
export async function addFoundAddresses(tx: WorkspaceTx, runId: string, answers: readonly RowAnswer[], now: Date): Promise<number> {
  const found = new Map(answers.flatMap((answer) => foundBy(answer) ?? []).map((one) => [one.askKey, one]));
  if (found.size === 0) return 0;
  const rows = await readRowsOfOnePerson(tx, runId, [...found.keys()]);
  const keys = [...found.values()].map(({ address }) => addressKey(address));
  const taken = await readTakenAddresses(tx, keys);
  const refused = await readRefusedAddresses(tx, keys);
  const added: number[] = [];
  for (const row of rows) {
    const one = found.get(row.askKey);
    const key = one && addressKey(one.address);
    if (!one || !key || taken.has(key) || refused.has(key)) continue;
    if (!(await addToPerson(tx, row, one, now))) continue;
    // Two names may lead to one address.
    taken.add(key);
    added.push(row.row);
  }
  await noteAddedRows(tx, runId, added);
  return added.length;
}

function foundBy({ askKey, status, outcome, address, verdict, probability }: RowAnswer): Found | null {
  const isConfirmed = status === 'done' && outcome === 'confirmed' && address !== null && verdict?.verdict === 'deliverable';
  return isConfirmed ? { askKey, address, verdict, probability } : null;
}

/** @returns false if the person has changed since, already has an address, or a member removed this one */
async function addToPerson(tx: WorkspaceTx, { personId, askKey }: RowOfPerson, found: Found, now: Date): Promise<boolean> {
  const seenId = await seenIdOf(tx, personId);
  if (seenId === null) return false;
  await lockLead(tx, 'people', seenId);
  const [person] = await readVerifiablePeople(tx, [seenId], now);
  if (person?.standing !== 'open' || person.hasAddress) return false;
  const domain = mailDomainOf(person.domain ?? '');
  const name = domain === null ? null : splitName(person.name ?? '', domain);
  if (domain === null || name === null || findKey(name, domain) !== askKey) return false;
  const record = await readPersonRecord(tx, seenId);
  if (factsOf(record.facts, 'email').some(({ value }) => value === found.address)) return false;
  const at = secondsOf(now);
  const isSeen = record.isOwn || (await isRevealed(tx, record.id));
  const evidence: Evidence = {
    source: 'inferred',
    locator: '',
    row: null,
    snippet: wordEvidence(person.name ?? '', domain, found),
    fetchedAt: at,
    hash: null,
  };
  const before = record.isOwn ? record.facts : factsOfCopy(record.facts, isSeen);
  const facts = addFacts(before, [{ field: 'email', value: found.address, evidence, retractedAt: null }]);
  const checkedAt = Math.floor(found.verdict.checkedAtMs / 1000);
  const lead = personWith(facts, at, [{ address: found.address, verdict: found.verdict.verdict, checkedAt }]);
  if (lead.email !== found.address) return false;
  const own = record.isOwn ? { id: Number(record.id), poolId: idOf(record.poolId) } : { id: null, poolId: Number(record.id) };
  await writeOwnLead(tx, 'people', { ...own, facts, lead, companyId: idOf(record.companyId), source: record.source }, now);
  return true;
}

function wordEvidence(name: string, domain: string, { probability }: Found): string {
  const likely = probability === null ? '' : ` ${Math.floor(probability * 100)}% likely theirs.`;
  return `Found from the name ${name} and the domain ${domain}. The mail server confirmed the mailbox.${likely}`;
}

const idOf = (id: string | null): number | null => (id === null ? null : Number(id));

/** The id under which the person is shown now; null if they are gone. */
async function seenIdOf(tx: WorkspaceTx, personId: string): Promise<string | null> {
  try {
    return await findSeen(tx, 'people', personId);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
