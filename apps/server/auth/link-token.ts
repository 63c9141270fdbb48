/** Reads what a confirmation link is for, without checking its signature; better-auth checks it when the link is used. */
import { z } from 'zod';

const payload = z.object({ requestType: z.string().optional(), updateTo: z.string().optional() });

export function decodeTokenPurpose(token: string): 'sign-up' | 'change' {
  try {
    const read = payload.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
    return read.requestType || read.updateTo ? 'change' : 'sign-up';
  } catch {
    return 'sign-up';
  }
}
