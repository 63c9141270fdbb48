/** Runs the search contract suite, unchanged, on a ClickHouse server. */
import { run } from '../../scripts/bootstrap/command.mjs';

/** @returns 0 or 1 failed; the suite stops at the first difference. Not in time counts as failed */
export async function runContract(
  url: string,
  scenes: number,
  limitS: number,
): Promise<{ readonly failed: number; readonly note: string }> {
  const started = performance.now();
  const { ok, output } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'apps/server/search/search.contract.test.ts'],
    {
      env: { SEARCH_CONTRACT_URL: url, SEARCH_RUNS: String(scenes) },
      limitS,
    },
  );
  if (!ok) process.stderr.write(`${output.slice(-4_000)}\n`);
  const seconds = Math.round((performance.now() - started) / 1_000);
  return {
    failed: Number(!ok),
    note: `\`apps/server/search/search.contract.test.ts\` unchanged: ${scenes} random scenes with four to eight random queries each, before and after up to twelve changes; all pages, whole searches and suggestions; ${seconds} s.`,
  };
}
