import { readFile } from 'node:fs/promises';
import type { OperationId } from '@suki/contract/routes';
import { routes } from '@suki/contract/routes';
import { ledgerTotal } from '@suki/db/queries/ledger';
import { requiredAngles } from '@suki/domain/config/inspection';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Pool } from 'pg';
import { realClock } from '../src/adapters/clock/real-clock.ts';
import type { Environment } from '../src/env.ts';
import { chooseSku } from './choose-sku.ts';
import { type Person, personOf } from './people.ts';
import { pollUntil } from './poll-until.ts';
import { sandboxScript } from './sandbox-script.ts';
import { whatMoved } from './what-moved.ts';

export type Demo = {
  readonly environment: Environment;
  readonly pool: Pool;
  readonly print: (line: string) => void;
  readonly controlKey: string;
};

const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;

/**
 * Plays one sale from the ask to the payout, over HTTP, and prints what each step moved. Ends with the proof that the
 * ledger sums to zero.
 */
export async function playDemo({ environment, pool, print, controlKey }: Demo): Promise<void> {
  const [bea, sam, ines, noli] = await Promise.all([
    personOf('Bea, buyer', 'bea@suki.test', environment),
    personOf('Sam, seller', 'sam@suki.test', environment),
    personOf('Ines, warehouse', 'ines@suki.test', environment),
    personOf('Noli, inspector', 'noli@suki.test', environment),
  ]);
  const sandbox = sandboxScript(new URL(environment.XENDIT_BASE_URL).origin, controlKey);
  const moved = await whatMoved(pool);
  const subjects: string[] = [];
  const tell = async (actor: string, call: string): Promise<void> => {
    print(`${actor.padEnd(16)} ${call}`);
    for (const line of await moved.since(subjects)) print(`${' '.repeat(19)}${line}`);
  };
  const named = (id: OperationId): string => `${routes[id].method} ${routes[id].path}`;
  const addressOf = async (person: Person) => {
    const { items } = await person.call('listAddresses');
    const address = items[0];
    if (address === undefined) throw new Error(`Expected ${person.name} to have an address; seed the database first.`);
    return address.id;
  };

  const { item, sku, price } = await chooseSku(sam);
  print(`${item.name}, ${formatMoney(price)}`);

  const { askId } = await sam.call('postAsk', {
    body: { itemId: item.id, skuId: sku.id, price, expiryDays: 30, returnAddressId: await addressOf(sam) },
  });
  subjects.push(askId);
  await tell(sam.name, named('postAsk'));
  const deposit = await sam.call('payAskDeposit', {
    params: { askId },
    body: { ...gcash, returnPath: `/ask/${askId}` },
  });
  await tell(sam.name, `${named('payAskDeposit')}, then GCash at ${deposit.redirectUrl}`);
  await sandbox.approve(deposit.attempt.id);
  await pollUntil(
    'the ask to be live',
    () => sam.call('getAsk', { params: { id: askId } }),
    ({ status }) => status === 'listed',
  );
  await tell('gateway', named('receiveXenditWebhook'));

  const order = await bea.call('buyAtLowestAsk', {
    body: { skuId: sku.id, lane: 'standard', maxTotal: centavos(price * 2), addressId: await addressOf(bea) },
  });
  const id = order.id;
  subjects.push(id);
  await tell(
    bea.name,
    `${named('buyAtLowestAsk')}, ${formatMoney(order.amount)} in all, arrives ${order.arrival?.min} to ${order.arrival?.max}`,
  );
  const payment = await bea.call('payOrder', {
    params: { orderId: id },
    body: { ...gcash, returnPath: `/order/${id}` },
  });
  await tell(bea.name, `${named('payOrder')}, then GCash`);
  await sandbox.approve(payment.attempt.id);
  const statusOf = (status: string) =>
    pollUntil(
      `the order to be ${status}`,
      () => bea.call('getOrder', { params: { id } }),
      (one) => one.status === status,
    );
  await statusOf('confirming_buyer_order');
  await tell('gateway', named('receiveXenditWebhook'));

  await sam.call('confirmOrder', { params: { id } });
  await tell(sam.name, named('confirmOrder'));
  const inbound = `JT${realClock.now().getTime()}`;
  await sam.call('sellerDeliver', {
    params: { orderId: id },
    body: { courier: 'jtexpress-ph', trackingNumber: inbound },
  });
  await tell(sam.name, `${named('sellerDeliver')}, J&T ${inbound}`);
  await ines.call('receiveAtWarehouse', { body: { code: inbound } });
  await tell(ines.name, named('receiveAtWarehouse'));
  await noli.call('beginInspection', { params: { id } });
  await tell(noli.name, named('beginInspection'));
  const photo = await noli.upload(await readFile(new URL('../seed/inspection-photo.webp', import.meta.url)));
  const points = checklistOf(item.category).points.map((point) => ({ id: point.id, verdict: 'pass', note: null }));
  const passed = await noli.call('passInspection', {
    params: { id },
    body: {
      points,
      photos: requiredAngles[item.category].map(({ id, label }) => ({ fileId: photo.fileId, alt: label, angle: id })),
    },
  });
  await tell(noli.name, `${named('passInspection')}, certificate ${passed.verification?.certificateId}`);

  const outbound = `NV${realClock.now().getTime()}`;
  await ines.call('handToCourier', { params: { id }, body: { courier: 'ninjavan-ph', trackingNumber: outbound } });
  await tell(ines.name, `${named('handToCourier')}, Ninja Van ${outbound}`);
  await pollUntil(
    'the courier service to know the parcel',
    () => sandbox.hasParcel(outbound),
    (has) => has,
  );
  await sandbox.moveParcel(outbound, 'delivered');
  await pollUntil(
    'the delivery',
    () => bea.call('getOrder', { params: { id } }),
    ({ deliveryAt }) => deliveryAt !== null,
  );
  await tell('courier', `${named('receiveCourierWebhook')}, delivered`);
  await bea.call('confirmReceived', { params: { id } });
  await tell(bea.name, named('confirmReceived'));

  await payOut(sam, tell, subjects);
  await proveZero(pool, print);
}

