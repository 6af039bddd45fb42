import type { SomeHandlers } from '../../http/handler.ts';
import { askMoreTime } from './ask-more-time.route.ts';
import { buyAtLowestAsk } from './buy-at-lowest-ask.route.ts';
import { cancelOrder } from './cancel-order.route.ts';
import { changeBuyerAddress } from './change-buyer-address.route.ts';
import { confirmOrder } from './confirm-order.route.ts';
import { confirmReceived } from './confirm-received.route.ts';
import { confirmVerifications } from './confirm-verifications.route.ts';
import { deleteOrder } from './delete-order.route.ts';
import { findCertificate } from './find-certificate.route.ts';
import { getCertificate } from './get-certificate.route.ts';
import { getOrder } from './get-order.route.ts';
import { getTracking } from './get-tracking.route.ts';
import { getVerification } from './get-verification.route.ts';
import { listOrders } from './list-orders.route.ts';
import { offerDiscount } from './offer-discount.route.ts';
import { payOrder } from './pay-order.route.ts';
import { remindOfOrder } from './remind-of-order.route.ts';
import { rushOrder } from './rush-order.route.ts';
import { sellerDeliver } from './seller-deliver.route.ts';

export const orderHandlers = {
  askMoreTime,
  buyAtLowestAsk,
  cancelOrder,
  changeBuyerAddress,
  confirmOrder,
  confirmReceived,
  confirmVerifications,
  deleteOrder,
  findCertificate,
  getCertificate,
  getOrder,
  getTracking,
  getVerification,
  listOrders,
  offerDiscount,
  payOrder,
  remindOfOrder,
  rushOrder,
  sellerDeliver,
} satisfies SomeHandlers;
