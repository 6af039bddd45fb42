import { describe, expect, test } from 'vitest';
import { approved, bookings, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, ids, tuesday as now, stockFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import { sellerFees } from '../../config/fees.ts';
import type { SellerFees } from '../../fees/income.ts';
import { pesos, zero } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import { isAllowedDiscount } from '../table/conditions.ts';
import { decide } from './decide.ts';

const inspecting = trade('under_inspection', 'under_inspection');
const received = trade('platform_received', 'platform_received');
const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
const returnCost = pesos(220);
const returnOf = ({ creations }: Approval) =>
  creations.flatMap((creation) => (creation.entity === 'returnLeg' ? [creation.row] : []));
const salesOf = ({ creations }: Approval) =>
  creations.flatMap((creation) => (creation.entity === 'sale' ? [creation.row] : []));
const sale = { orderId: ids.order, itemId: ids.item, skuId: ids.sku, price: 625_000, at: now };

describe('noting a defect (E59)', () => {
  test.each([
    { photoCount: 0, decision: refused('PHOTO_MISSING') },
    { photoCount: 1, decision: expect.objectContaining({ ok: true, event: 'E59' }) },
  ])('with $photoCount photos', ({ photoCount, decision }) => {
    expect(decide({ name: 'note_defect', photoCount }, inspecting, now)).toEqual(decision);
  });
});

describe('offering a discount (E59d)', () => {
  const offer = { name: 'offer_discount', callerId: ids.seller, discount: pesos(500) } as const;

  const shares = { techServiceFee: 23_000, paymentFee: 11_500, operationalFee: 15_000, income: 525_500 };
  const offered = {
    ...pending,
    order: { ...pending.order, discountOffer: pesos(500), discounted: shares as unknown as SellerFees },
  };

  test('is told to the buyer, and counts the fees on what is left', () => {
    const approval = approved(decide(offer, { ...pending, feeRules: sellerFees }, now));
    expect(approval.patches).toEqual([
      {
        entity: 'order',
        id: ids.order,
        set: { discountOffer: 50_000, discounted: shares },
      },
    ]);
    expect(approval.messages).toMatchObject([{ to: ids.buyer, kind: 'order-discount', params: { amount: 50_000 } }]);
  });

  test('lowers the seller’s income when the buyer takes it, and not before (E61)', () => {
    const facts = { ...offered, returnCost, sellerFinishedSales: 9 };
    const approval = approved(decide({ name: 'answer_defect', callerId: ids.buyer, result: 'accept' }, facts, now));
    expect(approval.patches).toContainEqual({ entity: 'order', id: ids.order, set: shares });
    expect(bookings(approval).find(([code]) => code === 'seller_paid')).toContain(`wallet:${ids.seller} 5255`);
    const income = approval.messages.find(({ kind }) => kind === 'sale-income');
    expect(income?.params).toMatchObject({ income: 525_500 });
  });

  test('that nobody took leaves a lost item as dear as it was (E60d), and one that goes back (E62)', () => {
    const lost = approved(decide({ name: 'lose_item' }, offered, now));
    expect(bookings(lost).find(([code]) => code === 'item_compensated')).toContain(
      `wallet:${ids.seller} ${pending.order.income / 100}`,
    );
    const facts = { ...offered, returnCost, sellerFinishedSales: 9 };
    const refused = approved(decide({ name: 'answer_defect', callerId: ids.buyer, result: 'reject' }, facts, now));
    expect(returnOf(refused)).toMatchObject([{ value: pending.order.income }]);
    expect(refused.patches).not.toContainEqual(expect.objectContaining({ set: shares }));
  });

  test('of a sum that is no discount is refused, and told the price', () => {
    const decision = decide({ ...offer, discount: pesos(75) }, { ...pending, feeRules: sellerFees }, now);
    expect(decision).toEqual(refused('DISCOUNT_RULE', { discount: 7_500, price: 625_000 }));
  });

  test('is refused a second time', () => {
    const order = { ...pending.order, discountOffer: pesos(500) };
    expect(decide(offer, { ...pending, order, feeRules: sellerFees }, now)).toEqual(
      refused('ALREADY_DONE', { status: 'pending_buyer_confirmation' }),
    );
  });
});

describe('failing an inspection (E60)', () => {
  const fail = {
    name: 'fail_inspection',
    inspectors: 2,
    photoCount: 1,
    passesAsNew: false,
    lossInValue: zero,
  } as const;

  test.each([
    { finding: 'counterfeit', event: 'E60a', detail: 'counterfeit', payer: 'seller' },
    { finding: 'wrong_item', event: 'E60b', detail: 'wrong_item', payer: 'deposit' },
    { finding: 'used', event: 'E60b', detail: 'used', payer: 'deposit' },
    { finding: 'incomplete', event: 'E60b', detail: 'incomplete', payer: 'deposit' },
    { finding: 'major_defect', event: 'E60b', detail: 'major_defect', payer: 'deposit' },
    { finding: 'transit_damage', event: 'E60c', detail: 'transit_damage', payer: 'platform' },
  ] as const)('for $finding closes with that detail, at the cost of the $payer ($event)', (row) => {
    const found = { finding: row.finding, passesAsNew: true, lossInValue: pesos(700) };
    const approval = approved(decide({ ...fail, ...found }, { ...inspecting, returnCost }, now));
    expect(approval.event).toBe(row.event);
    const closure = { reason: 'platform_inspection_failed', detail: row.detail };
    expect(approval.moves.slice(0, 2)).toMatchObject([
      { entity: 'ask', closure },
      { entity: 'order', closure },
    ]);
    expect(returnOf(approval)).toMatchObject([
      { payer: row.payer, cost: 22_000, passesAsNew: true, lossInValue: 70_000, value: 567_500 },
    ]);
  });

  test('for damage in transit one inspector is enough', () => {
    const command = { ...fail, finding: 'transit_damage', inspectors: 1 } as const;
    expect(decide(command, { ...inspecting, returnCost }, now)).toMatchObject({ ok: true, event: 'E60c' });
  });

  test('because we lost it pays both sides (E60d)', () => {
    const approval = approved(decide({ ...fail, finding: 'platform_loss' }, { ...inspecting, returnCost }, now));
    expect(approval.event).toBe('E60d');
    expect(bookings(approval).map(([code]) => code)).toEqual([
      'order_refunded',
      'deposit_returned',
      'item_compensated',
    ]);
    expect(approval.messages).toMatchObject([
      { to: ids.buyer, kind: 'order-lost-here' },
      { to: ids.seller, kind: 'ask-lost-here', params: { compensation: 567_500 } },
    ]);
  });

  test.each([
    { change: { inspectors: 1 }, facts: inspecting, refusal: refused('TWO_INSPECTORS', { inspectors: 1 }) },
    { change: { photoCount: 0 }, facts: inspecting, refusal: refused('PHOTO_MISSING') },
    { change: {}, facts: received, refusal: refused('NOT_ALLOWED_NOW', { status: 'platform_received' }) },
  ])('in $facts.order.status with $change is refused with $refusal.reason', ({ change, facts, refusal }) => {
    expect(decide({ ...fail, finding: 'used', ...change }, { ...facts, returnCost }, now)).toEqual(refusal);
  });
});

describe('an item that we lost (E60d, E68d)', () => {
  const stock = stockFixture({ status: 'reserved' });

  test.each([
    { event: 'E60d', facts: received, sales: [] },
    { event: 'E68d', facts: trade('transaction_successful', 'platform_to_ship'), sales: [] },
    {
      event: 'E68d-flash',
      facts: { ...flashTrade('platform_received', 'platform_to_ship'), stock },
      sales: [{ ...sale, lane: 'flash' }],
    },
  ])('is a sale only where its seller is paid for it now ($event)', ({ event, facts, sales }) => {
    const approval = approved(decide({ name: 'lose_item' }, facts, now));
    expect(approval.event).toBe(event);
    expect(salesOf(approval)).toEqual(sales);
    const availableAt = later(3 * DAY_MS);
    expect(approval.releases).toEqual(
      event === 'E60d' ? [] : [{ orderId: ids.order, userId: ids.seller, availableAt }],
    );
  });
});

test.each([
  { sellerFinishedSales: 5, availableAt: null },
  { sellerFinishedSales: 4, availableAt: later(30 * DAY_MS) },
  { sellerFinishedSales: undefined, availableAt: later(30 * DAY_MS) },
])(
  'stock that we lost after its sale pays a seller of $sellerFinishedSales sales from $availableAt (E68d-flash)',
  (row) => {
    const facts = {
      ...flashTrade('platform_received', 'platform_to_ship'),
      stock: stockFixture({ status: 'reserved' }),
    };
    const { sellerFinishedSales, availableAt } = row;
    const approval = approved(decide({ name: 'lose_item' }, { ...facts, sellerFinishedSales }, now));
    expect(approval.postings[0]).toMatchObject({ code: 'seller_paid', shown: [{ kind: 'sell_income', availableAt }] });
  },
);

describe('the buyer’s answer to a defect (E61, E62)', () => {
  const answer = { name: 'answer_defect', callerId: ids.buyer } as const;
  const facts = { ...pending, returnCost, sellerFinishedSales: 5 };
  const accepted = { ...facts, ...trade('transaction_successful', 'platform_to_ship') };
  const rejected = {
    ...facts,
    ...trade('transaction_closed', 'transaction_closed', {
      closure: { reason: 'buyer_inspection_failed', detail: 'defect_refused' },
    }),
  };

  test('yes pays the seller and publishes the sale (E61)', () => {
    const approval = approved(decide({ ...answer, result: 'accept' }, facts, now));
    expect(approval.event).toBe('E61');
    expect(salesOf(approval)).toEqual([{ ...sale, lane: 'standard' }]);
    expect(approval.postings[0]?.shown).toMatchObject([{ kind: 'sell_income', availableAt: null }]);
  });

  test('yes publishes what was paid for the pair: the price less the discount (E61)', () => {
    const order = { ...pending.order, discountOffer: pesos(500) };
    const approval = approved(decide({ ...answer, result: 'accept' }, { ...facts, order }, now));
    expect(salesOf(approval)).toMatchObject([{ price: 575_000 }]);
  });

  test('yes holds the income of a new seller (E61)', () => {
    const approval = approved(decide({ ...answer, result: 'accept' }, { ...facts, sellerFinishedSales: 4 }, now));
    expect(approval.postings[0]?.shown).toMatchObject([{ kind: 'sell_income', availableAt: later(30 * DAY_MS) }]);
    expect(approval.messages.map(({ kind }) => kind)).toContain('sale-income-held');
  });

  test('no sends the pair home, and publishes nothing (E62)', () => {
    const approval = approved(decide({ ...answer, result: 'reject' }, facts, now));
    expect(approval.event).toBe('E62');
    expect(salesOf(approval)).toEqual([]);
    expect(returnOf(approval)).toMatchObject([{ cost: 22_000, payer: 'deposit' }]);
  });

  test.each([
    { result: 'accept', before: accepted, event: 'E61' },
    { result: 'reject', before: rejected, event: 'E62' },
  ] as const)('$result a second time changes nothing', ({ result, before, event }) => {
    expect(decide({ ...answer, result }, before, now)).toMatchObject({ event, ...untouched });
  });

  test.each([
    { result: 'reject', before: accepted, status: 'platform_to_ship' },
    { result: 'accept', before: rejected, status: 'transaction_closed' },
    { result: 'accept', before: { ...facts, ...inspecting }, status: 'under_inspection' },
  ] as const)('$result in $status is refused', ({ result, before, status }) => {
    expect(decide({ ...answer, result }, before, now)).toEqual(refused('NOT_ALLOWED_NOW', { status }));
  });

  test('is the buyer’s alone', () => {
    expect(decide({ ...answer, callerId: ids.seller, result: 'accept' }, facts, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'buyer' }),
    );
  });
});

