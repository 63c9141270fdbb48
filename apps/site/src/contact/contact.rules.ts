/**
 * The rules for a contact message, and the sentence for each refusal.
 * Pure and without dependencies, so that browser and server show the same sentences; only the server decides.
 */

/** The four fields of the specification, in its order. */
export const contactFields = ['fullName', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

export const emptyContactValues: ContactValues = { fullName: '', email: '', phone: '', message: '' };

/** Lengths in characters (Unicode code points) after trimming. 254 is the longest address SMTP can carry (RFC 5321 4.5.3.1.3, erratum 1690). */
export const contactLimits = {
  fullName: { min: 1, max: 200 },
  email: { min: 1, max: 254 },
  phone: { min: 5, max: 32 },
  message: { min: 1, max: 5000 },
} as const satisfies Record<ContactField, { min: number; max: number }>;

/** Name of the hidden field that people never see; programs that fill in every field fill in this one too. */
export const honeypotField = 'website';

/** Every refusal of a field. */
export const contactSentences = {
  full_name_required: 'Enter your full name.',
  full_name_too_long: 'Full name must be 200 characters or fewer.',
  full_name_line_break: 'Full name must be on one line.',
  email_required: 'Enter your email address.',
  email_invalid: 'Enter an email address in the format name@example.com.',
  email_too_long: 'Email must be 254 characters or fewer.',
  email_line_break: 'Email must be on one line.',
  phone_required: 'Enter your phone number.',
  phone_too_short: 'Phone must be 5 characters or more.',
  phone_too_long: 'Phone must be 32 characters or fewer.',
  phone_without_digits: 'Phone must contain digits, like +44 20 7946 0958.',
  phone_line_break: 'Phone must be on one line.',
  message_required: 'Enter your message.',
  message_too_long: 'Message must be 5,000 characters or fewer.',
} as const;
export type ContactFieldCode = keyof typeof contactSentences;

/** A refusal: a stable code, a sentence that is safe to show, and the field (none for the whole message). */
export interface ContactError {
  code: string;
  message: string;
  field?: ContactField;
}

export type ContactCheck = { ok: true; values: ContactValues } | { ok: false; errors: [ContactError, ...ContactError[]] };

/**
 * Checks a message as typed. Returns at most one error per field, in field order.
 * @param isEmail checks the grammar of an address: a parser on the server, the input's validity in the browser
 * @returns the trimmed values with line ends as \n, or the refusals
 */
export function checkContact(typed: ContactValues, isEmail: (address: string) => boolean): ContactCheck {
  const values: ContactValues = {
    fullName: typed.fullName.trim(),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
    message: typed.message.replaceAll(/\r\n?/g, '\n').trim(),
  };
  const codes: Array<[ContactField, ContactFieldCode | undefined]> = [
    ['fullName', fullNameCode(typed.fullName, values.fullName)],
    ['email', emailCode(typed.email, values.email, isEmail)],
    ['phone', phoneCode(typed.phone, values.phone)],
    ['message', messageCode(values.message)],
  ];
  const [first, ...rest] = codes.flatMap(([field, code]): ContactError[] =>
    code ? [{ code, message: contactSentences[code], field }] : [],
  );
  return first ? { ok: false, errors: [first, ...rest] } : { ok: true, values };
}

function fullNameCode(typed: string, value: string): ContactFieldCode | undefined {
  if (hasLineBreak(typed)) return 'full_name_line_break';
  if (value === '') return 'full_name_required';
  if (lengthOf(value) > contactLimits.fullName.max) return 'full_name_too_long';
  return undefined;
}

function emailCode(typed: string, value: string, isEmail: (address: string) => boolean): ContactFieldCode | undefined {
  if (hasLineBreak(typed)) return 'email_line_break';
  if (value === '') return 'email_required';
  if (lengthOf(value) > contactLimits.email.max) return 'email_too_long';
  if (!isEmail(value)) return 'email_invalid';
  return undefined;
}

function phoneCode(typed: string, value: string): ContactFieldCode | undefined {
  if (hasLineBreak(typed)) return 'phone_line_break';
  if (value === '') return 'phone_required';
  if (!/\p{Nd}/u.test(value)) return 'phone_without_digits';
  if (lengthOf(value) < contactLimits.phone.min) return 'phone_too_short';
  if (lengthOf(value) > contactLimits.phone.max) return 'phone_too_long';
  return undefined;
}

function messageCode(value: string): ContactFieldCode | undefined {
  if (value === '') return 'message_required';
  if (lengthOf(value) > contactLimits.message.max) return 'message_too_long';
  return undefined;
}

// Line ends and NUL in a header field are used to forge mail headers; browsers never send them from a one-line input.
function hasLineBreak(typed: string): boolean {
  return /[\r\n\0\u2028\u2029]/.test(typed);
}

function lengthOf(value: string): number {
  return Array.from(value).length;
}
