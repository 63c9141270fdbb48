/** Reads values of unknown shape without throwing. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text or number as text without surrounding white space; null if it is empty or something else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.toWellFormed().replaceAll(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}

/** A number, also as text ("75000", "75,000.00"); null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,3}(?:,\d{3})*(?:\.\d+)?\s*$|^\s*-?\d+(?:\.\d+)?\s*$/.test(value)) return null;
  return Number(value.replaceAll(/[,\s]/g, ''));
}

/** @returns undefined for text that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}
