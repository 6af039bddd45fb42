import { pesos, zero } from '../../src/money/centavos.ts';
import type { listingRows } from '../../src/trade/table/transitions/listing.table.ts';
import type { EventId } from '../../src/trade/table/transitions.table.ts';
import {
  askFixture,
  bidFixture,
  depositAttemptFixture,
  ids,
  itemFacts,
  price,
  sellerFacts,
  stockFixture,
  unpaidAskFixture,
} from '../trade-fixtures.ts';
import { acceptance, ask, bySeller, type Case } from './case.ts';

type Listing = Exclude<
  keyof typeof listingRows & EventId,
  'E01' | 'E02' | 'E03' | 'E04' | 'T1x' | 'E05' | 'E06' | 'E07' | 'E08' | 'E08x' | 'E10'
>;

const raise = { price: pesos(8_000), amount: pesos(150) };
const raising = askFixture({}, { raise });
const topUp = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });
const suspended = askFixture({
  status: 'transaction_closed',
  closure: { reason: 'no_return_required', detail: 'suspended' },
});
const found = { isRefundUnsent: false, isFineInSuspense: false };
const paid = depositAttemptFixture({ status: 'SUCCEEDED' });

/** One situation for each row of the listing that the first sale does not pass through. */
export const listingCases: Readonly<Record<Listing, Case>> = {
  'E01-flash': ask(
    { name: 'list_stock_item', askId: ids.ask, depositId: ids.deposit, price, expiryDays: 30 },
    { stock: stockFixture(), seller: sellerFacts, item: itemFacts },
  ),
  E09: ask({ name: 'edit_ask', ...bySeller, price: pesos(6_000), expiryDays: 14 }, { ask: askFixture() }),
  'E09-raise': ask({ name: 'edit_ask', ...bySeller, price: pesos(8_000), expiryDays: 14 }, { ask: askFixture() }),
  'E09-lapse': ask({ name: 'deposit_time_over' }, { ask: raising, pendingAttempt: null, wasExtended: false }),
  E09p: ask({ name: 'deposit_succeeded', amount: pesos(150) }, { ask: raising, attempt: topUp }),
  'E09p-drop': ask(
    { name: 'deposit_succeeded', amount: pesos(150) },
    { ask: askFixture({ status: 'buyer_to_pay' }), attempt: topUp },
  ),
  E11: ask({ name: 'deposit_reversed' }, { ask: askFixture(), attempt: paid, ...found }),
  E11b: ask({ name: 'deposit_reversed' }, { ask: askFixture({ status: 'to_ship' }), attempt: paid, ...found }),
  'E11b-review': ask({ name: 'deposit_reversed' }, { ask: suspended, attempt: paid, ...found }),
  'E11b-late': ask(
    { name: 'deposit_reversed' },
    { ask: askFixture({ status: 'transaction_successful' }, { status: 'returned' }), attempt: paid, ...found },
  ),
  'E11b-paid': ask(
    { name: 'deposit_succeeded', amount: pesos(650) },
    { ask: askFixture({ status: 'to_ship' }, { status: 'due' }), attempt: depositAttemptFixture() },
  ),
  E12: ask({ name: 'delist_ask', why: 'delisted' }, { ask: askFixture() }),
  'E12-unpaid': ask({ name: 'delist_ask', why: 'delisted' }, { ask: unpaidAskFixture() }),
  'E12-accept': ask({ name: 'delist_ask', why: 'delisted' }, acceptance()),
  'E12-suspended': ask({ name: 'delist_ask', why: 'suspended' }, { ask: askFixture() }),
  'E12-returned': ask({ name: 'review_suspension', outcome: 'return' }, { ask: suspended }),
  'E12-kept': ask({ name: 'review_suspension', outcome: 'keep' }, { ask: suspended }),
  E12b: ask({ name: 'delist_bid', why: 'suspended' }, { bid: bidFixture(), ask: null }),
  'E12b-unpaid': ask(
    { name: 'delist_bid', why: 'delisted' },
    { bid: bidFixture({ status: 'to_pay' }, { status: 'due', paidByAttemptId: null }), ask: null },
  ),
  'E12-bid': ask({ name: 'delist_bid', why: 'delisted' }, { bid: bidFixture(), ask: null }),
  'E12b-user': ask({ name: 'delete_user' }, { openItemCount: 1, balance: zero }),
};
