import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '@suki/contract/routes';
import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { generateCalls } from '../generate/generate.ts';
import type { buyAtLowestAsk, getOrder } from './generated/orders.ts';
import type { requestPayout } from './generated/payouts.ts';
import type { CallOptions, KeyedCallOptions } from './http.ts';

const committed = fileURLToPath(new URL('./generated', import.meta.url));
const fresh = mkdtempSync(join(tmpdir(), 'suki-sdk-'));
afterAll(() => rmSync(fresh, { recursive: true }));

const read = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('the committed calls are what openapi.json says: run `npx -y pnpm@12 generate` when this fails', async () => {
  await generateCalls(fresh);
  expect(read(fresh)).toEqual(read(committed));
}, 60_000);

test('branded components are the domain’s own types', () => {
  const schemas = read(committed)['suki.schemas.ts'];
  expect(schemas).toMatch(/import type \{[^}]*OrderId[^}]*\} from '@suki\/domain\/ids\/id'/);
  expect(schemas).toContain("import type { Centavos } from '@suki/domain/money/centavos'");
  expect(schemas).not.toMatch(/export type \w+Id = string/);
});

test('a call that needs an Idempotency-Key does not compile without one, and the others do not ask for it', () => {
  expectTypeOf<Parameters<typeof buyAtLowestAsk>[1]>().toEqualTypeOf<KeyedCallOptions>();
  expectTypeOf<Parameters<typeof requestPayout>[1]>().toEqualTypeOf<KeyedCallOptions>();
  expectTypeOf<Parameters<typeof getOrder>[1]>().toEqualTypeOf<CallOptions | undefined>();
  const text = Object.values(read(committed)).join('\n');
  const asking = [...text.matchAll(/export const (\w+) = async \((?:(?!=>)[\s\S])*?options: KeyedCallOptions/g)];
  const keyed = Object.values(routes).filter((route) => 'idempotency' in route);
  expect(asking.map(([, name]) => name).toSorted()).toEqual(keyed.map(({ operationId }) => operationId).toSorted());
});

test('neither webhooks nor the event stream are calls of a client', () => {
  expect(read(committed)['system.ts']).not.toMatch(/Webhook|streamEvents/);
});
