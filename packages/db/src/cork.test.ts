import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { corkEachTurn } from './cork.ts';

test('the statements of one turn of the event loop leave together, those of the next turn by themselves', async () => {
  const done: string[] = [];
  const stream = { cork: () => done.push('held back'), uncork: () => done.push('sent') };
  const query = async (text: string) => done.push(text);
  const client = { connection: { stream }, query } as unknown as PoolClient;
  corkEachTurn(client);
  await Promise.all([client.query('one'), client.query('two')]);
  await client.query('three');
  await nextTurn();
  await client.query('four');
  await nextTurn();
  expect(done).toEqual(['held back', 'one', 'two', 'three', 'sent', 'held back', 'four', 'sent']);
});
