/**
 * Why the server can't start, for the operator: printed to stderr unchanged, without a stack.
 * One problem per line. Any other error during startup is a bug.
 */
export class StartError extends Error {
  override name = 'StartError';
}
