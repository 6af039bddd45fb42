import type { PayoutId, UserId, WithdrawalAccountId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { PayoutSnapshot } from '@suki/domain/trade/facts/payout';
import { payouts } from '../schema/wallet.ts';
import { columnsOf, type Db, first, many, statement, touch } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';
import { history, type MoveContext } from './transitions.ts';
import type { WithdrawalAccount } from './withdrawal-accounts.ts';

export type Payout = typeof payouts.$inferSelect;

/** Values of a new payout that only the use case knows; the rest comes from the decision. */
export type NewPayout = {
  readonly userId: UserId;
  /** The account as it is now: the payout keeps a copy with the sealed number. */
  readonly account: Pick<WithdrawalAccount, 'id' | 'channelCode' | 'accountHolderName' | 'accountNumber'>;
  readonly amount: Centavos;
  readonly fee: Centavos;
  readonly expectedAt: Date | null;
};

const columns = columnsOf(payouts, 'p');

type InsertValues = [
  PayoutId,
  UserId,
  WithdrawalAccountId,
  number,
  number,
  Date | null,
  Date,
  string,
  string,
  string | null,
  string,
  string,
  string,
];

const payoutEvent = tradeEvent({ entity: 'payout', id: 'id', userIds: ['user_id'] });

// The job that sends it is written with the row. `send-payout` carries the id alone.
const insertStatement = statement<unknown, InsertValues>(
  'payouts.insert',
  `with made as (
  insert into payouts (id, user_id, withdrawal_account_id, channel_code, account_holder_name, account_number, amount, fee, status, tries,
    expected_at, created_at, updated_at)
  values ($1, $2, $3, $11, $12, $13, $4, $5, 'PENDING', 0, $6, $7, $7)
  returning id, user_id
), history as (${history('payout', { id: 'id', from: 'null', to: `'PENDING'`, by: '$8::text, $9::text, $10::text, $7', from_clause: 'made' })}
)
select ${jobAbout('send-payout', 'id')},
  ${payoutEvent}
from made`,
);

/** Inserts the payout with its history and the job `send-payout`; `applyPayoutDecision` books the money. */
export async function insertPayout(tx: Tx, id: PayoutId, payout: NewPayout, context: MoveContext): Promise<void> {
  const { userId, account, amount, fee, expectedAt } = payout;
  const { event, actor, actorId, at } = context;
  await touch(tx, insertStatement, [
    id,
    userId,
    account.id,
    amount,
    fee,
    expectedAt,
    at,
    event,
    actor,
    actorId,
    account.channelCode,
    account.accountHolderName,
    account.accountNumber,
  ]);
}

const showStatement = statement<unknown, [PayoutId, Date]>(
  'payouts.show',
  `insert into wallet_transactions (id, user_id, journal_entry_id, kind, amount, through, payout_id, created_at)
select new_id('trn'), p.user_id, j.id, 'payout', -p.amount, 'wallet', p.id, $2::timestamptz
from payouts p join journal_entries j on j.code = 'payout_sent' and j.key = p.id
where p.id = $1::text
on conflict (payout_id) do nothing`,
);

/** Adds a payout to its owner's transactions, after `payout_sent` was booked; its status is the payout's. */
export async function showPayout(tx: Tx, id: PayoutId, at: Date): Promise<void> {
  await touch(tx, showStatement, [id, at]);
}

const byIdStatement = statement<Payout, [PayoutId]>(
  'payouts.by-id',
  `select ${columns} from payouts p where p.id = $1::text`,
);

export async function payoutById(db: Db, id: PayoutId): Promise<Payout | undefined> {
  return await first(db, byIdStatement, [id]);
}

const ofUserStatement = statement<Payout, [PayoutId, UserId]>(
  'payouts.of-user',
  `select ${columns} from payouts p where p.id = $1::text and p.user_id = $2::text`,
);

export async function payoutOfUser(db: Db, id: PayoutId, userId: UserId): Promise<Payout | undefined> {
  return await first(db, ofUserStatement, [id, userId]);
}

const byGatewayStatement = statement<Payout, [string]>(
  'payouts.by-gateway-id',
  `select ${columns} from payouts p where p.gateway_payout_id = $1::text`,
);

export async function payoutByGatewayId(db: Db, gatewayPayoutId: string): Promise<Payout | undefined> {
  return await first(db, byGatewayStatement, [gatewayPayoutId]);
}

type Arrived = Pick<Payout, 'channelCode' | 'accountNumber'> & { readonly at: Date };

const arrivedStatement = statement<Arrived, [WithdrawalAccountId]>(
  'payouts.arrived-numbers',
  `select p.channel_code as "channelCode", p.account_number as "accountNumber", min(p.updated_at) as at
from payouts p where p.withdrawal_account_id = $1::text and p.status = 'SUCCEEDED' group by p.channel_code, p.account_number`,
);

/** Returns the sealed numbers to which money of this account arrived; more than one when the account was corrected. */
export async function arrivedNumbersOf(db: Db, id: WithdrawalAccountId): Promise<readonly Arrived[]> {
  return await many(db, arrivedStatement, [id]);
}

/** The facts of a payout, and of its present try at the gateway. */
export type LockedPayout = PayoutSnapshot & Pick<Payout, 'gatewayPayoutId' | 'failureReason'>;

const lockStatement = statement<LockedPayout, [PayoutId]>(
  'payouts.lock',
  `select p.id, p.user_id as "userId", p.amount, p.status, p.tries, p.gateway_payout_id as "gatewayPayoutId", p.failure_reason as "failureReason"
from payouts p where p.id = $1::text for no key update`,
);

/** The facts of a payout, locked; its wallet is locked by the posting afterwards. */
export async function lockPayout(tx: Tx, id: PayoutId): Promise<LockedPayout | undefined> {
  return await first(tx, lockStatement, [id]);
}

const lists = listStatements<Payout, [UserId]>({
  name: 'payouts.list',
  select: `select ${columns} from payouts p`,
  where: 'p.user_id = $1::text',
  table: 'payouts',
  alias: 'p',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 1,
});

/** A person's payouts, newest first. */
export async function listPayouts(db: Db, userId: UserId, options: ListOptions): Promise<ListPage<Payout>> {
  return await pageOf(db, lists, [userId], options);
}

const openStatement = statement<Payout, [Date, Date | null, PayoutId | null, number]>(
  'payouts.open',
  `select ${columns} from payouts p
where p.status in ('PENDING', 'ACCEPTED', 'REQUESTED') and p.updated_at < $1::timestamptz
  and ($2::timestamptz is null or (p.updated_at, p.id) > ($2::timestamptz, $3::text))
order by p.updated_at, p.id limit $4::int`,
);

/** A page of records without a change since `before`, the oldest first; `after` is the last one of the page before. */
export type SilentSince<Row> = { readonly before: Date; readonly after: Row | null; readonly limit: number };

/** Returns payouts without a change since `before`, for reconciliation. */
export async function openPayouts(db: Db, { before, after, limit }: SilentSince<Payout>): Promise<readonly Payout[]> {
  return await many(db, openStatement, [before, after?.updatedAt ?? null, after?.id ?? null, limit]);
}

const tryStatement = statement<{ tries: number }, [PayoutId, Date]>(
  'payouts.begin-try',
  `with begun as (
  update payouts set tries = tries + case when tries = 0 or failure_reason is not null then 1 else 0 end, failure_reason = null,
    updated_at = $2::timestamptz
  where id = $1::text and status in ('PENDING', 'ACCEPTED', 'REQUESTED') and gateway_payout_id is null
  returning id, user_id, tries, old.failure_reason is not null as is_changed
)
select tries, case when is_changed then ${payoutEvent} end from begun`,
);

/**
 * Begins a sending to the gateway, before the call, and returns its number. A sending whose answer was lost keeps its
 * number; a sending after a failure gets the next number. Undefined when there is nothing to send: the payout ended,
 * was cancelled, or is known to the gateway.
 */
export async function beginPayoutTry(tx: Tx, id: PayoutId, at: Date): Promise<number | undefined> {
  return (await first(tx, tryStatement, [id, at]))?.tries;
}

const noteStatement = statement<unknown, [PayoutId, string | null, string | null, Date | null, Date]>(
  'payouts.note-gateway',
  `with noted as (
  update payouts set gateway_payout_id = $2::text, failure_reason = $3::text, expected_at = coalesce($4::timestamptz, expected_at),
    updated_at = $5::timestamptz
  where id = $1::text
  returning id, user_id, (old.failure_reason, old.expected_at) is distinct from (new.failure_reason, new.expected_at) as is_changed
)
select ${payoutEvent} from noted where is_changed`,
);

export type GatewayNote = Pick<Payout, 'gatewayPayoutId' | 'failureReason'> & { readonly expectedAt: Date | null };

/**
 * Stores the gateway's report of a payout that stays in its status, and tells its owner when something changed. A
 * failure that is tried again clears the gateway id: the next sending makes a new payout there.
 */
export async function notePayout(tx: Tx, id: PayoutId, note: GatewayNote, at: Date): Promise<void> {
  await touch(tx, noteStatement, [id, note.gatewayPayoutId, note.failureReason, note.expectedAt, at]);
}
