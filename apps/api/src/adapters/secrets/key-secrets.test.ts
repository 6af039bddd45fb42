import { createCipheriv, hkdfSync } from 'node:crypto';
import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { keySecrets } from './key-secrets.ts';

const first = 'local-data-key-for-one-machine-only';
const second = 'another-key-of-thirty-two-letters';
const secrets = keySecrets({ dataKey: first });
const rotated = keySecrets({ dataKey: second, oldDataKeys: [first], markKey: first });
const place = { field: 'account_number', ownerId: toId('usr', 'usr_0000000001') } as const;
const elsewhere = { ...place, ownerId: toId('usr', 'usr_0000000002') };

/** Seals as the version without key id and place did. */
function sealedBefore(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', first, 'suki', 'seal', 32));
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `v1.${Buffer.concat(bytes).toString('base64url')}`;
}

test('a sealed text can be opened again, and only with its own key', () => {
  const sealed = secrets.seal('1234567890', place);
  expect(secrets.open(sealed, place)).toBe('1234567890');
  expect(() => keySecrets({ dataKey: second }).open(sealed, place)).toThrow('Was an old key dropped too early?');
});

test('a sealed text shows nothing of what is in it and never repeats', () => {
  expect(secrets.seal('1234567890', place)).not.toContain('1234567890');
  expect(secrets.seal('1234567890', place)).not.toBe(secrets.seal('1234567890', place));
});

test.each([
  ['changed', (text: string) => `${text.slice(0, -4)}AAAA`],
  ['of another form', () => 'plain'],
])('a text that is %s is refused', (_name, change) => {
  expect(() => secrets.open(change(secrets.seal('1234567890', place)), place)).toThrow();
});

test('security 10: a sealed text that was copied into the row of another person is refused', () => {
  expect(() => secrets.open(secrets.seal('1234567890', place), elsewhere)).toThrow();
});

test('security 10: after a change of the key old texts open, new ones carry the id of the new key', () => {
  for (const old of [secrets.seal('1234567890', place), sealedBefore('1234567890')]) {
    expect(rotated.open(old, place)).toBe('1234567890');
    expect(old.startsWith(rotated.presentPrefix)).toBe(false);
  }
  const sealed = rotated.seal('1234567890', place);
  expect(sealed.startsWith(rotated.presentPrefix)).toBe(true);
  expect(keySecrets({ dataKey: second }).open(sealed, place)).toBe('1234567890');
});

test('security 10: marks stay equal when the key changes, and old keys without a key for marks stop the start', () => {
  expect(rotated.hash('123456')).toBe(secrets.hash('123456'));
  expect(() => keySecrets({ dataKey: second, oldDataKeys: [first] })).toThrow('MARK_KEY');
});

test('a hash depends on the key, so that codes cannot be tried out without it', () => {
  expect(secrets.hash('123456')).toBe(secrets.hash('123456'));
  expect(secrets.hash('123456')).not.toBe(keySecrets({ dataKey: second }).hash('123456'));
});
