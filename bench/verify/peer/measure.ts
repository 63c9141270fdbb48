/** Measures the accuracy of deep-email-validator on the same strata, asking once per address, as it is normally used. */
import { fileURLToPath } from 'node:url';
import { startMailLab } from '../../mail-lab/lab.ts';
import type { Truth } from '../../mail-lab/accounts.ts';
import { runInside } from '../run-inside.ts';
import type { Line, Task } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

/** Excludes strata with waits of half a minute or more, because it gives up after ten seconds. */
export async function measurePeer(addressesPerStratum: number, seed: number): Promise<{ truth: Truth; isValid: boolean }[]> {
  const lab = await startMailLab({ addressesPerStratum, rttMs: 0, seed });
  try {
    const serverOf = new Map(
      lab.accounts.sites.flatMap(({ domains }) => domains.map(({ name, mx }) => [name, mx[0]?.host ?? name] as const)),
    );
    const answers: { truth: Truth; isValid: boolean }[] = [];
    const task: Task = { sender: lab.client.mailFrom };
    await runInside<Line>(lab, program, {
      task,
      input: lab.truth.map(({ address }) => {
        const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
        return `${serverOf.get(domain) ?? domain.replaceAll(' ', '')} ${address}`;
      }),
      env: { UV_THREADPOOL_SIZE: '64' },
      onLine: ({ index, isValid }) => {
        const truth = lab.truth[index];
        if (truth) answers.push({ truth, isValid });
      },
    });
    return answers;
  } finally {
    await lab.stop();
  }
}
