/** What a form can check before the server does, in words. The server checks the same and more. */

/** @returns what is wrong, or undefined */
export type Rule<T = string> = (value: T) => string | undefined;

/** Something was typed. Spaces count, as in a password. */
export const filled =
  (message: string): Rule =>
  (value) =>
    value === '' ? message : undefined;

/** Something other than spaces was typed. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

/** Deliberately loose: only what is certainly no address is refused here. */
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

/** Said beside every new password, before anything is typed. */
export const passwordHint =
  '12 characters or more. Common passwords and ones made of your name or email are refused; a few unrelated words work well.';
