import { expect, test } from 'vitest';
import { ids, orderFixture } from '../../../testing/trade-fixtures.ts';
import { centavos, pesos, zero } from '../../money/centavos.ts';
import { refundOrder, reversePayment } from './order-postings.ts';
import { posting } from './postings.ts';
import { stoppedRefunds } from './stopped-refunds.ts';

const order = orderFixture({ status: 'transaction_closed', paidByAttemptId: ids.attempt });
const reversal = (unsent: ReturnType<typeof pesos>) =>
  reversePayment(order, { escrow: zero, coupon: zero, unsent, paid: order.total, by: 'buyer' });

test.each([
  {
    what: 'the reversal of a payment whose refund has not left stops it',
    booked: reversal(pesos(100)),
    stopped: [{ attemptId: ids.attempt, amount: pesos(100) }],
  },
  { what: 'the reversal of a payment whose refund has left stops none', booked: reversal(zero), stopped: [] },
  { what: 'a refund itself stops none', booked: refundOrder({ order, attemptId: ids.attempt }), stopped: [] },
  {
    what: 'a refund that has arrived was not stopped',
    booked: posting({
      code: 'refund_settled',
      key: 'ref_1',
      lines: [
        [`refund:${ids.attempt}`, centavos(-500), 'refund'],
        ['platform:gateway_clearing', centavos(500), 'refund'],
      ],
    }),
    stopped: [],
  },
])('$what', ({ booked, stopped }) => {
  expect(stoppedRefunds(booked)).toEqual(stopped);
});
