/** Patterns in Wappalyzer's notation: a regular expression that ignores case, then `\;version:…` and `\;confidence:…`. */
import { RE2JS } from 're2js';

/** Longer values are cut: addresses, contents of meta elements and headers. In characters. */
const longestValue = 2_000;

export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly version: string | null;
}

/** A regular expression that is compiled when it is first needed and takes linear time. */
export class Pattern {
  /** Without the parts for version and confidence. */
  readonly source: string;
  /** 0–100 */
  readonly confidence: number;
  readonly #version: string | null;
  #compiled: RE2JS | null = null;

  /** @throws nothing: a pattern that can't be read matches nothing (`isValid`) */
  constructor(written: string) {
    const [source = '', ...settings] = written.split('\\;');
    const setting = (name: string): string | null => settings.find((each) => each.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
    this.source = source;
    this.#version = setting('version');
    const confidence = Number(setting('confidence') ?? 100);
    this.confidence = Number.isFinite(confidence) ? Math.min(100, Math.max(0, confidence)) : 100;
  }

  get isValid(): boolean {
    return this.source === '' || this.#compile() !== neverMatches();
  }

  /** @returns the first match; null if there is none */
  match(text: string): PatternMatch | null {
    if (this.source === '') return { start: 0, end: Math.min(text.length, longestValue), version: this.#constantVersion() };
    const value = text.length > longestValue ? text.slice(0, longestValue) : text;
    const compiled = this.#compile();
    if (!compiled.test(value)) return null;
    const matcher = compiled.matcher(value);
    if (!matcher.find()) return null;
    return {
      start: matcher.start(),
      end: matcher.end(),
      version: this.#versionOf((group) => (group <= matcher.groupCount() ? matcher.group(group) : null)),
    };
  }

  #compile(): RE2JS {
    this.#compiled ??= compileOrNever(this.source);
    return this.#compiled;
  }

  #constantVersion(): string | null {
    return this.#version === null || this.#version.includes('\\') ? null : cleanVersion(this.#version);
  }

  /** `\1`, or `\1?a:b`: a if the group matched, else b. */
  #versionOf(group: (index: number) => string | null | undefined): string | null {
    if (this.#version === null) return null;
    const resolved = this.#version
      .replaceAll(/\\(\d)\?([^:]*):(.*)$/g, (_, index: string, yes: string, no: string) => (group(Number(index)) ? yes : no))
      .replaceAll(/\\(\d)/g, (_, index: string) => group(Number(index)) ?? '');
    return cleanVersion(resolved);
  }
}

/** Versions are short; anything else is not one. */
function cleanVersion(text: string): string | null {
  const trimmed = text
    .trim()
    .replace(/^[v.\s-]+(?=\d)/i, '')
    .replace(/[.\s-]+$/, '');
  return /^[\w.+ -]{1,20}$/.test(trimmed) ? trimmed : null;
}

let never: RE2JS | null = null;
function neverMatches(): RE2JS {
  never ??= RE2JS.compile('[^\\x00-\\x{10FFFF}]');
  return never;
}

function compileOrNever(source: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), RE2JS.CASE_INSENSITIVE);
  } catch {
    return neverMatches();
  }
}
