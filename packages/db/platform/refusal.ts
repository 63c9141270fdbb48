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
