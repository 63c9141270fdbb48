/**
 * How deeply JSON is nested, found without parsing it. V8 needs seconds for a million brackets, during which the process does nothing else, and most code that reads
 * the result is recursive. Boundary: bytes only; whether they are JSON is not decided here.
 */

/** Far more than any API's answer has; engines that read JSON recursively are safe at this depth. */
const deepest = 200;

const quote = 0x22;
const backslash = 0x5c;
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** Follows JSON that arrives in parts, of one value or of several, as in a stream of events. In UTF-8, the bytes of these characters occur in no other. */
export class JsonDepth {
  #depth = 0;
  #isText = false;
  #isEscaped = false;

  /** @returns false once it is nested more deeply than `deepest` */
  accepts(bytes: Uint8Array): boolean {
    for (const byte of bytes) {
      if (this.#isText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) this.#isText = false;
      } else if (byte === quote) this.#isText = true;
      else if (isOpening(byte)) {
        this.#depth += 1;
        if (this.#depth > deepest) return false;
      } else if (isClosing(byte)) this.#depth = Math.max(0, this.#depth - 1);
    }
    return true;
  }
}

/** Whether it is safe to parse. */
export const isShallow = (json: Uint8Array | string): boolean =>
  new JsonDepth().accepts(typeof json === 'string' ? Buffer.from(json) : json);
