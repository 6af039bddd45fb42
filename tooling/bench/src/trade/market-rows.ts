import { recomputeBook } from '@suki/db/queries/books';
import { privateTables } from '@suki/db/queries/queue-internals';
import type { Tx } from '@suki/db/tx';
import type { AskId } from '@suki/domain/ids/id';
import pg from 'pg';

/** The size of the market. It has one buyer for each order, because a buyer may have two unpaid orders only. */
export type MarketSize = {
  readonly buyers: number;
  /** Sizes on which the hand-written transactions and the API each sell. */
  readonly skus: number;
  readonly asksPerSku: { readonly byHand: number; readonly byApi: number };
  readonly hotAsks: number;
  readonly flashAsks: number;
};

/** The beginnings of the groups of sizes. Ids are numbers, so that a client can compute them. */
export type Market = {
  readonly size: MarketSize;
  readonly skuOf: { readonly hand: (turn: number) => string; readonly api: (turn: number) => string };
  readonly hotSku: string;
  readonly flashSku: string;
};

export const askPrice = 500_000;
/** More than the total of any order here: the price and a delivery. */
export const maxTotal = askPrice + 100_000;
const sellers = 1_000;
const skusPerItem = 10;
const idDigits = 26;
const asksAtOnce = 50;

export function idOf(prefix: string, number: number): string {
  return `${prefix}_${String(number).padStart(idDigits, '0')}`;
}

/** The identity of the n-th person; sellers come before buyers. */
export function uidOf(number: number): string {
  return `bench-${number}`;
}

export function buyerNumber(turn: number): number {
  return sellers + 1 + turn;
}

export function marketOf(size: MarketSize): Market {
  return {
    size,
    skuOf: {
      hand: (turn) => idOf('sku', 1 + (turn % size.skus)),
      api: (turn) => idOf('sku', 1 + size.skus + (turn % size.skus)),
    },
    hotSku: idOf('sku', 2 * size.skus + 1),
    flashSku: idOf('sku', 2 * size.skus + 2),
  };
}

/**
 * Fills an empty, migrated database with a market at rest, which stands for days of listing, straight into the
 * tables. The invariants hold afterwards, so each ask has its paid deposit, its entry in the ledger, its history, its
 * deadline and its line in the log of its book.
 */
export async function fillMarket(url: string, size: MarketSize): Promise<void> {
  const client = new pg.Client({ connectionString: url, pipeline: true } as pg.ClientConfig);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const text of fillStatements(size)) await client.query(text);
    await client.query(nightsDone);
    await enterBooks(client);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

// The nightly comparison of payments with the gateway would slow down those runs that pass 3 o'clock in Manila.
const nightsDone = `insert into reconciliations (id, day, begun_at)
  select new_id('rec'), to_char(now() at time zone 'Asia/Manila' + n * interval '1 day', 'YYYY-MM-DD'), now() from generate_series(0, 1) n`;

/**
 * Enters the asks in their books in short transactions: ten thousand versions of a book's row in one transaction
 * would take minutes.
 */
async function enterBooks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: string; at: Date }>('select n, at from listing order by n');
  for (let from = 0; from < rows.length; from += asksAtOnce) {
    const entered = rows.slice(from, from + asksAtOnce).map(({ n, at }) => {
      const askId = idOf('ask', Number(n)) as AskId;
      return recomputeBook(
        client as unknown as Tx,
        { kind: 'enter', event: 'E03', askId, bidId: null, price: null },
        at,
      );
    });
    await Promise.all([client.query('begin'), ...entered, client.query('commit')]);
  }
  // Nobody looks at this shop's pages, so they need no renewal.
  await client.query(`delete from ${privateTables.jobs}`);
}

const id = (prefix: string, number: string): string => `'${prefix}_' || lpad((${number})::text, ${idDigits}, '0')`;
const place = "'psgc', '1380600001', 'place', 'Poblacion, City of Makati, NCR', 'region', 'NCR', 'landmark', null";

