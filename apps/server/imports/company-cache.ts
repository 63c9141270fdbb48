/**
 * The companies that an import has written already, by the very words of their columns: most rows of a list of people name a company that rows before
 * them named in the same words, and reading its record again to find that nothing is new took a seventh of an import's time.
 * Surprise: it forgets. A company that is not found here is looked for in the database, with the same outcome.
 */
import { hash } from 'node:crypto';

export interface CachedCompany {
  readonly id: number;
  /** Version of the record that contains everything these words assert (StoredCompany.version). */
  readonly version: string;
}

/** Three megabytes in all. */
const slots = 1 << 17;
/** Neighbours that words may stand in, so that few push each other out. */
const ways = 4;
/** Of the digest, in units of four bytes: that two among a million texts share twelve bytes happens once in 10^17 imports. */
const units = 3;

export class CompanyCache {
  readonly #digests = new Uint32Array(slots * units);
  readonly #ids = new Float64Array(slots);
  /** Transaction ids, of 32 bits (PostgreSQL manual, "System Columns", xmin). */
  readonly #versions = new Uint32Array(slots);

  get(words: string): CachedCompany | null {
    const digest = digestOf(words);
    const slot = this.#slotOf(digest);
    return slot === null ? null : { id: this.#ids[slot] ?? 0, version: String(this.#versions[slot]) };
  }

  set(words: string, { id, version }: CachedCompany): void {
    const digest = digestOf(words);
    const slot = this.#slotOf(digest) ?? this.#freeSlot(digest);
    for (let unit = 0; unit < units; unit += 1) this.#digests[slot * units + unit] = digest.readUInt32LE(unit * 4);
    this.#ids[slot] = id;
    this.#versions[slot] = Number(version);
  }

  #slotOf(digest: Buffer): number | null {
    const first = firstSlot(digest);
    for (let slot = first; slot < first + ways; slot += 1) {
      if (this.#ids[slot] === 0) continue;
      let unit = 0;
      while (unit < units && this.#digests[slot * units + unit] === digest.readUInt32LE(unit * 4)) unit += 1;
      if (unit === units) return slot;
    }
    return null;
  }

  /** An empty one, or one whose company is forgotten. */
  #freeSlot(digest: Buffer): number {
    const first = firstSlot(digest);
    for (let slot = first; slot < first + ways; slot += 1) if (this.#ids[slot] === 0) return slot;
    // Not a byte that chose where it stands: those here share them.
    return first + (digest.readUInt32LE((units + 1) * 4) % ways);
  }
}

const digestOf = (words: string): Buffer => hash('sha256', words, 'buffer');
const firstSlot = (digest: Buffer): number => (digest.readUInt32LE(units * 4) % (slots / ways)) * ways;
