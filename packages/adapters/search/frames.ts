/**
 * The frames between a search process and those that search: four bytes of length, one of kind, four of number (all little-endian), then the content.
 * The length counts everything after itself.
 */

/** Kinds of frames. A process answers `hello` with `welcome` or `refused`, and `ask` with `answer` or `failed`. */
export const frameKinds = { hello: 1, ask: 2, forget: 3, welcome: 4, refused: 5, state: 6, answer: 7, failed: 8 } as const;

export interface Frame {
  readonly kind: number;
  /** Of the question; 0 where there is none. */
  readonly id: number;
  readonly content: Buffer;
}

const lengthBytes = 4;
const headBytes = 5;

/** @returns chunks to write one after another; the content is not copied */
export function frameOf(kind: number, id: number, ...content: readonly Uint8Array[]): readonly Uint8Array[] {
  const head = Buffer.allocUnsafe(lengthBytes + headBytes);
  head.writeUInt32LE(
    content.reduce((sum, { length }) => sum + length, headBytes),
    0,
  );
  head.writeUInt8(kind, lengthBytes);
  head.writeUInt32LE(id, lengthBytes + 1);
  return [head, ...content];
}

/** What arrived is not a frame, or a frame longer than allowed. */
class FrameError extends Error {}

/** Splits a stream into frames. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #waiting = 0;
  #needed = lengthBytes;
  /** Bytes that a frame may have. A peer that has not said who it is gets few. */
  mostBytes: number;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  /** @throws FrameError */
  *read(chunk: Buffer): Generator<Frame> {
    this.#chunks.push(chunk);
    this.#waiting += chunk.length;
    while (this.#waiting >= this.#needed) {
      const [first = Buffer.alloc(0)] = this.#chunks;
      const bytes = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#waiting);
      this.#chunks = [bytes];
      const length = bytes.readUInt32LE(0);
      if (length < headBytes || length > this.mostBytes) throw new FrameError(`a frame of ${length} bytes`);
      this.#needed = lengthBytes + length;
      if (this.#waiting < this.#needed) return;
      const rest = bytes.subarray(this.#needed);
      const frame = {
        kind: bytes.readUInt8(lengthBytes),
        id: bytes.readUInt32LE(lengthBytes + 1),
        content: bytes.subarray(lengthBytes + headBytes, this.#needed),
      };
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#waiting = rest.length;
      this.#needed = lengthBytes;
      yield frame;
    }
  }
}
