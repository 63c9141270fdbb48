/**
 * Words that only a style sheet keeps apart: "<h3>Ana Silva<span>Owner</span></h3>" shows two lines. Words that are styled in part ("Acme<b>Soft</b>") stay one.
 */

/** Names and titles in a card are shorter. */
const longestLine = 60;

export class InlineBoundary {
  #state: 'none' | 'opened' | 'closed' | 'between' = 'none';

  opened(): void {
    this.#state = this.#state === 'closed' || this.#state === 'between' ? 'between' : 'opened';
  }

  closed(): void {
    if (this.#state !== 'between') this.#state = 'closed';
  }

  /** There was text, or a new block. */
  reset(): void {
    this.#state = 'none';
  }

  /** @returns whether text that follows without a space starts a line of its own */
  separates(text: string, following: string): boolean {
    if (this.#state !== 'opened' && this.#state !== 'between') return false;
    const line = text.slice(text.lastIndexOf('\n') + 1).slice(-longestLine);
    // "<span>3. sal</span><span>8000 Aarhus</span>", "<span>+45 86 12 44 55</span><span>info@acme.dk</span>", "<span>Owner</span><span>ana@acme.dk</span>"
    if (this.#state === 'between' && /\p{L}$/u.test(line) && /^\d+\s\p{L}/u.test(following)) return line.includes(' ');
    if (this.#state === 'between' && /^[\w.+-]+@/.test(following))
      return /\p{L}$/u.test(line) ? /^\p{Lu}\p{L}{2,}/u.test(line) && /^[\w.+-]{2,}@[\w-]+\.\w/.test(following) : line.includes(' ');
    if (this.#state === 'between' && /@[\w-]+\.[\w.-]+$/.test(line)) return true;
    if (!/^[\p{Lu}+]/u.test(following)) return false;
    return this.#state === 'opened'
      ? /^\S+ .*\p{Ll}{2}$/u.test(line) && line.length < longestLine
      : /[\p{L}\d.)]$/u.test(line) && (line.includes(' ') || following.includes(' '));
  }
}
