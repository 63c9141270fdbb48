/** A request that can't be done, with a code for which the contract's table has a sentence. Any other error that is thrown is an internal error. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** Whether the requested record doesn't exist, or this caller can't see it. */
export const isNotFound = (error: unknown): error is Refusal => error instanceof Refusal && error.code === 'not_found';