describe('a check that takes too long', () => {
  test.each([
    { name: 'defect_answer_time_over', facts: pending, event: 'E63' },
    { name: 'check_time_over_again', facts: received, event: 'E45b-auto' },
  ] as const)('sends the item home at our cost ($event)', ({ name, facts, event }) => {
    const approval = approved(decide({ name }, { ...facts, returnCost }, now));
    expect(approval.event).toBe(event);
    expect(returnOf(approval)).toMatchObject([{ payer: 'platform', cost: 22_000 }]);
  });

  const late = { name: 'cancel_late_check', callerId: ids.buyer } as const;
  const closure = { reason: 'platform_inspection_failed', detail: 'platform_late' } as const;
  const ended = trade('transaction_closed', 'transaction_closed', { closure });

  test('may be ended by the buyer once it is late, not before (E45b)', () => {
    expect(decide(late, { ...inspecting, returnCost, isLate: false }, now)).toEqual(refused('TOO_EARLY'));
    const approval = approved(decide(late, { ...inspecting, returnCost, isLate: true }, now));
    expect(approval.event).toBe('E45b');
    expect(returnOf(approval)).toMatchObject([{ payer: 'platform', cost: 22_000 }]);
  });

  test('is ended once: a second press changes nothing (E45b)', () => {
    for (const isLate of [false, true]) {
      expect(decide(late, { ...ended, returnCost, isLate }, now)).toMatchObject({ event: 'E45b', ...untouched });
    }
  });

  test('is ended by the buyer alone (E45b)', () => {
    const decision = decide({ ...late, callerId: ids.seller }, { ...inspecting, returnCost, isLate: true }, now);
    expect(decision).toEqual(refused('NOT_YOUR_ROLE', { expected: 'buyer' }));
  });
});

