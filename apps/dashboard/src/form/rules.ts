/** What a form can see before the server does, in words. The server judges the same and more. */

/** Deliberately loose: only what is certainly no address is refused here. */
export const emailRules = {
  required: 'Enter an email.',
  validate: (value: string) => /^\S+@\S+\.\S+$/.test(value.trim()) || 'Enter an email in the format name@example.com.',
};

export const newPasswordRules = {
  required: 'Enter a password.',
  validate: (value: string) => Array.from(value).length >= 12 || 'Use 12 characters or more.',
};

export const codeRules = {
  required: 'Enter the code.',
  validate: (value: string) => /^\d{6}$/.test(value.replace(/\s/g, '')) || 'The code has 6 digits.',
};

export const required = (message: string) => ({ required: message, validate: (value: string) => value.trim() !== '' || message });

/** Said beside every new password, before anything is typed. */
export const passwordHint =
  '12 characters or more. Common passwords and ones made of your name or email are refused; a few unrelated words work well.';
