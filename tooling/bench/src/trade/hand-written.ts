import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  attemptText,
  bareCommitsText,
  bareCommitText,
  gatewayAnswerText,
  lockBookText,
  mailedText,
  orderText,
  settleText,
  webhookText,
} from './hand-written.sql.ts';
import { succeeded, type Turn } from './load.ts';
import { buyerNumber, idOf, type Market } from './market-rows.ts';

/** As long as the API's answer, which is stored under the intent's key. */
const answer = JSON.stringify({ answer: 'x'.repeat(2_400) });
/** The part of a webhook that the API stores. */
const webhookBody = JSON.stringify({
  data: {
    id: `py-${'0'.repeat(36)}`,
    reference_id: `att_${'0'.repeat(26)}`,
    payment_request_id: `pr-${'0'.repeat(36)}`,
    status: 'SUCCEEDED',
    amount: 5_120,
    currency: 'PHP',
    created: '2026-11-22T04:00:00.000Z',
    updated: '2026-11-22T04:00:00.000Z',
  },
});

export type HandWritten = {
  /** A transaction of one small row: the most that the disk and the server can commit. */
  readonly bareCommit: Turn;
  readonly order: Turn;
  readonly flow: Turn;
  readonly close: () => Promise<void>;
};

/**
 * The limit of this machine: the API's rows by one connection for each client, prepared, each transaction in one
 * round trip. The flow has the six transactions that outside services force: order, attempt, gateway's answer,
 * webhook, payment, mails sent.
 */
export async function handWritten(url: string, market: Market, clientCount: number): Promise<HandWritten> {
  const clients = await Promise.all(
    Array.from({ length: clientCount }, async () => {
      const client = new pg.Client({ connectionString: url, pipeline: true } as pg.ClientConfig);
      await client.connect();
      // As in our own transactions (ADR 0055): with plans from the time when orders, keys and events were empty, each
      // payment by hand read all rows of these tables.
      await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off');
      return client;
    }),
  );
  const clientOf = (index: number): pg.Client => clients[index] as pg.Client;
  await clientOf(0).query(bareCommitsText);
  let made = 0;
  const order = (client: pg.Client): Promise<string | undefined> => {
    made += 1;
    return orderByHand(client, {
      sku: market.skuOf.hand(made * 7),
      buyer: idOf('usr', buyerNumber(made % market.size.buyers)),
      orderNumber: scatteredNumber(made),
    });
  };
  return {
    bareCommit: async (turn, index) => {
      await clientOf(index).query(prepared('bare', bareCommitText, [turn]));
      return succeeded;
    },
    order: async (_, index) => ((await order(clientOf(index))) === undefined ? 'sold out' : succeeded),
    flow: async (_, index) => {
      const id = await order(clientOf(index));
      if (id === undefined) return 'sold out';
      await payByHand(clientOf(index), id);
      return succeeded;
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const prepared = (name: string, text: string, values: readonly unknown[]) => ({ name, text, values: [...values] });

/**
 * Returns an order number that no other turn and no order of the API has, as scattered over the index as drawn ones.
 * Drawn at random, two of the 15,000 orders of a run had one number, and the run stopped.
 */
const scatteredNumber = (turn: number): number => 100_000_000 + ((turn * 47_654_321) % 900_000_000);

/** Runs one transaction in one round trip; undefined when the size is sold out. */
async function orderByHand(
  client: pg.Client,
  { sku, buyer, orderNumber }: { readonly sku: string; readonly buyer: string; readonly orderNumber: number },
): Promise<string | undefined> {
  const id = newId('ord');
  const [, , { rowCount }] = await Promise.all([
    client.query('begin'),
    client.query(prepared('lock', lockBookText, [sku])),
    client.query(prepared('order', orderText, [sku, buyer, id, answer, orderNumber])),
    client.query('commit'),
  ]);
  return rowCount === 1 ? id : undefined;
}

async function payByHand(client: pg.Client, orderId: string): Promise<void> {
  const attempt = newId('att');
  const [key, delivery] = [randomUUID(), randomUUID()];
  await client.query(prepared('attempt', attemptText, [orderId, attempt, key]));
  await client.query(prepared('answer', gatewayAnswerText, [attempt, `pr-${attempt}`, key, answer]));
  await client.query(prepared('webhook', webhookText, [delivery, webhookBody]));
  const { rows } = await client.query<{ jobs: string[] }>(prepared('settle', settleText, [orderId, attempt, delivery]));
  await client.query(prepared('mailed', mailedText, [rows[0]?.jobs ?? []]));
}
