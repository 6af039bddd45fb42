import { sellerFees } from '../../src/config/fees.ts';
import { pesos, zero } from '../../src/money/centavos.ts';
import type { sendingRows } from '../../src/trade/table/transitions/sending.table.ts';
import {
  askFixture,
  attemptFixture,
  claimFixture,
  ids,
  tuesday as now,
  paidOrderFixture,
  stockFixture,
} from '../trade-fixtures.ts';
import { ask, byBuyer, bySeller, type Case, flashTrade, trade } from './case.ts';

type Sending = Exclude<keyof typeof sendingRows, 'E67' | 'E69' | 'E70' | 'E71' | 'E79'>;

const sold = (status: 'platform_to_ship' | 'to_receive' | 'transaction_successful', change = {}) =>
  trade('transaction_successful', status, change);
const toSend = sold('platform_to_ship');
const flash = { ...flashTrade('platform_received', 'platform_to_ship'), stock: stockFixture({ status: 'reserved' }) };
const underway = sold('to_receive');
const delivered = sold('to_receive', { deliveryAt: now });
const done = sold('transaction_successful', { deliveryAt: now });
const cameBack = sold('platform_to_ship', { redelivery: 'unpaid' });
const lostOutbound = { reason: 'no_return_required', detail: 'lost_outbound' } as const;
const noScan = { reason: 'no_return_required', detail: 'no_scan' } as const;
const parcel = { name: 'hand_to_courier', courier: 'ninjavan-ph', trackingNumber: 'NINJA12345678' } as const;
const claiming = { ...byBuyer, claimId: ids.claim, photoCount: 1, isSealUnbroken: true } as const;
const claim = claimFixture();
const toSendBack = claimFixture({ status: 'to_send_back' });
const offered = paidOrderFixture({
  status: 'transaction_closed',
  closure: { reason: 'no_return_required', detail: 'seller_rejected' },
  rematch: 'offered',
});
const nextAsk = askFixture({ id: ids.nextAsk, sellerId: ids.otherSeller, price: pesos(6_100) });

export const sendingCases: Readonly<Record<Sending, Case>> = {
  'E67-flash': ask(parcel, { ...flash, isTrackingNumberUsed: false, sellerFinishedSales: 5 }),
  'E67-number': ask(
    { name: 'replace_outbound_number', courier: 'jtexpress-ph', trackingNumber: 'JT9934641425' },
    {
      ...sold('to_receive', { outboundTrackingNumber: 'NINJA12345678' }),
      isTrackingNumberUsed: false,
      parcel: undefined,
    },
  ),
  'E67-sla': ask({ name: 'send_sla_over' }, toSend),
  'E68-offer': ask({ name: 'send_time_over' }, toSend),
  E68: ask({ name: 'cancel_late_sending', ...byBuyer }, { ...toSend, isLate: true }),
  'E68-flash': ask({ name: 'cancel_late_sending', ...byBuyer }, { ...flash, isLate: true }),
  'E68-auto': ask({ name: 'send_time_over_again' }, toSend),
  'E68-auto-flash': ask({ name: 'send_time_over_again' }, flash),
  E68d: ask({ name: 'lose_item' }, toSend),
  'E68d-flash': ask({ name: 'lose_item' }, flash),
  E72: ask({ name: 'outbound_returned' }, underway),
  'E72-paid': ask(
    { name: 'payment_succeeded', amount: pesos(120) },
    { ...cameBack, attempt: attemptFixture({ id: ids.secondAttempt, amount: pesos(120) }) },
  ),
  'E72-close': ask({ name: 'redelivery_time_over' }, cameBack),
  'E73-search': ask({ name: 'outbound_time_over' }, underway),
  E73: ask({ name: 'outbound_search_over' }, underway),
  'E73-courier': ask({ name: 'outbound_lost' }, underway),
  E74: ask({ name: 'open_claim', ...claiming, kind: 'condition' }, { ...delivered, hasClaim: false }),
  'E74-done': ask({ name: 'open_claim', ...claiming, kind: 'authenticity' }, { ...done, hasClaim: false }),
  'E74-late': ask({ name: 'claim_answer_time_over' }, { ...delivered, claim }),
  'E74-by-time': ask({ name: 'claim_answer_time_over' }, { ...delivered, claim: claimFixture({ isOverdue: true }) }),
  'E74-rejected': ask({ name: 'decide_claim', outcome: 'reject', refund: zero }, { ...delivered, claim }),
  'E74-rejected-done': ask({ name: 'decide_claim', outcome: 'reject', refund: zero }, { ...done, claim }),
  'E74-partial': ask({ name: 'decide_claim', outcome: 'refund_part', refund: pesos(500) }, { ...delivered, claim }),
  'E74-partial-done': ask({ name: 'decide_claim', outcome: 'refund_part', refund: pesos(500) }, { ...done, claim }),
  'E74-upheld': ask({ name: 'decide_claim', outcome: 'take_back', refund: zero }, { ...delivered, claim }),
  'E74-back': ask({ name: 'receive_claimed_item' }, { ...delivered, claim: toSendBack }),
  'E74-back-done': ask({ name: 'receive_claimed_item' }, { ...done, claim: toSendBack }),
  'E74-lapse': ask({ name: 'claim_parcel_time_over' }, { ...delivered, claim: toSendBack }),
  'E74-lapse-done': ask({ name: 'claim_parcel_time_over' }, { ...done, claim: toSendBack }),
  E76: ask(
    { name: 'change_buyer_address', ...byBuyer, isLabelPrinted: false, isDearer: false },
    { order: toSend.order },
  ),
  E77: ask({ name: 'change_return_address', ...bySeller, isLabelPrinted: false }, { ask: askFixture() }),
  E78: ask(
    { name: 'take_rematch', ...byBuyer, orderId: ids.nextOrder },
    { order: offered, ask: nextAsk, feeRules: sellerFees, buyerRegion: 'NCR' },
  ),
  'E78-refund': ask({ name: 'refund_now', ...byBuyer }, { order: offered }),
  'E78-lapse': ask({ name: 'rematch_time_over' }, { order: offered }),
  'E79-found': ask(
    { name: 'courier_delivered', deliveredAt: now },
    trade('transaction_successful', 'transaction_closed', { closure: lostOutbound }),
  ),
  'E79-scan': ask(
    { name: 'late_scan', scannedAt: new Date(now.getTime() - 2_000), lapsedAt: new Date(now.getTime() - 1_000) },
    {
      ask: askFixture(
        { status: 'transaction_closed', closure: noScan },
        { status: 'deducted', deductedAmount: pesos(650) },
      ),
      order: paidOrderFixture({ status: 'transaction_closed', closure: noScan }),
      isReleased: false,
    },
  ),
};