test.each([
  { name: 'check_sla_over', facts: received, event: 'E56-sla' },
  { name: 'send_sla_over', facts: trade('transaction_successful', 'platform_to_ship'), event: 'E67-sla' },
] as const)('an order that waits for us too long goes to the front of the queue ($event)', ({ name, facts, event }) => {
  const approval = approved(decide({ name }, facts, now));
  expect(approval).toMatchObject({ event, alerts: [{ queue: 'warehouse' }] });
  expect(approval.patches).toEqual([{ entity: 'order', id: ids.order, set: { rushOrder: true } }]);
  expect(movesOf(approval)).toEqual([]);
});

describe('a small defect (E59d to E62)', () => {
  test.each([
    { discount: pesos(50), ok: true },
    { discount: pesos(1_850), ok: true },
    { discount: pesos(1_900), ok: false },
    { discount: pesos(75), ok: false },
    { discount: zero, ok: false },
  ])('a discount of $discount on ₱6,250: $ok', ({ discount, ok }) => {
    expect(isAllowedDiscount(discount, pesos(6_250))).toBe(ok);
  });

  test('an accepted discount goes back to the buyer and off the seller’s price, with fees on the rest', () => {
    const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
    const offer = { name: 'offer_discount', callerId: ids.seller, discount: pesos(500) } as const;
    const [patch] = approved(decide(offer, { ...pending, feeRules: sellerFees }, now)).patches;
    const order = { ...pending.order, ...(patch?.entity === 'order' ? patch.set : {}) };
    const accept = { name: 'answer_defect', callerId: ids.buyer, result: 'accept' } as const;
    const facts = { ...pending, order, returnCost: pesos(220), sellerFinishedSales: 5 };
    const { postings } = approved(decide(accept, facts, now));
    expect(postings.map(({ code, entries }) => [code, entries.map(({ amount }) => amount)])).toEqual([
      ['discount_given', [-50_000, 50_000]],
      ['seller_paid', [-575_000, 525_500, 23_000, 11_500, 15_000]],
      ['deposit_returned', [-65_000, 65_000]],
    ]);
  });

  test('a refused pair costs the seller the way back, at most the deposit', () => {
    const pending = trade('pending_buyer_confirmation', 'pending_buyer_confirmation');
    const reject = { name: 'answer_defect', callerId: ids.buyer, result: 'reject' } as const;
    const { deposits, creations } = approved(
      decide(reject, { ...pending, returnCost: pesos(220), sellerFinishedSales: 5 }, now),
    );
    expect(deposits).toMatchObject([{ to: 'deducted', deductedAmount: pesos(220) }]);
    expect(creations).toMatchObject([{ entity: 'returnLeg', row: { payer: 'deposit', isPaid: true } }]);
  });
});

