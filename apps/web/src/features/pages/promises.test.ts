import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.texts.ts'));

test('the texts of the shop are found', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('coverage 1: %s promises nothing that does not exist', (name) => {
  const promises = /coupon can only|\bappeal|write to (us|suki|support)|tell us in the app|can become yours/gi;
  expect(readFileSync(new URL(name, root), 'utf8').match(promises) ?? []).toEqual([]);
});
