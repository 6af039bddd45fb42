import { UNREAD_COUNT_MAX } from '@suki/domain/config/lists';
import type { MessageId, PayoutId, UserId } from '@suki/domain/ids/id';
import type { MessageIntent } from '@suki/domain/trade/facts/decision';
import { kindsWithSms } from '@suki/domain/trade/facts/message-kinds';
import { type MessageTab, messageTabs } from '@suki/domain/trade/facts/statuses';
import { messages } from '../schema/messages.ts';
import type { users } from '../schema/users.ts';
import { columnsOf, type Db, exactlyOne, json, many, statement, touch } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { entrySql, jobAboutList } from './jobs.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type Message = typeof messages.$inferSelect;
type User = typeof users.$inferSelect;

type Nullable = (string | null)[];

// A person without a mail address and, for an urgent message, without a verified phone number reads it in the inbox
// alone; a job would find no address. The person is looked up by key for each message, never joined: a join planned
// while there were few people reads all of them.
const urgentKinds = kindsWithSms.map((kind) => `'${kind}'`).join(', ');
const isReached = `(select coalesce(made.mail_to, case when u.email_unreachable_at is null then u.email end) is not null
  or ((made.sms_to is not null or u.phone_verified_at is not null) and made.kind in (${urgentKinds})) from users u where u.id = made.user_id)`;

/** A price may be told to hundreds of sellers: one job sends 8 messages side by side, as many as a worker runs jobs. */
const SENT_TOGETHER = 8;

// All messages of a trade share one job: each further job costs the database 0.3 ms for its row alone. The job carries
// ids only and reads the messages when it runs.
const insertStatement = statement<
  unknown,
  [
    string[],
    string[],
    string[],
    Nullable,
    Nullable,
    Nullable,
    Nullable,
    string[],
    Date,
    Nullable,
    Nullable,
    Nullable,
    Nullable,
    Nullable,
  ]
>(
  'inbox.insert',
  `with made as (
  insert into messages (id, user_id, tab, kind, ask_id, order_id, payout_id, payout_status, params, bid_id, mail_to, sms_to, stock_id, sku_id, created_at)
  select new_id('msg'), wanted.*, $9::timestamptz
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[])
    as wanted (user_id, tab, kind, ask_id, order_id, payout_id, payout_status, params, bid_id, mail_to, sms_to, stock_id, sku_id)
  returning id, user_id, kind, mail_to, sms_to
), told as (
  select json_agg(${entrySql('notify-trade', 'id')}) as messages, min(id) as first
  from (select id, (row_number() over (order by id) - 1) / ${SENT_TOGETHER} as part from made where ${isReached}) reached
  group by part
)
select ${tradeEvent({ entity: 'message', id: 'id', userIds: ['user_id'] })},
  (select count(*) from (select ${jobAboutList('notify-trade', { entries: 'messages', first: 'first' })} from told) jobs) as jobs
from made`,
);

/** Inserts messages into the inboxes, with jobs `notify-trade` for people who have an address. */
export async function insertMessages(
  tx: Tx,
  intents: readonly MessageIntent[],
  context: { at: Date; payoutId?: PayoutId | undefined },
): Promise<void> {
  if (intents.length === 0) return;
  await touch(tx, insertStatement, [
    intents.map((intent) => intent.to),
    intents.map((intent) => intent.tab),
    intents.map((intent) => intent.kind),
    intents.map((intent) => intent.askId ?? null),
    intents.map((intent) => intent.orderId ?? null),
    intents.map(() => context.payoutId ?? null),
    intents.map((intent) => intent.payout?.status ?? null),
    intents.map((intent) => json(intent.params)),
    context.at,
    intents.map((intent) => intent.bidId ?? null),
    intents.map((intent) => intent.oldAddress?.email ?? null),
    intents.map((intent) => intent.oldAddress?.phoneNumber ?? null),
    intents.map((intent) => intent.stockId ?? null),
    intents.map((intent) => intent.skuId ?? null),
  ]);
}

/** A message with the addresses of its recipient; `email` is null when nobody reads mail there. */
export type AddressedMessage = Message & {
  readonly recipient: Pick<User, 'name' | 'email' | 'phoneNumber'> & { readonly isPhoneVerified: boolean };
};

const addressedStatement = statement<AddressedMessage, [MessageId[]]>(
  'inbox.addressed',
  `select ${columnsOf(messages, 'm')}, json_build_object('name', u.name,
  'email', coalesce(m.mail_to, case when u.email_unreachable_at is null then u.email end), 'phoneNumber', coalesce(m.sms_to, u.phone_number),
  'isPhoneVerified', m.sms_to is not null or u.phone_verified_at is not null) as recipient
from messages m join users u on u.id = m.user_id where m.id = any($1::text[])`,
);

/** Returns messages with their recipients, for the job that sends them; deleted ones are left out. */
export async function addressedMessages(db: Db, ids: readonly MessageId[]): Promise<readonly AddressedMessage[]> {
  return await many(db, addressedStatement, [[...ids]]);
}

const lists = listStatements<Message, [UserId, MessageTab]>({
  name: 'inbox.list',
  select: `select ${columnsOf(messages, 'm')} from messages m`,
  where: 'm.user_id = $1::text and m.tab = $2::text',
  table: 'messages',
  alias: 'm',
  orderColumns: { createdAt: 'created_at' },
  valueCount: 2,
});

/** The messages of one tab, newest first. */
export async function listMessages(
  db: Db,
  userId: UserId,
  tab: MessageTab,
  options: ListOptions,
): Promise<ListPage<Message>> {
  return await pageOf(db, lists, [userId, tab], options);
}

export type UnreadCounts = Readonly<Record<MessageTab, number>>;

const unreadOf = (tab: MessageTab): string =>
  `(select count(*) from (
    select from messages where user_id = $1::text and tab = '${tab}' and read_at is null limit $2::int
  ) unread) as "${tab}"`;
const unreadStatement = statement<UnreadCounts, [UserId, number]>(
  'inbox.unread-counts',
  `select ${messageTabs.map(unreadOf).join(', ')}`,
);

/** Counts the unread messages of each tab up to `UNREAD_COUNT_MAX`: a busy seller has tens of thousands. */
export async function unreadCounts(db: Db, userId: UserId): Promise<UnreadCounts> {
  return await exactlyOne(db, unreadStatement, [userId, UNREAD_COUNT_MAX]);
}

const markReadStatement = statement<unknown, [UserId, MessageTab, MessageId[], Date]>(
  'inbox.mark-read',
  `update messages set read_at = $4::timestamptz
where user_id = $1::text and tab = $2::text and id = any($3::text[]) and read_at is null`,
);

/** Marks messages of a tab as read; those of other people are left alone. */
export async function markMessagesRead(
  tx: Tx,
  userId: UserId,
  tab: MessageTab,
  ids: readonly MessageId[],
  at: Date,
): Promise<void> {
  await touch(tx, markReadStatement, [userId, tab, [...ids], at]);
}

const markAllReadStatement = statement<unknown, [UserId, Date]>(
  'inbox.mark-all-read',
  `update messages set read_at = $2::timestamptz where user_id = $1::text and read_at is null`,
);

export async function markAllMessagesRead(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await touch(tx, markAllReadStatement, [userId, at]);
}