describe('the verdict of a failed inspection (E60)', () => {
  const facts = { ...trade('under_inspection', 'under_inspection'), returnCost: pesos(220) };
  const fail = { name: 'fail_inspection', photoCount: 1, passesAsNew: false, lossInValue: zero } as const;

  test.each([
    { inspectors: 1, photoCount: 1, reason: 'TWO_INSPECTORS' },
    { inspectors: 2, photoCount: 0, reason: 'PHOTO_MISSING' },
  ])('by $inspectors with $photoCount photos is refused with $reason', ({ reason, ...change }) => {
    expect(decide({ ...fail, finding: 'used', ...change }, facts, now)).toMatchObject({ ok: false, reason });
  });

  test.each(['wrong_item', 'used', 'incomplete', 'major_defect'] as const)(
    'for %s closes with that detail',
    (finding) => {
      const { moves } = approved(decide({ ...fail, finding, inspectors: 2 }, facts, now));
      expect(moves[0]).toMatchObject({ closure: { reason: 'platform_inspection_failed', detail: finding } });
    },
  );

  test('a way back that the deposit does not cover is the seller’s to pay, and waits for the money', () => {
    const dear = approved(
      decide({ ...fail, finding: 'used', inspectors: 2 }, { ...facts, returnCost: pesos(700) }, now),
    );
    expect(dear.creations).toMatchObject([{ row: { payer: 'seller', cost: pesos(50), isPaid: false } }]);
    expect(dear.timers.map(({ kind }) => kind)).toContain('return_storage');
    expect(dear.timers.map(({ kind }) => kind)).not.toContain('return_shipment');
  });
});

