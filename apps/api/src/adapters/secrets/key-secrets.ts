import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedField, Secrets } from '../../ports/secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const ID_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every sealed text. `v1` had neither the id of its key nor its place. */
const VERSION = 'v2';
const EARLIER_VERSION = 'v1';

export type DataKeys = {
  /** Seals everything new. */
  readonly dataKey: string;
  /** Open what was sealed before the last change of the key (docs/data-key.md). */
  readonly oldDataKeys?: readonly string[] | undefined;
  /** Hashes marks and codes. Marks of cards and phones cannot be made anew: this key stays when the others change. */
  readonly markKey?: string | undefined;
};

type Key = { readonly id: string; readonly sealing: Buffer };

/**
 * AES-256-GCM and HMAC-SHA256 with keys derived from the data keys.
 * @throws Error when there are old keys and no key for marks: all links between accounts would be lost.
 */
export function keySecrets({ dataKey, oldDataKeys = [], markKey }: DataKeys): Secrets {
  if (oldDataKeys.length > 0 && markKey === undefined) {
    throw new Error('Expected MARK_KEY beside DATA_KEYS_OLD: set it to the first DATA_KEY (docs/data-key.md).');
  }
  const present = keyOf(dataKey);
  const all = [present, ...oldDataKeys.map(keyOf)];
  const hashing = derive(markKey ?? dataKey, 'hash');
  const presentPrefix = `${VERSION}.${present.id}.`;
  return {
    presentPrefix,
    seal: (text, place) => `${presentPrefix}${encrypt(present, text, place)}`,
    open: (sealed, place) => {
      const [version, ...parts] = sealed.split('.');
      if (version === EARLIER_VERSION && parts.length === 1) return openEarlier(all, parts[0] ?? '');
      const [id, data = ''] = parts;
      const key = all.find((each) => each.id === id);
      if (version !== VERSION || key === undefined) {
        throw new Error(
          'Expected a text sealed with DATA_KEY or one of DATA_KEYS_OLD. Was an old key dropped too early?',
        );
      }
      return decrypt(key, data, placeText(place));
    },
    hash: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
  };
}

const placeText = ({ field, ownerId }: SealedField): string => `${field} ${ownerId}`;

function encrypt({ sealing }: Key, text: string, place: SealedField): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(placeText(place)));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

function decrypt({ sealing }: Key, data: string, place: string | null): string {
  const bytes = Buffer.from(data, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, sealing, bytes.subarray(0, NONCE_BYTES));
  if (place !== null) decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/** Tries each key: a text of the earlier version does not say which one sealed it. */
function openEarlier(keys: readonly Key[], data: string): string {
  let failure: unknown;
  for (const key of keys) {
    try {
      return decrypt(key, data, null);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function keyOf(dataKey: string): Key {
  return { id: derive(dataKey, 'id').subarray(0, ID_BYTES).toString('hex'), sealing: derive(dataKey, 'seal') };
}

function derive(dataKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, 'suki', purpose, KEY_BYTES));
}
