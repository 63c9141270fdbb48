/** What the doctor finds, and how it is printed. */

export interface Finding {
  readonly name: string;
  /** 'fix': something doesn't work, or soon won't; 'unknown': it could not be checked, or is not set up and doesn't have to be. */
  readonly state: 'ok' | 'fix' | 'unknown';
  /** What was found, in a few words. */
  readonly found: string;
  /** What to do; null if there is nothing. */
  readonly action: string | null;
}

export const ok = (name: string, found: string): Finding => ({ name, state: 'ok', found, action: null });
export const fix = (name: string, found: string, action: string): Finding => ({ name, state: 'fix', found, action });
export const unknown = (name: string, found: string, action: string | null = null): Finding => ({ name, state: 'unknown', found, action });

const marks: Record<Finding['state'], string> = { ok: 'ok', fix: 'FIX', unknown: '?' };

export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const count = findings.filter(({ state }) => state === 'fix').length;
  return [
    ...findings.flatMap(({ name, state, found, action }) => [
      `${marks[state].padEnd(4)} ${name.padEnd(width)}  ${found}`,
      ...(action === null ? [] : [`     ${action}`]),
    ]),
    '',
    count === 0 ? 'Nothing has to be fixed.' : `To fix: ${count}.`,
  ].join('\n');
}

const mb = 1e6;
export const wordBytes = (bytes: number): string =>
  bytes < 1e9 ? `${Math.round(bytes / mb).toLocaleString('en-US')} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
export const wordSeconds = (seconds: number): string =>
  seconds < 120 ? `${Math.round(seconds)} s` : seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;

/** Without addresses or passwords, which messages of drivers may contain. */
export function reasonOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? (name === 'TimeoutError' ? 'no answer' : (name ?? 'failed'));
}
