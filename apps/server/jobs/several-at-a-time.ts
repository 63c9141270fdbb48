/** Processes many items with a limit on how many are in progress. */
const atATime = 20;

export async function severalAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lines = Array.from({ length: atATime }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(lines);
}
