/** The steps of claimed work, stored so that processes which are not doing the work can show them. */

/** Least time between two times that steps are stored, for other processes to show. */
const storeEveryMs = 500;

export interface StepStore<Step> {
  readonly add: (step: Step) => void;
  /** Resolves when nothing is being stored anymore. */
  readonly end: () => Promise<void>;
}

/** Stores the steps so far, at most twice per second. A step that can't be stored is stored with the result. */
export function createStepStore<Step>(store: (steps: readonly Step[]) => Promise<void>): StepStore<Step> {
  const steps: Step[] = [];
  let timer: NodeJS.Timeout | null = null;
  let storing = Promise.resolve();
  let isEnded = false;
  const flush = (): void => {
    timer = null;
    storing = storing.then(() => store([...steps])).catch(() => undefined);
  };
  return {
    add(step) {
      steps.push(step);
      if (timer === null && !isEnded) timer = setTimeout(flush, storeEveryMs);
    },
    async end() {
      isEnded = true;
      if (timer !== null) clearTimeout(timer);
      await storing;
    },
  };
}
