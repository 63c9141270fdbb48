/** Which words a text must contain for a pattern to match it: found without running the pattern, for thousands of patterns at once. */

/** Shorter words are on every page. */
const shortest = 3;
const deepest = 40;
/** Texts that a part of a pattern is spelled out into. */
const mostTexts = 24;
const mostLetters = 6;

/** Any of the words, in lower case, is in every text that matches; null if that can't be told. */
export type Literals = readonly string[] | null;

interface Parsed {
  /** Best first choice of words so far. */
  literals: Literals;
  /** All texts that the part stands for; null if they can't be listed. */
  exact: readonly string[] | null;
}

/** @param pattern a regular expression that ignores case */
export function literalsOf(pattern: string): Literals {
  const parser = new PatternReader(pattern);
  try {
    const { literals, exact } = parser.alternatives(0);
    if (!parser.isAtEnd) return null;
    return better(literals, usable(exact));
  } catch {
    return null;
  }
}

/** The words of which the shortest is longer, then the fewer. */
export function better(a: Literals, b: Literals): Literals {
  if (!a) return b;
  if (!b) return a;
  const length = (words: readonly string[]): number => Math.min(...words.map((word) => word.length));
  return length(b) > length(a) || (length(b) === length(a) && b.length < a.length) ? b : a;
}

function usable(words: readonly string[] | null): Literals {
  return words !== null && words.length > 0 && words.length <= 60 && words.every(({ length }) => length >= shortest) ? words : null;
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pattern.length;
  }

  /** a|b|c, to the end or to a closing parenthesis. */
  alternatives(depth: number): Parsed {
    if (depth > deepest) throw new Error('too deep');
    const branches = [this.#sequence(depth)];
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      branches.push(this.#sequence(depth));
    }
    const [only] = branches;
    if (only && branches.length === 1) return only;
    const words = branches.map(({ literals, exact }) => better(literals, usable(exact)));
    const texts = branches.some(({ exact }) => exact === null) ? null : [...new Set(branches.flatMap(({ exact }) => exact ?? []))];
    return {
      literals: words.some((each) => each === null) ? null : usable([...new Set(words.flatMap((each) => each ?? []))]),
      exact: texts !== null && texts.length <= mostTexts ? texts : null,
    };
  }

  #sequence(depth: number): Parsed {
    let best: Literals = null;
    let run: readonly string[] = [''];
    let isExact = true;
    const endRun = (): void => {
      best = better(best, usable(run));
      run = [''];
    };
    const append = (texts: readonly string[]): void => {
      if (run.length * texts.length > mostTexts) {
        endRun();
        isExact = false;
      }
      run = run.flatMap((start) => texts.map((end) => start + end));
    };
    while (!this.isAtEnd && this.#pattern[this.#at] !== '|' && this.#pattern[this.#at] !== ')') {
      const part = this.#part(depth);
      const { least, most } = this.#repetition();
      if (most === 1 && part.exact !== null) append(least === 1 ? part.exact : ['', ...part.exact]);
      else {
        if (least > 0 && part.exact !== null) append(part.exact);
        endRun();
        isExact = false;
      }
      if (least > 0) best = better(best, part.literals);
    }
    const exact = isExact ? run : null;
    endRun();
    return { literals: best, exact };
  }

  #part(depth: number): Parsed {
    const char = this.#pattern[this.#at++] ?? '';
    if (char === '(') return this.#group(depth);
    if (char === '[') return this.#charClass();
    if (char === '.') return { literals: null, exact: null };
    if (char === '^' || char === '$') return { literals: null, exact: [''] };
    if (char !== '\\') return { literals: null, exact: lower(char) };
    const escaped = this.#pattern[this.#at++] ?? '';
    if (/[bB]/.test(escaped)) return { literals: null, exact: [''] };
    if (/[nrtfv0a-zA-Z\d]/.test(escaped)) {
      // Code points: \x41, \u0041, \x{41}.
      if (escaped === 'x' || escaped === 'u')
        this.#at += /^(?:\{[\da-f]+\}|[\da-f]{2,4})/i.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0;
      return { literals: null, exact: null };
    }
    return { literals: null, exact: lower(escaped) };
  }

  #group(depth: number): Parsed {
    if (this.#pattern[this.#at] === '?') {
      const opening = /^\?(?::|P?<\w+>)/.exec(this.#pattern.slice(this.#at));
      if (!opening) throw new Error('lookaround or flags');
      this.#at += opening[0].length;
    }
    const inside = this.alternatives(depth + 1);
    if (this.#pattern[this.#at] !== ')') throw new Error('not closed');
    this.#at++;
    return inside;
  }

  #charClass(): Parsed {
    const start = this.#at;
    if (this.#pattern[this.#at] === '^') this.#at++;
    if (this.#pattern[this.#at] === ']') this.#at++;
    while (!this.isAtEnd && this.#pattern[this.#at] !== ']') this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1;
    if (this.isAtEnd) throw new Error('not closed');
    this.#at++;
    const content = this.#pattern.slice(start, this.#at - 1);
    // A class of a few characters, such as [.] or [_-], stands for each.
    if (content.length > mostLetters || /^\^|\\|.-./.test(content)) return { literals: null, exact: null };
    const letters = Array.from(content, lower);
    return { literals: null, exact: letters.includes(null) ? null : [...new Set(letters.flatMap((each) => each ?? []))] };
  }

  #repetition(): { readonly least: number; readonly most: number } {
    const [written, count, range, limit] = /^(?:[*?+]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.#pattern.slice(this.#at, this.#at + 20)) ?? [];
    if (written === undefined) return { least: 1, most: 1 };
    this.#at += written.length;
    if (count === undefined) return { least: Number(written.startsWith('+')), most: written.startsWith('?') ? 1 : Infinity };
    return { least: Number(count), most: range === undefined ? Number(count) : limit === '' ? Infinity : Number(limit) };
  }
}

/** Other letters have several lower-case forms. */
const lower = (char: string): readonly string[] | null => (/^[\u0020-\u007e]$/.test(char) ? [char.toLowerCase()] : null);
