import type { GatewayPaymentMethodStatus, PaymentMethodType } from '@suki/domain/config/payment-methods';
import type { PaymentMethodId, UserId } from '@suki/domain/ids/id';
import { paymentMethods } from '../schema/payment-methods.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement, touch } from '../statement.ts';
import { walletEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import type { Inquiry } from './attempts.ts';
import { jobAbout } from './jobs.ts';

/** `isChosen`: the method is the user's default, in any status. */
export type PaymentMethod = typeof paymentMethods.$inferSelect & { readonly isChosen: boolean };

const columns = columnsOf(paymentMethods, 'm');
const isChosen = `exists (select from users u where u.id = m.user_id and u.default_payment_method_id = m.id) as "isChosen"`;
const select = `select ${columns}, ${isChosen} from payment_methods m`;

type Owner = { readonly id: PaymentMethodId; readonly userId: UserId };

export type NewPaymentMethod = Owner & {
  readonly intentKey: string;
  readonly type: PaymentMethodType;
  /** Null for a card: the gateway reports its network. */
  readonly channel: string | null;
};

const insertStatement = statement<PaymentMethod, [PaymentMethodId, UserId, string, string, string | null, Date]>(
  'payment-methods.insert',
  `insert into payment_methods as m (id, user_id, intent_key, type, channel, status, asked_at, created_at, updated_at)
values ($1, $2, $3, $4, $5, 'PENDING', $6, $6, $6)
returning ${columns}, false as "isChosen"`,
);

/** Records a method before the gateway is called: after a crash the repeated intent finds the PENDING row. */
export async function insertPaymentMethod(tx: Tx, method: NewPaymentMethod, at: Date): Promise<PaymentMethod> {
  const { id, userId, intentKey, type, channel } = method;
  return await exactlyOne(tx, insertStatement, [id, userId, intentKey, type, channel, at]);
}

const byIntentStatement = statement<PaymentMethod, [UserId, string]>(
  'payment-methods.by-intent',
  `${select} where m.user_id = $1::text and m.intent_key = $2::text`,
);

/** Returns the method of an intent, also an unlinked one. */
export async function paymentMethodOfIntent(
  db: Db,
  userId: UserId,
  intentKey: string,
): Promise<PaymentMethod | undefined> {
  return await first(db, byIntentStatement, [userId, intentKey]);
}

const ofUserStatement = statement<PaymentMethod, [PaymentMethodId, UserId]>(
  'payment-methods.of-user',
  `${select} where m.id = $1::text and m.user_id = $2::text and m.unlinked_at is null`,
);

export async function paymentMethodOfUser(
  db: Db,
  id: PaymentMethodId,
  userId: UserId,
): Promise<PaymentMethod | undefined> {
  return await first(db, ofUserStatement, [id, userId]);
}

const byIdStatement = statement<PaymentMethod, [PaymentMethodId]>(
  'payment-methods.by-id',
  `${select} where m.id = $1::text`,
);

/** Returns a method for background work, also an unlinked one. */
export async function paymentMethodById(db: Db, id: PaymentMethodId): Promise<PaymentMethod | undefined> {
  return await first(db, byIdStatement, [id]);
}

const lockStatement = statement<PaymentMethod, [PaymentMethodId]>(
  'payment-methods.lock',
  `${select} where m.id = $1::text for no key update of m`,
);

/** A method, locked; an unlinked one too. */
export async function lockPaymentMethod(tx: Tx, id: PaymentMethodId): Promise<PaymentMethod | undefined> {
  return await first(tx, lockStatement, [id]);
}

const allStatement = statement<PaymentMethod, [UserId]>(
  'payment-methods.all-of-user',
  `${select} where m.user_id = $1::text and m.unlinked_at is null order by m.created_at desc, m.id desc`,
);

/** Returns all methods that a person has linked or begun to link, newest first; at most `PAYMENT_METHODS_MAX`. */
export async function paymentMethodsOf(db: Db, userId: UserId): Promise<readonly PaymentMethod[]> {
  return await many(db, allStatement, [userId]);
}

const customerStatement = statement<{ customerId: string }, [UserId]>(
  'payment-methods.customer-of-user',
  `select m.gateway_customer_id as "customerId" from payment_methods m
where m.user_id = $1::text and m.gateway_customer_id is not null order by m.created_at limit 1`,
);

/** Returns a person's customer id at the gateway; undefined before their first method. */
export async function gatewayCustomerOf(db: Db, userId: UserId): Promise<string | undefined> {
  return (await first(db, customerStatement, [userId]))?.customerId;
}

/** The gateway's report of a method; null keeps the stored value. */
export type PaymentMethodReport = Pick<
  PaymentMethod,
  'gatewayMethodId' | 'gatewayCustomerId' | 'channel' | 'account' | 'expiryMonth' | 'expiryYear' | 'failureCode'
> & {
  /** Null: the stored status stands. */
  readonly status: GatewayPaymentMethodStatus | null;
  /** Changes with the status: a linked method has no link address any more. */
  readonly linkUrl: string | null;
};

type ReportValues = [
  PaymentMethodId,
  Date,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
];

// `updated_at` moves with the status only. A method that was unlinked before the gateway had answered is ended there
// now. The first linked method becomes the default, and so does the first one after the default has ended at the
// gateway, because nobody can pay with an ended method.
const reportStatement = statement<unknown, ReportValues>(
  'payment-methods.store-report',
  `with told as (
  update payment_methods m set
    gateway_method_id = coalesce($3::text, m.gateway_method_id), gateway_customer_id = coalesce($4::text, m.gateway_customer_id),
    channel = coalesce($5::text, m.channel), account = coalesce($6::text, m.account),
    expiry_month = coalesce($7::text, m.expiry_month), expiry_year = coalesce($8::text, m.expiry_year),
    failure_code = coalesce($9::text, m.failure_code), status = coalesce($10::text, m.status),
    link_url = case when $10::text is null then m.link_url else $11::text end,
    updated_at = case when $10::text is null then m.updated_at else $2::timestamptz end
  where m.id = $1::text
  returning m.id, m.user_id, m.status, m.unlinked_at, old.gateway_method_id is null and new.gateway_method_id is not null as is_known_now
), chosen as (
  update users u set default_payment_method_id = told.id from told
  where u.id = told.user_id and told.status = 'ACTIVE' and told.unlinked_at is null
    and (u.default_payment_method_id is null or exists (
      select from payment_methods d where d.id = u.default_payment_method_id and d.status in ('INACTIVE', 'EXPIRED', 'FAILED')))
)
select ${walletEvent('told.user_id')},
  case when told.unlinked_at is not null and told.is_known_now
    then ${jobAbout('unlink-payment-method', 'told.id')}
  end
from told`,
);

/**
 * Stores the gateway's report of a method and tells its owner. The caller decides under the lock of the row if the
 * report counts.
 */
export async function storePaymentMethodReport(
  tx: Tx,
  id: PaymentMethodId,
  report: PaymentMethodReport,
  at: Date,
): Promise<void> {
  await exactlyOne(tx, reportStatement, [
    id,
    at,
    report.gatewayMethodId,
    report.gatewayCustomerId,
    report.channel,
    report.account,
    report.expiryMonth,
    report.expiryYear,
    report.failureCode,
    report.status,
    report.linkUrl,
  ]);
}

const defaultStatement = statement<unknown, [PaymentMethodId, UserId]>(
  'payment-methods.make-default',
  `with chosen as (
  update users set default_payment_method_id = $1::text
  where id = $2::text
    and exists (select from payment_methods m where m.id = $1::text and m.user_id = $2::text and m.unlinked_at is null and m.status = 'ACTIVE')
  returning id
)
select ${walletEvent('chosen.id')} from chosen`,
);

/**
 * Makes a method the default.
 * @returns false when the person has no such method, or it is not linked any more.
 */
export async function makePaymentMethodDefault(tx: Tx, { id, userId }: Owner): Promise<boolean> {
  return (await touch(tx, defaultStatement, [id, userId])) === 1;
}

const unlinkStatement = statement<unknown, [PaymentMethodId, UserId, Date]>(
  'payment-methods.unlink',
  `with gone as (
  update payment_methods set unlinked_at = $3::timestamptz
  where id = $1::text and user_id = $2::text and unlinked_at is null
  returning id, user_id
), owner as (
  update users set default_payment_method_id = null
  where id = $2::text and default_payment_method_id = $1::text and exists (select from gone)
)
select ${jobAbout('unlink-payment-method', 'id')},
  ${walletEvent('user_id')}
from gone`,
);

/**
 * Takes a method off a person's list, with the job that tells the gateway. Payments under way go on.
 * @returns false when the person has no such method.
 */
export async function unlinkPaymentMethod(tx: Tx, { id, userId }: Owner, at: Date): Promise<boolean> {
  return (await touch(tx, unlinkStatement, [id, userId, at])) === 1;
}

const openStatement = statement<PaymentMethod, [Date, number, number]>(
  'payment-methods.claim-open',
  `update payment_methods m set asked_at = $1::timestamptz
where m.id in (
  select o.id from payment_methods o
  where o.status in ('PENDING', 'REQUIRES_ACTION') and o.gateway_method_id is not null and o.unlinked_at is null
    and o.asked_at + greatest($2::bigint * interval '1 millisecond', ($1::timestamptz - o.created_at) / 10) < $1::timestamptz
  order by o.asked_at limit $3::int
  for no key update skip locked
)
returning ${columns}, ${isChosen}`,
);

/**
 * Returns methods whose linking has been silent for `quietMs`; reconciliation asks the gateway about them. Claiming a
 * method counts as asking.
 */
export async function claimOpenPaymentMethods(
  db: Db,
  { now, quietMs, limit }: Inquiry,
): Promise<readonly PaymentMethod[]> {
  return await many(db, openStatement, [now, quietMs, limit]);
}
