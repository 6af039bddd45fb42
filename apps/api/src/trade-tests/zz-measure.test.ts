import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { insertListedAsk, insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import pg from 'pg';
import { test } from 'vitest';
import { newTrader, type Trader } from '../testing/trade-people.ts';
import { buyCall, listAsk } from '../testing/trade-steps.ts';
import { tradeWorld } from '../testing/trade-world.ts';

const world = tradeWorld({ variables: { NODE_ENV: 'production' } });

test('queries', async () => {
  const listing = await listAsk(world);
  const buyer = await newTrader(world.api.dependencies);
  await world.api.callAs(buyer, 'getUser');
  const names: string[] = [];
  const proto = pg.Client.prototype as any;
  const original = proto.query;
  proto.query = function (...args: any[]) {
    const q = args[0];
    names.push(typeof q === 'string' ? q : (q?.name ?? q?.text ?? '?'));
    return original.apply(this, args);
  };
  const r = await buyCall(world, buyer, listing);
  proto.query = original;
  const seen = names.filter((n) => n !== 'select 1');
  console.info('status', r.status, 'QUERIES', seen.length, seen.join(' | '));
  const from = seen.indexOf('books.lock');
  console.info('under the book lock', seen.slice(from + 1).length);
});

test('time', async () => {
  const sellers = await Promise.all(Array.from({ length: 20 }, () => newTrader(world.api.dependencies)));
  const skus = await Promise.all(Array.from({ length: 50 }, () => insertTestSku(world.pool)));
  const price = pesos(5000);
  const N = 1600;
  for (let i = 0; i < N; i += 40) {
    await Promise.all(
      Array.from({ length: 40 }, (_, k) =>
        insertListedAsk(world.pool, { ...skus[(i + k) % 50]!, sellerId: sellers[(i + k) % 20]!.userId, price, at: world.api.clock.now() }),
      ),
    );
  }
  const buyers: Trader[] = [];
  for (let i = 0; i < N / 2; i += 40) buyers.push(...(await Promise.all(Array.from({ length: 40 }, () => newTrader(world.api.dependencies)))));
  for (let i = 0; i < buyers.length; i += 40) await Promise.all(buyers.slice(i, i + 40).map((b) => world.api.callAs(b, 'getUser')));
  const times: number[] = [];
  let next = 0;
  const bad: number[] = [];
  const session = new Session(); session.connect(); await session.post('Profiler.enable'); await session.post('Profiler.start');
  const cpu0 = process.cpuUsage();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let i = next++; i < N; i = next++) {
        const t = performance.now();
        const r = await buyCall(world, buyers[Math.floor(i / 2)]!, { skuId: skus[(i * 7) % 50]!.skuId, price });
        times.push(performance.now() - t);
        if (r.status !== 201) bad.push(r.status);
      }
    }),
  );
  const total = performance.now() - began;
  const cpu = process.cpuUsage(cpu0);
  console.info('cpu ms per order (client+api)', (cpu.user + cpu.system) / 1000 / N);
  const { profile } = (await session.post('Profiler.stop')) as any; writeFileSync('/tmp/suki-order.cpuprofile', JSON.stringify(profile));
  const s = times.toSorted((a, b) => a - b);
  console.info(`orders ${N} bad ${bad.length} ${bad[0]} in ${Math.round(total)} ms = ${Math.round((N / total) * 1000)}/s median ${s[N / 2]!.toFixed(1)} p95 ${s[Math.floor(N * 0.95)]!.toFixed(1)} p99 ${s[Math.floor(N * 0.99)]!.toFixed(1)}`);
}, 120_000);
