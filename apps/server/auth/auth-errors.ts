/** Maps better-auth's errors to the contract's codes in one table. A code that is not in the table is an internal error. */
import type { ErrorCode } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { isAPIError } from 'better-auth/api';

const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'credentials_invalid',
  // The same response as for a wrong password; otherwise signing up and then in would reveal whether an address has an account.
  EMAIL_NOT_VERIFIED: 'credentials_invalid',
  INVALID_PASSWORD: 'password_wrong',
  PASSWORD_TOO_SHORT: 'password_too_short',
  PASSWORD_TOO_LONG: 'password_too_long',
  PASSWORD_ALREADY_SET: 'password_already_set',
  INVALID_TOKEN: 'link_invalid',
  TOKEN_EXPIRED: 'link_invalid',
  USER_NOT_FOUND: 'link_invalid',
  INVALID_USER: 'link_invalid',
  INVALID_CODE: 'code_wrong',
  INVALID_BACKUP_CODE: 'code_wrong',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign_in_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'rate_limited',
  TOTP_ALREADY_ENABLED: 'two_factor_already_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'already_member',
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 'already_invited',
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: 'invitation_for_another',
  INVITATION_NOT_FOUND: 'invitation_over',
  INVITATION_LIMIT_REACHED: 'limit_reached',
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 'limit_reached',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: 'limit_reached',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: 'last_owner',
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: 'last_owner',
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: 'owner_required',
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: 'owner_required',
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: 'owner_required',
  MEMBER_NOT_FOUND: 'not_found',
  ORGANIZATION_NOT_FOUND: 'not_found',
  UNAUTHORIZED: 'unauthenticated',
  SESSION_EXPIRED: 'unauthenticated',
};

/** The refusal for this error; null if it isn't one. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isAPIError(error)) return null;
  const code = codes[(error as { body?: { code?: string } }).body?.code ?? ''];
  if (code) return new Refusal(code);
  // Of two requests with one recovery code at once, one finds it used.
  if (error.status === 'CONFLICT') return new Refusal('code_wrong');
  return error.status === 'UNAUTHORIZED' ? new Refusal('unauthenticated') : null;
}
