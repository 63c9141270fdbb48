/** A startup error that the operator can fix. */
export class StartError extends Error {}
