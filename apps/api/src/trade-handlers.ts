import { askRoutes } from '@suki/contract/asks/asks.table';
import { itemRoutes } from '@suki/contract/items/items.table';
import { orderRoutes } from '@suki/contract/orders/orders.table';
import { staffRoutes } from '@suki/contract/staff/staff.table';
import { systemRoutes } from '@suki/contract/system/system.table';
import { walletRoutes } from '@suki/contract/wallet/wallet.table';
import { cancelAsk } from './features/asks/cancel-ask.route.ts';
import { deleteAsk } from './features/asks/delete-ask.route.ts';
import { getAsk } from './features/asks/get-ask.route.ts';
import { getFeeRules } from './features/asks/get-fee-rules.route.ts';
import { listAsks } from './features/asks/list-asks.route.ts';
import { payAskDeposit } from './features/asks/pay-ask-deposit.route.ts';
import { postAsk } from './features/asks/post-ask.route.ts';
import { getItem } from './features/catalogue/get-item.route.ts';
import { getSizeTemplate } from './features/catalogue/get-size-template.route.ts';
import { getSkuBook } from './features/catalogue/get-sku-book.route.ts';
import { listPurchaseHistory } from './features/catalogue/list-purchase-history.route.ts';
import { listRecentlyReleasedItems } from './features/catalogue/list-recently-released-items.route.ts';
import { recommendItems } from './features/catalogue/recommend-items.route.ts';
import { recommendItemsToSell } from './features/catalogue/recommend-items-to-sell.route.ts';
import { buyAtLowestAsk } from './features/orders/buy-at-lowest-ask.route.ts';
import { cancelOrder } from './features/orders/cancel-order.route.ts';
import { confirmOrder } from './features/orders/confirm-order.route.ts';
import { confirmReceived } from './features/orders/confirm-received.route.ts';
import { deleteOrder } from './features/orders/delete-order.route.ts';
import { getCertificate } from './features/orders/get-certificate.route.ts';
import { getOrder } from './features/orders/get-order.route.ts';
import { getTracking } from './features/orders/get-tracking.route.ts';
import { getVerification } from './features/orders/get-verification.route.ts';
import { listOrders } from './features/orders/list-orders.route.ts';
import { payOrder } from './features/orders/pay-order.route.ts';
import { sellerDeliver } from './features/orders/seller-deliver.route.ts';
import { receiveCourierWebhook } from './features/parcels/receive-courier-webhook.route.ts';
import { receiveXenditWebhook } from './features/payments/receive-xendit-webhook.route.ts';
import { cancelPayout } from './features/payouts/cancel-payout.route.ts';
import { getPayout } from './features/payouts/get-payout.route.ts';
import { listPayouts } from './features/payouts/list-payouts.route.ts';
import { requestPayout } from './features/payouts/request-payout.route.ts';
import { beginInspection } from './features/staff-orders/begin-inspection.route.ts';
import { countStaffOrders } from './features/staff-orders/count-staff-orders.route.ts';
import { getStaffOrder } from './features/staff-orders/get-staff-order.route.ts';
import { handToCourier } from './features/staff-orders/hand-to-courier.route.ts';
import { listStaffOrders } from './features/staff-orders/list-staff-orders.route.ts';
import { passInspection } from './features/staff-orders/pass-inspection.route.ts';
import { receiveAtWarehouse } from './features/staff-orders/receive-at-warehouse.route.ts';
import { listTransactions } from './features/wallet/list-transactions.route.ts';
import type { Handlers } from './http/handlers.ts';

/** The calls of the trade: catalogue, asks, orders, payments, payouts, warehouse. */
export const tradeRoutes = {
  ...itemRoutes,
  ...askRoutes,
  ...orderRoutes,
  listTransactions: walletRoutes.listTransactions,
  requestPayout: walletRoutes.requestPayout,
  listPayouts: walletRoutes.listPayouts,
  getPayout: walletRoutes.getPayout,
  cancelPayout: walletRoutes.cancelPayout,
  listStaffOrders: staffRoutes.listStaffOrders,
  countStaffOrders: staffRoutes.countStaffOrders,
  getStaffOrder: staffRoutes.getStaffOrder,
  receiveAtWarehouse: staffRoutes.receiveAtWarehouse,
  beginInspection: staffRoutes.beginInspection,
  passInspection: staffRoutes.passInspection,
  handToCourier: staffRoutes.handToCourier,
  receiveXenditWebhook: systemRoutes.receiveXenditWebhook,
  receiveCourierWebhook: systemRoutes.receiveCourierWebhook,
} as const;

export const tradeHandlers: Handlers<typeof tradeRoutes> = {
  recommendItems,
  listRecentlyReleasedItems,
  recommendItemsToSell,
  getItem,
  getSkuBook,
  listPurchaseHistory,
  getSizeTemplate,
  getFeeRules,
  postAsk,
  listAsks,
  getAsk,
  cancelAsk,
  deleteAsk,
  payAskDeposit,
  buyAtLowestAsk,
  listOrders,
  getOrder,
  payOrder,
  cancelOrder,
  deleteOrder,
  confirmOrder,
  sellerDeliver,
  confirmReceived,
  getVerification,
  getCertificate,
  getTracking,
  listTransactions,
  requestPayout,
  listPayouts,
  getPayout,
  cancelPayout,
  listStaffOrders,
  countStaffOrders,
  getStaffOrder,
  receiveAtWarehouse,
  beginInspection,
  passInspection,
  handToCourier,
  receiveXenditWebhook,
  receiveCourierWebhook,
};
