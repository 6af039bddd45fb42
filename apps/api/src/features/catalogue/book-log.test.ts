import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveBid } from '../../../test/support/bid-steps.ts';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { buy, type Deal, listAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** The log of a book over HTTP, and the command that replays a download (`docs/lifecycle.md#book-log`, ADR 0041). */

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };
const program = fileURLToPath(new URL('../../commands/verify-book.ts', import.meta.url));
let deal: Deal;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-book-'));
  const { itemId, skuId } = await insertTestSku(world.pool);
  await listAsk(world, { itemId, skuId, price: pesos(6000) });
  const lowest = await listAsk(world, { itemId, skuId, price: pesos(5000) });
  await liveBid(world, { bidder: await newTrader(world.api.dependencies), itemId, skuId, price: pesos(4000) });
  await liveBid(world, { bidder: await newTrader(world.api.dependencies), itemId, skuId, price: pesos(4500) });
  deal = await buy(world, lowest);
});
afterAll(() => rm(folder, { recursive: true }));

const logOf = (query: Record<string, string | number> = {}, params = { itemId: deal.itemId as string }) =>
  world.api.callAs(guest, 'getSkuBookLog', { params, query: { skuId: deal.skuId, ...query } });

async function verify(words: readonly string[], input = '') {
  const child = spawn(process.execPath, [program, ...words]);
  const exit = once(child, 'exit');
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { output, errors, exitCode: (await exit)[0] as unknown };
}

test('the book of a size shows both sides by price, best first, with how many stand there', async () => {
  const query = { skuId: deal.skuId };
  const book = (await world.api.callAs(guest, 'getSkuBook', { params: { id: deal.itemId }, query })).answer();
  expect(book).toMatchObject({
    asks: [{ price: pesos(6000), count: 1, lane: 'standard' }],
    bids: [
      { price: pesos(4500), count: 1 },
      { price: pesos(4000), count: 1 },
    ],
  });
});

describe('the log of a book', () => {
  test('tells what happened, oldest first, to anybody', async () => {
    const { lines, version, skuId } = (await logOf()).answer();
    expect(lines.map(({ kind, price }) => [kind, price])).toEqual([
      ['enter', pesos(6000)],
      ['enter', pesos(5000)],
      ['enter', pesos(4000)],
      ['enter', pesos(4500)],
      ['trade', pesos(5000)],
    ]);
    expect([skuId, version]).toEqual([deal.skuId, 5]);
    expect(lines.at(-1)).toMatchObject({ askId: deal.askId, bidId: null, event: 'E31' });
  });

  test('names no person', async () => {
    shows('getSkuBookLog success');
    const { body } = await logOf();
    for (const { userId, uid } of [deal.seller, deal.buyer]) {
      expect(JSON.stringify(body)).not.toContain(userId);
      expect(JSON.stringify(body)).not.toContain(uid);
    }
    expect(JSON.stringify(body)).not.toMatch(/usr_/);
  });

  test('comes in pages that go on after a version', async () => {
    const whole = (await logOf()).answer().lines;
    const first = (await logOf({ limit: 2 })).answer().lines;
    const rest = (await logOf({ afterVersion: 2 })).answer().lines;
    expect([...first, ...rest]).toEqual(whole);
    expect((await logOf({ afterVersion: 5 })).answer()).toMatchObject({ lines: [], version: 5 });
  });

  test.each([{ afterVersion: -1 }, { afterVersion: 'x' }, { limit: 0 }, { limit: 1001 }, { skuId: 'nothing' }])(
    'with %o is refused',
    async (query) => {
      const result = await logOf(query);
      expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
    },
  );

  test('of a size that is not there, of another item or of an unlisted one is not found (S4)', async () => {
    shows('getSkuBookLog SKU_NOT_FOUND');
    const other = await insertTestSku(world.pool);
    const hidden = await insertTestSku(world.pool);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [hidden.itemId]);
    const answers = [
      await logOf({ skuId: 'sku_0000000000' }),
      await logOf({ skuId: other.skuId }),
      await logOf({ skuId: hidden.skuId }, { itemId: hidden.itemId }),
    ];
    for (const answer of answers) expect([answer.status, refusalIn(answer).reason]).toEqual([404, 'SKU_NOT_FOUND']);
  });
});

describe('verify-book', () => {
  const downloaded = async () => JSON.stringify((await logOf()).body);

  test('replays a downloaded file, tells its trades and that all is as it should be', async () => {
    const file = join(folder, 'log.json');
    await writeFile(file, await downloaded());
    const { output, exitCode } = await verify([file]);
    const lines = output.trimEnd().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^5 {2}.*standard {2}₱5,000 {2}${deal.askId} {2}-$`));
    expect(lines.slice(1)).toEqual(['5 lines, 1 trades: as it should be']);
    expect(exitCode).toBe(0);
  });

  test('takes pages that are piped in one after the other', async () => {
    const pages = [(await logOf({ limit: 3 })).body, (await logOf({ afterVersion: 3 })).body];
    const result = await verify(['-'], pages.map((page) => JSON.stringify(page)).join('\n'));
    expect(result).toMatchObject({ output: expect.stringContaining('5 lines, 1 trades'), exitCode: 0 });
  });

  test('names the line that was changed', async () => {
    const spoilt = (await downloaded()).replace(`"price":${pesos(4000)}`, `"price":${pesos(4050)}`);
    const result = await verify(['-'], spoilt);
    expect(result).toMatchObject({ output: expect.stringMatching(/^Line 3: HASH, /), exitCode: 1 });
  });

  test.each([
    ['no file', [], 'Expected one file, or - for what is piped in: verify-book FILE\n'],
    ['two files', ['one', 'two'], 'Expected one file, or - for what is piped in: verify-book FILE\n'],
    ['a file that is not there', ['/no/such/file'], expect.stringContaining('Could not read /no/such/file: ENOENT')],
  ])('given %s says what it needs', async (_title, words, errors) => {
    expect(await verify(words)).toEqual({ output: '', errors, exitCode: 1 });
  });
});
