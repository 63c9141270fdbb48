/** Links that confirm an address: JSON Web Tokens, signed with the server's secret. */
import { createHash } from 'node:crypto';
import { signJWT, verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';

const linkSeconds = 24 * 60 * 60;

/** The token that proves that its holder reads the mail of this address. */
export function signUpToken(email: string, secret: string): Promise<string> {
  return signJWT({ email }, secret, linkSeconds);
}

/** The address that a sign-up's token confirms; null for an invalid or expired token, and for one that changes an address. */
export async function confirmedBy(token: string, secret: string): Promise<string | null> {
  const read = z.object({ email: z.string(), updateTo: z.string().optional() }).safeParse(await verifyJWT(token, secret));
  return read.success && read.data.updateTo === undefined ? read.data.email : null;
}

/** What is stored of a link that changes an address. */
export function linkDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const payload = z.object({ requestType: z.string().optional(), updateTo: z.string().optional() });

/** Reads what a link is for, without checking its signature, which is checked when the link is used. */
export function decodeTokenPurpose(token: string): 'sign-up' | 'change' {
  try {
    const read = payload.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
    return read.requestType || read.updateTo ? 'change' : 'sign-up';
  } catch {
    return 'sign-up';
  }
}
