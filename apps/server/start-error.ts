/** A start that the operator can mend. */
export class StartError extends Error {}
