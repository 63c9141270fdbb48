/**
 * Why the server cannot start, in words for the person who starts it: printed to stderr as it is, without a stack.
 * One problem a line. Anything else thrown while starting is a fault of ours.
 */
export class StartError extends Error {
  override name = 'StartError';
}