function fillStatements(size: MarketSize): readonly string[] {
  const people = sellers + size.buyers;
  const skuCount = 2 * size.skus + 2;
  return [
    `insert into brands (id, slug, name) values (${id('brd', '1')}, 'bench', 'Bench')`,
    `insert into size_templates (id, name, base_system, systems, rows) values (${id('szt', '1')}, 'Bench', 'us_m', '{us_m}', '[{"us_m":"9"}]')`,
    `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, retail_price, description, details, genders, tabs,
       size_template_id, sold_count, art, rank)
     select ${id('itm', 'n')}, 'Item ' || n, array[${id('brd', '1')}], 'Model ' || n, 'Colour', 'BENCH-' || n, 'shoes', 'new', 'listed', ${askPrice}, '',
       '[]', '{men}', '{forYou}', ${id('szt', '1')}, 0, '{"silhouette":"court-low"}', n
     from generate_series(1, ${Math.ceil(skuCount / skusPerItem)}) n`,
    `insert into skus (id, item_id, position, sizes)
     select ${id('sku', 'n')}, ${id('itm', `1 + (n - 1) / ${skusPerItem}`)}, 1 + (n - 1) % ${skusPerItem}, '{"us_m":"9"}' from generate_series(1, ${skuCount}) n`,
    `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from skus`,
    `insert into section_items (section, section_position, position, item_id)
     select 'Bench ' || rank / 6, rank / 6, rank % 6, id from items where rank <= 60`,
    `insert into users (id, firebase_uid, is_anonymous, name, email, email_proved_at, phone_number, phone_verified_at, avatar, locale, is_balance_hidden, default_address_id,
       created_at, updated_at)
     select ${id('usr', 'n')}, 'bench-' || n, false, 'Person ' || n, 'bench-' || n || '@suki.test', now(), '+63917' || lpad(n::text, 7, '0'), now(), 1, 'en', false,
       ${id('adr', 'n')}, now(), now()
     from generate_series(1, ${people}) n`,
    `insert into wallets (user_id, balance) select id, 0 from users`,
    `insert into addresses (id, user_id, recipient, phone_number, psgc, street, place, region, created_at, updated_at)
     select default_address_id, id, name, phone_number, '1380600001', name || ' Street', 'Poblacion, City of Makati, NCR', 'NCR', now(), now() from users`,
    `create temporary table listing as
     select row_number() over (order by turn, sku) as n, sku, 1 + (turn * 7 + sku) % ${sellers} as seller, now() - interval '1 day' + turn * interval '1 second' as at
     from (
       select sku, turn from generate_series(1, ${size.skus}) sku, generate_series(1, ${size.asksPerSku.byHand}) turn
       union all select ${size.skus} + sku, turn from generate_series(1, ${size.skus}) sku, generate_series(1, ${size.asksPerSku.byApi}) turn
       union all select ${skuCount - 1}, turn from generate_series(1, ${size.hotAsks}) turn
       union all select ${skuCount}, turn from generate_series(1, ${size.flashAsks}) turn
     ) wanted`,
    `insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, live_at, expiry_days, tech_service_fee, payment_fee, operational_fee,
       income, return_address, region, is_return_address_changed, reminder_sent, rush_order, version, created_at, updated_at)
     select ${id('ask', 'n')}, ${id('usr', 'seller')}, ${id('itm', `1 + (sku - 1) / ${skusPerItem}`)}, ${id('sku', 'sku')}, 'standard', 'listing', 'to_pay',
       ${askPrice}, at, 30, 20000, 10000, 15000, 455000,
       jsonb_build_object('id', ${id('adr', 'seller')}, 'recipient', 'Person ' || seller, 'phoneNumber', '+63917' || lpad(seller::text, 7, '0'),
         'street', 'Street', 'postalCode', null, ${place}),
       'NCR', false, false, false, 2, at, at
     from listing`,
    `insert into payment_attempts (id, ask_id, user_id, amount, status, channel, checkout_method, return_path, gateway_request_id, created_at, updated_at, source)
     select ${id('att', 'n')}, ${id('ask', 'n')}, ${id('usr', 'seller')}, 50000, 'SUCCEEDED', 'GCASH', 'ONE_TIME_PAYMENT', '/ask', 'pr-deposit-' || n, at, at, 'gateway'
     from listing`,
    `insert into deposits (id, user_id, ask_id, amount, status, deducted_amount, paid_by_attempt_id, top_ups, created_at, updated_at)
     select ${id('dep', 'n')}, ${id('usr', 'seller')}, ${id('ask', 'n')}, 50000, 'under_hold', 0, ${id('att', 'n')}, '[]', at, at from listing`,
    `with entry as (insert into journal_entries (id, code, key, created_at) select ${id('jrn', 'n')}, 'deposit_held', ${id('att', 'n')}, at from listing)
     insert into postings (journal_entry_id, position, account, amount, line)
     select ${id('jrn', 'n')}, side, case side when 1 then 'platform:gateway_clearing' else 'deposit:' || ${id('dep', 'n')} end,
       case side when 1 then -50000 else 50000 end, case side when 1 then 'deposit paid' else 'deposit held' end
     from listing, generate_series(1, 2) side`,
    `update asks set status = 'listed'`,
    `insert into transitions (id, entity, entity_id, from_status, to_status, event, actor, at)
     select new_id('his'), 'ask', ${id('ask', 'n')}, 'to_pay', 'listed', 'E03', 'gateway', at from listing`,
    `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
     select new_id('tmr'), 'ask', ${id('ask', 'n')}, 'listing', at + interval '30 days', 1, false, at from listing`,
  ];
}