/** Pays out what the seller can withdraw now, at most ₱500, to the bank account of the seed: a new one waits a day. */
async function payOut(
  sam: Person,
  tell: (actor: string, call: string) => Promise<void>,
  subjects: string[],
): Promise<void> {
  const { withdrawable } = await sam.call('getUser');
  const amount = centavos(Math.min(50_000, withdrawable));
  const payout = await sam.call('requestPayout', { body: { amount } });
  subjects.push(payout.id);
  await tell(sam.name, `POST /pay/payout, ${formatMoney(amount)} to ${payout.account.bankName}`);
  await pollUntil(
    'the bank to have the money',
    () => sam.call('getPayout', { params: { id: payout.id } }),
    ({ status }) => status === 'SUCCEEDED',
  );
  await tell('gateway', 'POST /webhook/xendit, payout succeeded');
}

async function proveZero(pool: Pool, print: Demo['print']): Promise<void> {
  const { rows } = await pool.query<{ kind: string; balance: string }>(
    `select split_part(account, ':', 1) || case when account like 'platform:%' then ':' || split_part(account, ':', 2) else '' end as kind,
       sum(amount) as balance from postings group by 1 order by 1`,
  );
  print('\nThe ledger:');
  for (const { kind, balance } of rows)
    print(`  ${kind.padEnd(28)}${formatMoney(centavos(Number(balance))).padStart(18)}`);
  const total = await ledgerTotal(pool);
  print(`  ${'sum'.padEnd(28)}${formatMoney(total).padStart(18)}`);
  if (total !== 0) throw new Error(`Expected the ledger to sum to zero, got ${formatMoney(total)}.`);
  print('The ledger sums to zero.');
}
