import type { UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Account, Posting, Release } from '@suki/domain/trade/facts/decision';
import { type Db, exactlyOne, many, statement, touch } from '../statement.ts';
import { walletEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

type PostValues = [
  string,
  string,
  Date,
  string[],
  number[],
  string[],
  string[],
  string[],
  number[],
  (Date | null)[],
  boolean,
];

/*
 * One statement writes the journal entry, its lines, the running balances of the wallets, the owners' lists and their
 * events. All parts read from the insert on (code, key), which finds nothing to do for a repeat. The database checks at
 * commit that the lines sum to zero. The order shown with a compensation or refund is the one whose escrow moved, else
 * the newest order of the deposit's ask or bid in which the person took part.
 */
const postStatement = statement<{ isNew: boolean; walletCount: number }, PostValues>(
  'ledger.post',
  `with entry as (
  insert into journal_entries (id, code, key, created_at) values (new_id('jrn'), $1::text, $2::text, $3::timestamptz)
  on conflict (code, key) do nothing
  returning id
), given as (
  select * from unnest($4::text[], $5::bigint[], $6::text[]) with ordinality as given (account, amount, line, position)
), posted as (
  insert into postings (journal_entry_id, position, account, amount, line)
  select entry.id, given.position, given.account, given.amount, given.line from entry, given
), wallet as (
  update wallets set balance = wallets.balance + change.amount
  from (
    select split_part(given.account, ':', 2) as user_id, sum(given.amount)::bigint as amount
    from entry, given where given.account like 'wallet:%' group by 1
  ) change
  where wallets.user_id = change.user_id
  returning wallets.user_id
), escrow as (
  select id, ask_id from orders where id = (select split_part(account, ':', 2) from given where account like 'escrow:%' limit 1)
), deposit as (
  select ask_id, bid_id from deposits
  where id = (select split_part(account, ':', 2) from given where account like 'deposit:%' or account like 'penalty:%' limit 1)
), shown as (
  insert into wallet_transactions (id, user_id, journal_entry_id, kind, amount, through, ask_id, bid_id, order_id, available_at, created_at)
  select new_id('trn'), line.user_id, entry.id, line.kind, line.amount,
    case when exists (select from given where given.account = 'wallet:' || line.user_id) then 'wallet' else 'original_method' end,
    coalesce((select ask_id from escrow), (select ask_id from deposit)), (select bid_id from deposit),
    coalesce((select id from escrow), (
      select orders.id from orders
      where (orders.ask_id = (select ask_id from deposit) or orders.bid_id = (select bid_id from deposit))
        and line.user_id in (orders.buyer_id, orders.seller_id)
      order by orders.created_at desc limit 1)),
    line.available_at, $3::timestamptz
  from entry, unnest($7::text[], $8::text[], $9::bigint[], $10::timestamptz[]) as line (user_id, kind, amount, available_at)
)
select entry.id is not null as "isNew", (select count(*) from wallet) as "walletCount", case when entry.id is not null then (
  select count(${walletEvent('owner.id')})
  from (select user_id from wallet union select * from unnest($7::text[])) as owner (id)
) end as told
from (select) as always left join entry on true
where entry.id is not null or not $11::boolean or raise_conflict('posting', $1::text || ' ' || $2::text, 'new')`,
);

/**
 * Books a posting once: a repeat with an equal `(code, key)` changes nothing. A caller that touches several wallets has
 * locked them (`lockWallets`).
 * @returns true when the posting was new.
 * @throws the check violation `wallets_balance_check` when a wallet would fall below zero, and `postings_sum_zero` at
 * commit.
 */
export function post(tx: Tx, posting: Posting, at: Date): Promise<boolean> {
  return book(tx, posting, { at, mustBeNew: false });
}

/**
 * Books a posting that must be new.
 * @throws ConflictError when it was booked before.
 */
export async function postNew(tx: Tx, posting: Posting, at: Date): Promise<void> {
  await book(tx, posting, { at, mustBeNew: true });
}

type Booking = { readonly at: Date; readonly mustBeNew: boolean };

async function book(tx: Tx, posting: Posting, { at, mustBeNew }: Booking): Promise<boolean> {
  const { entries, shown } = posting;
  const booked = await exactlyOne(tx, postStatement, [
    posting.code,
    posting.key,
    at,
    entries.map((entry) => entry.account),
    entries.map((entry) => entry.amount),
    entries.map((entry) => entry.line),
    shown.map((line) => line.userId),
    shown.map((line) => line.kind),
    shown.map((line) => line.amount),
    shown.map((line) => line.availableAt),
    mustBeNew,
  ]);
  if (!booked.isNew) return false;
  const walletCount = walletsOf([posting]).length;
  if (booked.walletCount !== walletCount) {
    throw new Error(
      `Expected posting ${posting.code} ${posting.key} to change ${walletCount} wallets, found ${booked.walletCount}. Every user has one from ensureUser.`,
    );
  }
  return true;
}

/** The owners of the wallets that the postings touch, each once, in lock order. */
export function walletsOf(postings: readonly Posting[]): UserId[] {
  const accounts = postings.flatMap((posting) => posting.entries.map((entry) => entry.account));
  const owners = accounts.flatMap((account) =>
    account.startsWith('wallet:') ? [account.slice('wallet:'.length) as UserId] : [],
  );
  return [...new Set(owners)].sort();
}

const lockWalletsStatement = statement<{ userId: UserId; balance: Centavos }, [UserId[]]>(
  'ledger.lock-wallets',
  `select user_id as "userId", balance from wallets where user_id = any($1::text[]) order by user_id for no key update`,
);

/** Locks wallets by id, the last step of the lock order (ADR 0002), and returns their balances. */
export async function lockWallets(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Centavos>> {
  const rows = await many(tx, lockWalletsStatement, [[...userIds].sort()]);
  return new Map(rows.map((row) => [row.userId, row.balance]));
}

const releaseStatement = statement<unknown, [string, UserId, Date]>(
  'ledger.release-income',
  `with released as (
  update wallet_transactions set available_at = least(available_at, $3::timestamptz)
  where order_id = $1::text and user_id = $2::text and kind = 'sell_income' and available_at is not null
  returning user_id
)
select ${walletEvent('user_id')} from released`,
);

/** Sets the end of held income, never later than the present one. */
export async function releaseIncome(tx: Tx, release: Release): Promise<void> {
  await touch(tx, releaseStatement, [release.orderId, release.userId, release.availableAt]);
}

const balanceOfStatement = statement<{ balance: Centavos }, [string]>(
  'ledger.balance-of',
  `select coalesce(sum(amount), 0)::bigint as balance from postings where account = $1::text`,
);

/** Returns the balance of an account, summed from its lines. */
export async function balanceOf(db: Db, account: Account): Promise<Centavos> {
  return (await exactlyOne(db, balanceOfStatement, [account])).balance;
}

const platformBalancesStatement = statement<{ account: Account; balance: Centavos }>(
  'ledger.platform-balances',
  `select account, sum(amount)::bigint as balance from postings where account like 'platform:%' group by account order by account`,
);

/** Returns each platform account with its sum; platform accounts keep no running balance (ADR 0002). */
export async function platformBalances(db: Db): Promise<readonly { account: Account; balance: Centavos }[]> {
  return await many(db, platformBalancesStatement, []);
}

const ledgerTotalStatement = statement<{ total: Centavos }>(
  'ledger.total',
  `select coalesce(sum(amount), 0)::bigint as total from postings`,
);

/** Returns the sum over all accounts, which must be 0. */
export async function ledgerTotal(db: Db): Promise<Centavos> {
  return (await exactlyOne(db, ledgerTotalStatement, [])).total;
}
