import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { listStaffOrders } from './staff-orders.ts';

const database = testDatabase();
const ORDERS = 90;

// Rows without their neighbours: the list reads orders and timers only. Deadlines repeat; each sixth order has two,
// and each seventh has none.
beforeAll(async () => {
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into orders (id, buyer_id, seller_id, ask_id, item_id, sku_id, lane, origin, status, price, total, shipping_fee, flash_fee, processing_fee,
         coupon_amount, quote_lines, tech_service_fee, payment_fee, operational_fee, income, buyer_address, cancel_requested, is_ship_extended, is_resent,
         discount_offer, refunded_amount, is_payment_reversed, is_buyer_address_changed, reminder_sent, rush_order, version, created_at, updated_at,
         order_number)
       select 'ord_' || n, 'usr_b', 'usr_s', 'ask_' || n, 'itm_1', 'sku_1', 'standard', 'buy_now',
         case when n % 3 = 0 then 'seller_to_ship' else 'platform_received' end, 100, 100, 0, 0, 0, 0, '[]', 0, 0, 0, 100, '{}', false, false, false, 0, 0,
         false, false, false, n % 5 = 0, 1, timestamptz '2026-11-21' + (n % 10) * interval '1 hour', now(), 10000000 + n
       from generate_series(1, ${ORDERS}) n`,
    );
    await client.query(
      `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
       select 'tmr_' || n || '_' || k, 'order', 'ord_' || n, case k when 0 then 'shipment' else 'rush' end,
         timestamptz '2026-11-25' + ((n * 7 + k * 3) % 20) * interval '1 hour', 1, false, now()
       from generate_series(1, ${ORDERS}) n, generate_series(0, 1) k where n % 7 <> 0 and (k = 0 or n % 6 = 0)`,
    );
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
});

test.each([
  { status: 'seller_to_ship', heldUp: undefined },
  { status: 'platform_received', heldUp: false },
] as const)(
  'ops B.2.7, ops A.2 A9: the pages of $status are those of a whole sort: rush orders first, then by deadline',
  async (list) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select o.id from orders o where o.status = $1
     order by not o.rush_order, coalesce((select min(t.fire_at) from timers t where t.entity_id = o.id), 'infinity'), o.created_at, o.id`,
      [list.status],
    );
    const listed: string[] = [];
    for (let lastItemId: string | undefined, hasMore = true; hasMore; ) {
      const page = await listStaffOrders(database.pool, { ...list, limit: 10, lastItemId });
      listed.push(...page.items.map(({ id }) => id));
      ({ hasMore } = page);
      lastItemId = page.lastItemId ?? undefined;
    }
    expect(listed).toEqual(rows.map(({ id }) => id));
  },
);
