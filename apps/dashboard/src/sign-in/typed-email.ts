/**
 * The email typed on the pages for signing in, resetting a password and signing up, so that users who go from one to another don't type it again.
 * In memory only: it ends with the page, and with signing in.
 */
let typed = '';

export const typedEmail = (): string => typed;

export function rememberTypedEmail(email: string): void {
  typed = email;
}
