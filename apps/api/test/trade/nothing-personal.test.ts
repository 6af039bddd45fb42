import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { keepJobs } from '@suki/db/testing/queue-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import { callFieldsOf, withValue } from '../support/call-fields.ts';
import type { CallInput } from '../support/call-operation.ts';
import { nobodysIds } from '../support/nobodys-ids.ts';
import { linkCard, payOutTo } from '../support/shared-accounts.ts';
import { testServiceToken } from '../support/test-environment.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader, supportStaff, type Trader } from '../support/trade-people.ts';
import { dealAt, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { validCalls } from '../support/valid-calls.ts';
import { failedJobs } from '../support/work-off.ts';

/** S20 (docs/test-plan.md#attacks): what is kept or sent beside the answers names nobody. */

const lines: string[] = [];
const log = createLog({
  level: 'trace',
  process: 'http',
  destination: { write: (line) => lines.push(line), flush: () => undefined },
});
const world = tradeWorld({ log });

const CARD = '4000000000001000';
const ACCOUNT = '1029384756';
const PHONE = '9189988776';
let buyer: Trader;
let seller: Trader;
/** Texts that belong to a person, or open something in their name. */
let personal: Readonly<Record<string, string>>;
/** Addresses at the hosted services that the API asked for. */
const asked: string[] = [];
const note = (message: unknown): void => {
  asked.push((message as { readonly request: ClientRequest }).request.path);
};
/** Every job that was ever written: the queue removes those that are done. */
const jobs = async (): Promise<string> => JSON.stringify((await world.pool.query('select * from s20_jobs')).rows);

beforeAll(async () => {
  subscribe('http.client.request.start', note);
  await keepJobs(world.pool, 's20_jobs');
  [buyer, seller] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const phones = await world.pool.query<{ phone: string }>(
    'select phone_number as phone from users where id = any($1)',
    [[buyer.userId, seller.userId]],
  );
  const [first, second] = phones.rows.map(({ phone }) => phone.slice(-10));
  personal = {
    'name of the buyer': buyer.name ?? '',
    'name of the seller': seller.name ?? '',
    'mail address of the buyer': buyer.email ?? '',
    'mail address of the seller': seller.email ?? '',
    'street of the buyer': buyer.street,
    'street of the seller': seller.street,
    'phone of one': first ?? '',
    'phone of the other': second ?? '',
    'new phone': PHONE,
    card: CARD,
    'account number': ACCOUNT,
    'a token': testToken(buyer).split('.')[0] ?? '',
    'token of the web server': testServiceToken,
    ...testSecrets,
  };
});
afterAll(() => {
  unsubscribe('http.client.request.start', note);
});

const named = (text: string): readonly string[] =>
  Object.entries(personal).flatMap(([what, value]) => (text.includes(value) ? [what] : []));

/** The code of a text message is personal too, once it is known. */
async function changePhone(): Promise<string> {
  (await world.api.callAs(buyer, 'sendPhoneCode', { body: { phoneNumber: `0${PHONE}` } })).answer();
  const code = /\d{6}/.exec((await world.api.sandbox.sms(`+63${PHONE}`)).at(0)?.text ?? '')?.[0] ?? '';
  (await world.api.callAs(buyer, 'linkPhone', { body: { phoneNumber: `0${PHONE}`, code } })).answer();
  return code;
}

test('S20: a sale, a payout, a new phone and a hosted service in trouble leave no name, address, number, card or token in logs, jobs and addresses', {
  timeout: 120_000,
}, async () => {
  await linkCard(world, buyer);
  await dealAt(world, 'transaction_successful', await listAsk(world, { seller }), buyer);
  await payOutTo(world, seller, { accountNumber: ACCOUNT });
  const code = await changePhone();
  await world.settle();
  // Mails and gateway in trouble: the errors are logged, and the queue keeps them with the job.
  for (const provider of ['mail', 'semaphore', 'xendit', 'trackingmore'])
    await world.api.sandbox.control('/faults', { provider, count: 3 });
  await world.api.callAs(seller, 'sendPhoneCode', { body: { phoneNumber: `0${PHONE}` } });
  const deal = await dealAt(world, 'to_pay', { seller }, buyer);
  await world.api.callAs(buyer, 'payOrder', { params: { orderId: deal.orderId }, body: { returnPath: '/x' } });
  await dealAt(world, 'to_pay', { seller }, buyer);
  await world.settle();
  const stored = (await jobs()) + JSON.stringify(await failedJobs(world.pool));
  expect(lines.length).toBeGreaterThan(20);
  expect(stored.length).toBeGreaterThan(1_000);
  expect(asked.length).toBeGreaterThan(10);
  expect({ log: named(lines.join('')), jobs: named(stored), addresses: named(asked.join('\n')) }).toEqual({
    log: [],
    jobs: [],
    addresses: [],
  });
  expect(lines.join('') + asked.join('\n')).not.toContain(`"${code}"`);
});

test('S20: no error repeats what was sent, in whatever field of whatever call, nor does its line in the log', {
  timeout: 120_000,
}, async () => {
  lines.length = 0;
  const said: string[] = [];
  const sent = `${buyer.name} ${buyer.email} ${buyer.street} ${PHONE} ${CARD}`;
  let refused = 0;
  for (const operationId of (Object.keys(routes) as OperationId[]).filter((id) => id !== 'streamEvents')) {
    const route: RouteDefinition = routes[operationId];
    const who = route.audience === 'staff' ? { ...supportStaff, roles: ['admin'] as const } : seller;
    for (const { path } of callFieldsOf(route)) {
      const input = withValue(validCalls[operationId](nobodysIds), path, sent) as CallInput;
      const { status, body } = await world.api.callAs(who, operationId, input);
      if (status < 400) continue;
      refused += 1;
      const words = named(JSON.stringify(body));
      if (words.length > 0) said.push(`${operationId} ${path.join('.')}: ${words}`);
    }
  }
  expect(refused).toBeGreaterThan(150);
  expect(said).toEqual([]);
  expect(named(lines.join(''))).toEqual([]);
});

test('S20: the search finds a name, a number and a token where they stand', () => {
  const token = testToken(buyer);
  expect(named(`to ${buyer.email}, card ${CARD}, Bearer ${token}`)).toEqual(
    expect.arrayContaining(['mail address of the buyer', 'card', 'a token']),
  );
});
