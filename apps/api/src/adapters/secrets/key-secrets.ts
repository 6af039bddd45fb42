import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../../ports/secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Begins every sealed text, so that texts of a later key or algorithm can be told apart. */
const VERSION = 'v1';

/** AES-256-GCM and HMAC-SHA256 with keys derived from one `DATA_KEY`. */
export function keySecrets(dataKey: string): Secrets {
  const sealingKey = deriveKey(dataKey, 'seal');
  const hashingKey = deriveKey(dataKey, 'hash');
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealingKey, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${sealed.toString('base64url')}`;
    },
    open: (sealed) => {
      const [version, data] = sealed.split('.');
      if (version !== VERSION || data === undefined) {
        throw new Error(`Expected a text sealed as ${VERSION}, got another form. Was DATA_KEY or its format changed?`);
      }
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, sealingKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    hash: (text) => createHmac('sha256', hashingKey).update(text).digest('base64url'),
  };
}

function deriveKey(dataKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, 'suki', purpose, KEY_BYTES));
}
