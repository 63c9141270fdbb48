/** Calls to others, for traces: the application sets what happens at their beginning and end. Without traces, nothing does. */

/** Never hosts, addresses, names or contents: traces are read by more people than the data. */
export type CallAttributes = Readonly<Record<string, string | number | boolean>>;

/** Called at the end of a call. */
export type CallEnd = (attributes: CallAttributes, error?: unknown) => void;

let beginCall: ((name: string, attributes: CallAttributes) => CallEnd) | null = null;

/** @param begin called for each call; null stops that */
export function traceCalls(begin: typeof beginCall): void {
  beginCall = begin;
}

/**
 * Does `work`, which calls someone over the network.
 * @param name what is called: "website", "provider hunter"
 * @param describe what to say about its outcome
 */
export function tracedCall<T>(
  name: string,
  attributes: CallAttributes,
  work: () => Promise<T>,
  describe: (result: T) => CallAttributes = () => ({}),
): Promise<T> {
  return beginCall ? observed(work, beginCall(name, attributes), describe) : work();
}

async function observed<T>(work: () => Promise<T>, end: CallEnd, describe: (result: T) => CallAttributes): Promise<T> {
  try {
    const result = await work();
    end(describe(result));
    return result;
  } catch (error) {
    end({}, error);
    throw error;
  }
}
