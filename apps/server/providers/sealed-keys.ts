/**
 * Seals the keys of providers: AES-256-GCM with a key derived from the installation's secret (HKDF, RFC 5869). The sealed form is bound to its
 * workspace and connection, so that a row copied to another one can't be opened there.
 *
 * Layout: version (1 byte), ID of the derived key (4), nonce (12), tag (16), ciphertext.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface KeyPlace {
  readonly workspaceId: string;
  readonly connectionId: string;
}

export interface SealedKeys {
  readonly seal: (text: string, place: KeyPlace) => Buffer;
  /** @returns null if it was sealed with another secret, for another place, or changed. `isOld`: with the previous secret, so seal it again */
  readonly open: (sealed: Buffer, place: KeyPlace) => { readonly text: string; readonly isOld: boolean } | null;
}

const version = 1;
const start = { id: 1, nonce: 5, tag: 17, text: 33 } as const;

interface DerivedKey {
  readonly id: Buffer;
  readonly key: Buffer;
}

function derive(secret: string): DerivedKey {
  const key = Buffer.from(hkdfSync('sha256', secret, 'leadlight', 'provider-keys/1', 32));
  return { key, id: createHash('sha256').update(key).digest().subarray(0, 4) };
}

const contextOf = ({ workspaceId, connectionId }: KeyPlace): Buffer => Buffer.from(`${workspaceId}/${connectionId}`);

/** @param previous the secret before the last change; keys sealed with it can still be opened */
export function createSealedKeys(secret: string, previous?: string): SealedKeys {
  const current = derive(secret);
  const known = [current, ...(previous === undefined ? [] : [derive(previous)])];
  return {
    seal(text, place) {
      // A new random nonce for each key: far below 2^32 per derived key (NIST SP 800-38D, section 8.3).
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(contextOf(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), current.id, nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, place) {
      if (sealed.length < start.text || sealed[0] !== version) return null;
      const id = sealed.subarray(start.id, start.nonce);
      const derived = known.find((each) => each.id.equals(id));
      if (!derived) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', derived.key, sealed.subarray(start.nonce, start.tag), { authTagLength: 16 })
          .setAAD(contextOf(place))
          .setAuthTag(sealed.subarray(start.tag, start.text));
        const text = Buffer.concat([decipher.update(sealed.subarray(start.text)), decipher.final()]).toString('utf8');
        return { text, isOld: derived !== current };
      } catch {
        return null;
      }
    },
  };
}