test('a deposit that the bank had taken back pays for no return (E60b)', () => {
  const fail = { inspectors: 2, photoCount: 1, passesAsNew: false, lossInValue: zero } as const;
  const ask = askFixture({ status: 'under_inspection' }, { status: 'due' });
  const facts = { ...trade('under_inspection', 'under_inspection'), ask, returnCost: pesos(220) };
  const { creations } = approved(decide({ name: 'fail_inspection', finding: 'used', ...fail }, facts, now));
  expect(creations).toContainEqual(
    expect.objectContaining({ row: expect.objectContaining({ payer: 'seller', cost: pesos(220), isPaid: false }) }),
  );
});

test('the end of an order that we lost gives held income its date (E68d)', () => {
  const facts = trade('transaction_successful', 'platform_to_ship');
  expect(approved(decide({ name: 'lose_item' }, facts, now)).releases).toMatchObject([{ userId: ids.seller }]);
});

test('the sold price is the one that was agreed, less the discount (E61)', () => {
  const facts = trade('pending_buyer_confirmation', 'pending_buyer_confirmation', { discountOffer: pesos(250) });
  const answer = { name: 'answer_defect', callerId: ids.buyer, result: 'accept' } as const;
  const known = { ...facts, returnCost: pesos(220), sellerFinishedSales: 9 };
  const { creations } = approved(decide(answer, known, now));
  expect(creations).toMatchObject([{ entity: 'sale', row: { price: pesos(6_000) } }]);
});
