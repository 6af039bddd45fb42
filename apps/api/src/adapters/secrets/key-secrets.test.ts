import { expect, test } from 'vitest';
import { keySecrets } from './key-secrets.ts';

const secrets = keySecrets('local-data-key-for-one-machine-only');

test('a sealed text can be opened again, and only with its own key', () => {
  const sealed = secrets.seal('1234567890');
  expect(secrets.open(sealed)).toBe('1234567890');
  expect(() => keySecrets('another-key-of-thirty-two-letters').open(sealed)).toThrow();
});

test('a sealed text shows nothing of what is in it and never repeats', () => {
  expect(secrets.seal('1234567890')).not.toContain('1234567890');
  expect(secrets.seal('1234567890')).not.toBe(secrets.seal('1234567890'));
});

test.each([
  ['changed', (text: string) => `${text.slice(0, -4)}AAAA`],
  ['of another form', () => 'plain'],
])('a text that is %s is refused', (_name, change) => {
  expect(() => secrets.open(change(secrets.seal('1234567890')))).toThrow();
});

test('a hash depends on the key, so that codes cannot be tried out without it', () => {
  expect(secrets.hash('123456')).toBe(secrets.hash('123456'));
  expect(secrets.hash('123456')).not.toBe(keySecrets('another-key-of-thirty-two-letters').hash('123456'));
});
