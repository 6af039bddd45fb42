import { acceptedUnpaid, acceptedWithPayment } from '../examples/acceptances.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { acceptedDepositBegun, byGcash, startOf } from '../examples/payments.ts';
import { bidPrice } from '../examples/prices.ts';
import type { acceptanceRoutes } from './acceptances.table.ts';

const acceptance = { skuId: ids.bidSku, floorPrice: bidPrice, returnAddressId: ids.samsAddress };

export const acceptanceExamples: ExamplesOf<typeof acceptanceRoutes> = {
  acceptBid: { body: { ...acceptance, payment: byGcash('/selling') }, answer: acceptedWithPayment },
  acceptBidWithoutPay: { body: acceptance, answer: acceptedUnpaid },
  cancelAcceptedBid: {
    params: { id: ids.acceptedAsk },
    answer: { bidId: ids.bid, askId: ids.acceptedAsk, orderId: null },
  },
  payAcceptedBid: {
    params: { askId: ids.acceptedAsk },
    body: byGcash(`/selling/${ids.acceptedAsk}`),
    answer: startOf(acceptedDepositBegun),
  },
};
