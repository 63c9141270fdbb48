/**
 * Why a request failed. Facts only; word-failure.ts has the texts for users.
 */
import type { ApiError, ErrorCode } from './contract.ts';

export type Failure =
  /** The server refused the request, with a reason. */
  | { kind: 'refused'; status: number; errors: [ApiError, ...ApiError[]]; requestId: string | undefined; retryAfterS: number | undefined }
  /** No response: the network or the server is down. */
  | { kind: 'unreachable' }
  /** A response that isn't the API's: a proxy's page, half a document. */
  | { kind: 'unreadable'; status: number; requestId: string | undefined }
  /** The user chose not to sign in again. */
  | { kind: 'signed_out' };

export class RequestFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.errors[0].code : failure.kind);
    this.name = 'RequestFailed';
    this.failure = failure;
  }
}

/** Whether the server refused with this code. */
export function isRefusedWith(error: unknown, ...codes: ErrorCode[]): boolean {
  return (
    error instanceof RequestFailed && error.failure.kind === 'refused' && error.failure.errors.some(({ code }) => codes.includes(code))
  );
}
