/**
 * The companies that an import has already written, by the exact text of their columns. In most lists of people, rows repeat the company of earlier
 * rows in the same words; reading its record again to find nothing new took a seventh of an import's time.
 * Surprise: entries are evicted. A company that is not in the cache is looked up in the database, with the same result.
 */
import { hash } from 'node:crypto';

export interface CachedCompany {
  readonly id: number;
  /** Version of the record that contains everything these words assert (StoredCompany.version). */
  readonly version: string;
}

/** Three megabytes in total. */
const slots = 1 << 17;
/** Number of slots in which an entry can be, so that few entries evict each other. */
const ways = 4;
/** Length of the stored digest in units of four bytes. Among a million texts, two share twelve bytes once in 10^17 imports. */
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

  /** An empty slot, or one whose company is evicted. */
  #freeSlot(digest: Buffer): number {
    const first = firstSlot(digest);
    for (let slot = first; slot < first + ways; slot += 1) if (this.#ids[slot] === 0) return slot;
    // Uses bytes that did not select the set of slots, because all entries in it share those.
    return first + (digest.readUInt32LE((units + 1) * 4) % ways);
  }
}

const digestOf = (words: string): Buffer => hash('sha256', words, 'buffer');
const firstSlot = (digest: Buffer): number => (digest.readUInt32LE(units * 4) % (slots / ways)) * ways;
