/** The checks of a form before the request, with their texts. The server checks the same and more. */

/** @returns the error, or undefined */
export type Rule<T = string> = (value: T) => string | undefined;

/** Requires a value. Spaces count, as in a password. */
export const filled =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : undefined;

/** Requires a value other than spaces. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

/** Deliberately lenient: refuses only what certainly is not an address. */
export const emailRule: Rule = (value) => {
  if (value.trim() === '') return 'Enter an email.';
  return /^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : 'Enter an email in the format name@example.com.';
};

export const newPasswordRule: Rule = (value) => {
  if (value === '') return 'Enter a password.';
  return Array.from(value).length >= 12 ? undefined : 'Use 12 characters or more.';
};

export const codeRule: Rule = (value) => {
  if (value.trim() === '') return 'Enter the code.';
  return /^\d{6}$/.test(value.replace(/\s/g, '')) ? undefined : 'The code has 6 digits.';
};

/** Shown next to every new password field. */
export const passwordHint =
  '12 characters or more. Common passwords and passwords based on your name or email aren’t accepted. A few unrelated words work well.';
