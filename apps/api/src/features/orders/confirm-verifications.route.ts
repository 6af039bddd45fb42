import { finishedSalesOf } from '@suki/db/queries/orders';
import { verificationOfOrder } from '@suki/db/queries/verifications';
import { decide } from '@suki/domain/trade/decide/decide';
import type { HandlerInTwoParts } from '../../http/handler.ts';
import { returnCostOf } from '../trade/return-cost-of.ts';
import { issueCertificate } from './issue-certificate.ts';
import { commandOfParty } from './party-command.ts';
import { presentedOrder, type SeenOrder } from './present-order.ts';

/**
 * `PUT /order/{orderId}/confirm-verifications?result=`: E61, E62. An item that its buyer keeps gets a certificate,
 * which names the defect (ADR 0145).
 */
export const confirmVerifications: HandlerInTwoParts<'confirmVerifications', SeenOrder> = {
  work: (call, dependencies) =>
    commandOfParty(
      call,
      {
        decide: async (trade, { query, caller }, { tx, now }) => {
          const [returnCost, sellerFinishedSales] = await Promise.all([
            returnCostOf(tx, trade.ask.id),
            finishedSalesOf(tx, trade.order.sellerId),
          ]);
          const command = { name: 'answer_defect', callerId: caller.userId, result: query.result } as const;
          return decide(command, { ...trade, returnCost, sellerFinishedSales }, now);
        },
        alsoWrite: async (tx, { approval, now: at }) => {
          if (call.query.result !== 'accept' || approval.moves.length === 0) return;
          const report = await verificationOfOrder(tx, call.params.orderId);
          if (report !== undefined) await issueCertificate(tx, report, { at, ids: dependencies.ids });
        },
      },
      dependencies,
    ),
  answer: presentedOrder,
};
