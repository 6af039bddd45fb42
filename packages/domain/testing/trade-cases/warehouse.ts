import { sellerFees } from '../../src/config/fees.ts';
import { pesos, zero } from '../../src/money/centavos.ts';
import type { inspectionRows } from '../../src/trade/table/transitions/inspection.table.ts';
import type { shippingRows } from '../../src/trade/table/transitions/shipping.table.ts';
import { askFixture, bidFixture, ids, tuesday as now, orderFixture } from '../trade-fixtures.ts';
import { ask, byBuyer, bySeller, type Case, trade } from './case.ts';

type Shipping = Exclude<
  keyof typeof shippingRows,
  'E41' | 'E42' | 'E43' | 'E46' | 'E47' | 'E46s' | 'E49' | 'E51' | 'E52'
>;
type Inspection = Exclude<keyof typeof inspectionRows, 'E56' | 'E57' | 'E58' | 'T21'>;

const confirming = { ...trade('confirming_buyer_order', 'confirming_buyer_order'), pendingAttempt: null };
const toShip = trade('to_ship', 'seller_to_ship');
const onWay = trade('on_way_to_warehouse', 'on_way_to_warehouse');
const seen = trade('on_way_to_warehouse', 'on_way_to_warehouse', { inboundScannedAt: now });
const received = trade('platform_received', 'platform_received');
const inspecting = trade('under_inspection', 'under_inspection');
const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
const closed = askFixture({
  status: 'transaction_closed',
  closure: { reason: 'no_return_required', detail: 'seller_ship_timeout' },
});
const cancellations = { day: 0, month: 0 };
const returnCost = pesos(220);
const failing = {
  name: 'fail_inspection',
  inspectors: 2,
  photoCount: 1,
  passesAsNew: false,
  lossInValue: zero,
} as const;
const window = { startedAt: now, fireAt: new Date(now.getTime() + 3_600_000) };
const fined = (appealedAt: Date | null = null) =>
  askFixture(
    { status: 'transaction_closed', closure: { reason: 'no_return_required', detail: 'seller_ship_timeout' } },
    { status: 'deducted', deductedAmount: pesos(650), appealedAt },
  );
const finedBid = (appealedAt: Date | null = null) =>
  bidFixture(
    { status: 'bid_closed', closure: { reason: 'no_return_required', detail: 'bid_default' } },
    { status: 'deducted', deductedAmount: pesos(600), appealedAt },
  );

export const shippingCases: Readonly<Record<Shipping, Case>> = {
  E44: ask({ name: 'cancel_order', ...byBuyer, isSeller: false }, { ...confirming, cancellations }),
  E48: ask({ name: 'ask_more_time', ...bySeller }, { ...toShip, window }),
  E50: ask({ name: 'cancel_order', ...bySeller, isSeller: true }, { ...toShip, pendingAttempt: null, cancellations }),
  E53: ask({ name: 'receive_late_parcel' }, { ask: closed, returnCost, isCompensated: false }),
  'E53-ours': ask({ name: 'receive_late_parcel' }, { ask: closed, returnCost, isCompensated: true }),
  'E54-search': ask({ name: 'inbound_time_over' }, onWay),
  E54: ask({ name: 'inbound_search_over' }, seen),
  'E54-courier': ask({ name: 'inbound_lost' }, seen),
  E55: ask({ name: 'inbound_returned' }, onWay),
  E55b: ask({ name: 'inbound_returned' }, trade('on_way_to_warehouse', 'on_way_to_warehouse', { isResent: true })),
};

export const inspectionCases: Readonly<Record<Inspection, Case>> = {
  'E57-over': ask({ name: 'take_over_inspection' }, inspecting),
  'E56-sla': ask({ name: 'check_sla_over' }, received),
  'E45b-offer': ask({ name: 'check_time_over' }, inspecting),
  E45b: ask({ name: 'cancel_late_check', ...byBuyer }, { ...inspecting, returnCost, isLate: true }),
  'E45b-auto': ask({ name: 'check_time_over_again' }, { ...received, returnCost }),
  E59: ask({ name: 'note_defect', photoCount: 1 }, inspecting),
  E59d: ask({ name: 'offer_discount', ...bySeller, discount: pesos(500) }, { ...pending, feeRules: sellerFees }),
  E60a: ask({ ...failing, finding: 'counterfeit' }, { ...inspecting, returnCost }),
  E60b: ask({ ...failing, finding: 'wrong_item' }, { ...inspecting, returnCost }),
  E60c: ask({ ...failing, finding: 'transit_damage', lossInValue: pesos(2_000) }, { ...inspecting, returnCost }),
  E60d: ask({ name: 'lose_item' }, received),
  E61: ask({ name: 'answer_defect', ...byBuyer, result: 'accept' }, { ...pending, returnCost, sellerFinishedSales: 5 }),
  E62: ask({ name: 'answer_defect', ...byBuyer, result: 'reject' }, { ...pending, returnCost, sellerFinishedSales: 5 }),
  E63: ask({ name: 'defect_answer_time_over' }, { ...pending, returnCost }),
  E64: ask({ name: 'appeal_fine', ...bySeller }, { ask: fined(), isFineInSuspense: true }),
  'E64-won': ask({ name: 'decide_appeal', isUpheld: true }, { ask: fined(now), isFineInSuspense: true }),
  'E64-lost': ask({ name: 'decide_appeal', isUpheld: false }, { ask: fined(now), isFineInSuspense: true }),
  'E64-bid': ask({ name: 'appeal_bid_fine', ...byBuyer }, { bid: finedBid(), isFineInSuspense: true }),
  'E64-bid-won': ask({ name: 'decide_bid_appeal', isUpheld: true }, { bid: finedBid(now), isFineInSuspense: true }),
  'E64-bid-lost': ask({ name: 'decide_bid_appeal', isUpheld: false }, { bid: finedBid(now), isFineInSuspense: true }),
  'T21-bid': ask(
    { name: 'release_penalty', of: 'bid' },
    {
      ask: askFixture(),
      bid: finedBid(),
      order: orderFixture({ id: ids.order, origin: 'bid', status: 'transaction_closed' }),
      isReleased: false,
      wasDepositPaidByCard: false,
    },
  ),
};
