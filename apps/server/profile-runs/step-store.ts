/** Stores the steps of a row as they happen, for others to see. */
import type { ProfileStep } from '@leadlight/db/profiles';

/** Least time between two times that they are stored. */
const storeEveryMs = 500;

export interface StepStore {
  /** Takes all steps so far. */
  readonly note: (steps: readonly ProfileStep[]) => void;
  /** Resolves when nothing is being stored anymore. */
  readonly end: () => Promise<void>;
}

/** @param store may fail: the steps are stored again with the row's outcome */
export function createStepStore(store: (steps: readonly ProfileStep[]) => Promise<void>): StepStore {
  let latest: readonly ProfileStep[] = [];
  let timer: NodeJS.Timeout | null = null;
  let storing = Promise.resolve();
  const flush = (): void => {
    timer = null;
    const steps = latest;
    storing = storing.then(() => store(steps)).catch(() => undefined);
  };
  return {
    note: (steps) => {
      latest = [...steps];
      timer ??= setTimeout(flush, storeEveryMs);
    },
    end: async () => {
      if (timer !== null) clearTimeout(timer);
      await storing;
    },
  };
}
