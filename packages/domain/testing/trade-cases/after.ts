import { pesos } from '../../src/money/centavos.ts';
import { approve } from '../../src/trade/decide/approve.ts';
import type { nudgeRows } from '../../src/trade/table/transitions/nudges.table.ts';
import type { returnRows } from '../../src/trade/table/transitions/returns.table.ts';
import type { stockRows } from '../../src/trade/table/transitions/stock.table.ts';
import {
  askFixture,
  attemptFixture,
  ids,
  itemFacts,
  tuesday as now,
  returnFixture,
  sellerFacts,
  stockFixture,
} from '../trade-fixtures.ts';
import { acceptance, ask, byBuyer, bySeller, type Case, trade } from './case.ts';

const leg = returnFixture();
const unpaid = returnFixture({ payer: 'seller', isPaid: false, choice: 'return' });
const damaged = returnFixture({ lossInValue: pesos(2_000), passesAsNew: false });
const shipped = returnFixture({ status: 'return_shipped', choice: 'return' });
const held = returnFixture({ status: 'held', payer: 'seller', isPaid: false });
const payment = attemptFixture({ subject: { entity: 'return', id: ids.ask }, userId: ids.seller, amount: pesos(220) });
const returnCost = pesos(220);

export const returnCases: Readonly<Record<keyof typeof returnRows, Case>> = {
  RT1: ask({ name: 'choose_return', ...bySeller, choice: 'return' }, { returnLeg: leg }),
  'RT1-silent': ask({ name: 'return_choice_time_over' }, { returnLeg: leg }),
  'RT1-flash': ask(
    { name: 'choose_return', ...bySeller, choice: 'sell_as_flash' },
    { returnLeg: leg, stock: stockFixture() },
  ),
  'RT1-surrender': ask({ name: 'choose_return', ...bySeller, choice: 'surrender' }, { returnLeg: damaged }),
  'RT1-dispose': ask({ name: 'choose_return', ...bySeller, choice: 'dispose' }, { returnLeg: leg }),
  'RT1-pay': ask(
    { name: 'pay_return', attemptId: ids.attempt, channel: 'GCASH' },
    { returnLeg: unpaid, pendingAttempt: null },
  ),
  'RT1-paid': ask({ name: 'return_paid', amount: pesos(220) }, { returnLeg: unpaid, attempt: payment }),
  'RT1-paid-late': ask(
    { name: 'return_paid', amount: pesos(220) },
    { returnLeg: returnFixture({ status: 'abandoned' }), attempt: payment },
  ),
  'RT2-sla': ask({ name: 'return_sla_over' }, { returnLeg: leg }),
  'RT2-late': ask({ name: 'return_send_time_over' }, { returnLeg: leg }),
  RT2: ask({ name: 'ship_return' }, { returnLeg: returnFixture({ choice: 'return' }) }),
  RT3: ask({ name: 'return_received' }, { returnLeg: shipped }),
  'RT3-by-time': ask({ name: 'return_receipt_time_over' }, { returnLeg: shipped, isDelivered: true }),
  RT4: ask({ name: 'return_came_back' }, { returnLeg: shipped, returnCost }),
  RT5: ask({ name: 'return_receipt_time_over' }, { returnLeg: shipped, isDelivered: false }),
  'RT5-courier': ask({ name: 'return_lost' }, { returnLeg: shipped }),
  RT6: ask({ name: 'return_storage_over' }, { returnLeg: unpaid }),
  RT7: ask({ name: 'review_counterfeit', outcome: 'keep' }, { returnLeg: held }),
  'RT7-released': ask({ name: 'review_counterfeit', outcome: 'release' }, { returnLeg: held }),
};

const item = (status: Parameters<typeof stockFixture>[0]) => ({ stock: stockFixture(status) });

export const stockCases: Readonly<Record<keyof typeof stockRows, Case>> = {
  S1: ask(
    { name: 'book_intake', stockId: ids.stock, itemId: ids.item, skuId: ids.sku },
    { seller: sellerFacts, item: itemFacts },
  ),
  'S1-void': ask({ name: 'intake_time_over' }, item({ status: 'intake_created' })),
  S2: ask({ name: 'send_intake', ...bySeller }, item({ status: 'intake_created' })),
  'S2-here': ask({ name: 'receive_intake' }, item({ status: 'intake_on_way' })),
  S3: ask({ name: 'check_stock' }, item({ status: 'received' })),
  'S3-pass': ask({ name: 'pass_stock' }, item({ status: 'checking' })),
  S4: ask({ name: 'fail_stock', inspectors: 2, isCounterfeit: false }, { ...item({ status: 'checking' }), returnCost }),
  'S4-counterfeit': ask(
    { name: 'fail_stock', inspectors: 2, isCounterfeit: true },
    { ...item({ status: 'checking' }), returnCost },
  ),
  S6: ask({ name: 'withdraw_stock', ...bySeller }, { ...item({}), returnCost, ask: null }),
  S7: ask({ name: 'storage_time_over' }, { ...item({}), returnCost, ask: null }),
  'S7-later': ask({ name: 'storage_time_over' }, { ...item({ status: 'reserved' }), returnCost, ask: null }),
  S8: ask({ name: 'lose_stock' }, { ...item({}), ask: null }),
  'S-ask': () => approve('S-ask', { now, ask: askFixture({ lane: 'flash', stockId: ids.stock }) }),
};

const late = { startedAt: new Date(now.getTime() - 60_000), fireAt: new Date(now.getTime() + 60_000) };
const inCheck = trade('under_inspection', 'under_inspection');

export const nudgeCases: Readonly<Record<keyof typeof nudgeRows, Case>> = {
  N1: ask({ name: 'remind_of_ask', ...bySeller }, { ...trade('buyer_to_pay', 'to_pay'), window: late }),
  N2: ask({ name: 'remind_of_bid', ...byBuyer }, { ...acceptance(), window: late }),
  N3: ask({ name: 'remind_of_order', ...byBuyer }, { ...trade('to_ship', 'seller_to_ship'), window: late }),
  N4: ask({ name: 'rush_ask', ...bySeller }, inCheck),
  'N4-return': ask(
    { name: 'rush_ask', ...bySeller },
    { ask: askFixture({ status: 'transaction_closed' }), order: null, returnLeg: leg },
  ),
  N5: ask({ name: 'rush_order', ...byBuyer }, inCheck),
  'N5-late': ask({ name: 'rush_time_over' }, { order: inCheck.order }),
};
