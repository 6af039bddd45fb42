import { describe, expect, test } from 'vitest';
import { centavos } from '../money/centavos.ts';
import { type MendingFacts, mendedText } from './mended-alert.ts';

const nothing: MendingFacts = {
  orderStatus: null,
  hold: null,
  refundStatus: null,
  payoutStatus: null,
  isPayoutHeld: false,
  details: null,
};
const side = { status: 'SUCCEEDED', amount: centavos(100), currency: 'PHP' };
const comparison = (agrees: boolean) => ({
  details: { comparison: { at: '2026-11-24T02:00:00Z', here: side, there: side, agrees } },
});

describe('ops A.2 A17: an alert shows that its cause is mended', () => {
  test.each<[event: string, lasting: Partial<MendingFacts>, mended: Partial<MendingFacts>]>([
    ['E40', { orderStatus: 'seller_to_ship', hold: 'review' }, { orderStatus: 'seller_to_ship', hold: null }],
    ['hold_ends', { orderStatus: 'under_inspection', hold: 'review' }, { orderStatus: 'transaction_closed' }],
    ['E65-freeze', { orderStatus: 'seller_to_ship', hold: 'chargeback' }, { orderStatus: 'seller_to_ship' }],
    ['E54-search', { orderStatus: 'on_way_to_warehouse' }, { orderStatus: 'platform_received' }],
    ['E56-sla', { orderStatus: 'under_inspection' }, { orderStatus: 'platform_to_ship' }],
    ['E67-sla', { orderStatus: 'platform_to_ship' }, { orderStatus: 'to_receive' }],
    ['N5', { orderStatus: 'platform_to_ship' }, { orderStatus: 'to_receive' }],
    ['E73-search', { orderStatus: 'to_receive' }, { orderStatus: 'transaction_successful' }],
    ['payout_held', { payoutStatus: 'ACCEPTED', isPayoutHeld: true }, { payoutStatus: 'FAILED' }],
    ['payout_unsent', { payoutStatus: 'PENDING' }, { payoutStatus: 'REQUESTED' }],
    ['refund_unsent', { refundStatus: 'PENDING' }, { refundStatus: 'REQUESTED' }],
    ['balance_low', { refundStatus: 'PENDING' }, { refundStatus: 'SUCCEEDED' }],
    ['differs', comparison(false), comparison(true)],
  ])('%s', (event, lasting, mended) => {
    expect(mendedText(event, nothing)).toBeNull();
    expect(mendedText(event, { ...nothing, ...lasting })).toBeNull();
    expect(mendedText(event, { ...nothing, ...mended })).toMatch(/^[A-Z].*\.$/);
  });

  test('never by itself where only a person knows', () => {
    expect(mendedText('E60a', { ...nothing, orderStatus: 'transaction_closed' })).toBeNull();
    expect(mendedText('toString', nothing)).toBeNull();
  });
});
