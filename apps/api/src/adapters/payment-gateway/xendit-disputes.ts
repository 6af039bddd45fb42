import type { z } from 'zod';
import type { GatewayDispute, PaymentGateway } from '../../ports/payment-gateway.ts';
import { DisputeAnswer } from './xendit.schemas.ts';
import { fromWirePesos } from './xendit-money.ts';
import { xenditSegment } from './xendit-path.ts';
import { type XenditConnection, xenditRequest } from './xendit-request.ts';

/** Disputes of Xendit: a payer's bank questions a payment, and then takes it back or not. */
export function xenditDisputes(connection: XenditConnection): Pick<PaymentGateway, 'getDispute'> {
  return {
    getDispute: async (id) =>
      toDispute(
        await xenditRequest(connection, {
          method: 'GET',
          path: `/disputes/${xenditSegment(id)}`,
          answer: DisputeAnswer,
        }),
      ),
  };
}

function toDispute({
  id,
  reference_id,
  status,
  currency,
  amount,
  due_date,
}: z.output<typeof DisputeAnswer>): GatewayDispute {
  return {
    id,
    referenceId: reference_id ?? '',
    amount: fromWirePesos(amount.terminal ?? amount.initial),
    currency,
    status: status === 'WON' || status === 'LOST' ? status : 'OPEN',
    answerBy: dateOf(due_date),
  };
}

/** Null for a day that cannot be read: a dispute is brought in all the same. */
function dateOf(text: string | null | undefined): Date | null {
  const at = new Date(text ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}
