import { acceptanceRoutes } from '@suki/contract/acceptances/acceptances.table';
import { askRoutes } from '@suki/contract/asks/asks.table';
import { bidRoutes } from '@suki/contract/bids/bids.table';
import { catalogueRoutes } from '@suki/contract/catalogue/catalogue.table';
import { depositRoutes } from '@suki/contract/deposits/deposits.table';
import { orderRoutes } from '@suki/contract/orders/orders.table';
import { paymentMethodRoutes } from '@suki/contract/payment-methods/payment-methods.table';
import { payoutRoutes } from '@suki/contract/payouts/payouts.table';
import { quoteRoutes } from '@suki/contract/quotes/quotes.table';
import { alertRoutes } from '@suki/contract/staff/alerts.table';
import { inspectionRoutes } from '@suki/contract/staff/inspections.table';
import { marketRoutes } from '@suki/contract/staff/market.table';
import { staffMoneyRoutes } from '@suki/contract/staff/money.table';
import { staffOrderRoutes } from '@suki/contract/staff/orders.table';
import { reconciliationRoutes } from '@suki/contract/staff/reconciliations.table';
import { staffStockRoutes } from '@suki/contract/staff/stock.table';
import { systemRoutes } from '@suki/contract/system/system.table';
import { ledgerRoutes } from '@suki/contract/wallet/ledger.table';
import { walletRoutes } from '@suki/contract/wallet/wallet.table';
import { acceptBid } from './features/accepting/accept-bid.route.ts';
import { acceptBidWithoutPay } from './features/accepting/accept-bid-without-pay.route.ts';
import { cancelAcceptedBid } from './features/accepting/cancel-accepted-bid.route.ts';
import { cancelAsk } from './features/asks/cancel-ask.route.ts';
import { changeReturnAddress } from './features/asks/change-return-address.route.ts';
import { deleteAsk } from './features/asks/delete-ask.route.ts';
import { editAsk } from './features/asks/edit-ask.route.ts';
import { getAsk } from './features/asks/get-ask.route.ts';
import { getFeeRules } from './features/asks/get-fee-rules.route.ts';
import { listAsks } from './features/asks/list-asks.route.ts';
import { payAcceptedBid } from './features/asks/pay-accepted-bid.route.ts';
import { payAskDeposit } from './features/asks/pay-ask-deposit.route.ts';
import { postAsk } from './features/asks/post-ask.route.ts';
import { remindOfAsk } from './features/asks/remind-of-ask.route.ts';
import { rushAsk } from './features/asks/rush-ask.route.ts';
import { cancelBid } from './features/bids/cancel-bid.route.ts';
import { deleteBid } from './features/bids/delete-bid.route.ts';
import { editBid } from './features/bids/edit-bid.route.ts';
import { getBid } from './features/bids/get-bid.route.ts';
import { listBids } from './features/bids/list-bids.route.ts';
import { listBidsOfItem } from './features/bids/list-bids-of-item.route.ts';
import { payBidDeposit } from './features/bids/pay-bid-deposit.route.ts';
import { postBid } from './features/bids/post-bid.route.ts';
import { remindOfBid } from './features/bids/remind-of-bid.route.ts';
import { getItem } from './features/catalogue/get-item.route.ts';
import { getSizeTemplate } from './features/catalogue/get-size-template.route.ts';
import { getSkuBook } from './features/catalogue/get-sku-book.route.ts';
import { getSkuBookLog } from './features/catalogue/get-sku-book-log.route.ts';
import { listPurchaseHistory } from './features/catalogue/list-purchase-history.route.ts';
import { listRecentlyReleasedItems } from './features/catalogue/list-recently-released-items.route.ts';
import { recommendItems } from './features/catalogue/recommend-items.route.ts';
import { recommendItemsToSell } from './features/catalogue/recommend-items-to-sell.route.ts';
import { askMoreTime } from './features/orders/ask-more-time.route.ts';
import { buyAtLowestAsk } from './features/orders/buy-at-lowest-ask.route.ts';
import { cancelOrder } from './features/orders/cancel-order.route.ts';
import { changeBuyerAddress } from './features/orders/change-buyer-address.route.ts';
import { confirmOrder } from './features/orders/confirm-order.route.ts';
import { confirmReceived } from './features/orders/confirm-received.route.ts';
import { confirmVerifications } from './features/orders/confirm-verifications.route.ts';
import { deleteOrder } from './features/orders/delete-order.route.ts';
import { getCertificate } from './features/orders/get-certificate.route.ts';
import { getOrder } from './features/orders/get-order.route.ts';
import { getTracking } from './features/orders/get-tracking.route.ts';
import { getVerification } from './features/orders/get-verification.route.ts';
import { listOrders } from './features/orders/list-orders.route.ts';
import { offerDiscount } from './features/orders/offer-discount.route.ts';
import { payOrder } from './features/orders/pay-order.route.ts';
import { remindOfOrder } from './features/orders/remind-of-order.route.ts';
import { rushOrder } from './features/orders/rush-order.route.ts';
import { sellerDeliver } from './features/orders/seller-deliver.route.ts';
import { receiveCourierWebhook } from './features/parcels/receive-courier-webhook.route.ts';
import { getPaymentMethod } from './features/payment-methods/get-payment-method.route.ts';
import { linkPaymentMethod } from './features/payment-methods/link-payment-method.route.ts';
import { listPaymentMethods } from './features/payment-methods/list-payment-methods.route.ts';
import { makePaymentMethodDefault } from './features/payment-methods/make-payment-method-default.route.ts';
import { unlinkPaymentMethod } from './features/payment-methods/unlink-payment-method.route.ts';
import { receiveXenditWebhook } from './features/payments/receive-xendit-webhook.route.ts';
import { cancelPayout } from './features/payouts/cancel-payout.route.ts';
import { getPayout } from './features/payouts/get-payout.route.ts';
import { listPayouts } from './features/payouts/list-payouts.route.ts';
import { requestPayout } from './features/payouts/request-payout.route.ts';
import { getBuyerQuote } from './features/quotes/get-buyer-quote.route.ts';
import { getSellerQuote } from './features/quotes/get-seller-quote.route.ts';
import { countStaffAlerts } from './features/staff-alerts/count-staff-alerts.route.ts';
import { handleAlert } from './features/staff-alerts/handle-alert.route.ts';
import { listStaffAlerts } from './features/staff-alerts/list-staff-alerts.route.ts';
import { recheckAlert } from './features/staff-alerts/recheck-alert.route.ts';
import { delistAsk } from './features/staff-market/delist-ask.route.ts';
import { delistBid } from './features/staff-market/delist-bid.route.ts';
import { reviewSuspension } from './features/staff-market/review-suspension.route.ts';
import { listReconciliations } from './features/staff-money/list-reconciliations.route.ts';
import { listStaffPayouts } from './features/staff-money/list-staff-payouts.route.ts';
import { listStaffRefunds } from './features/staff-money/list-staff-refunds.route.ts';
import { reconcilePayments } from './features/staff-money/reconcile-payments.route.ts';
import { retryPayout } from './features/staff-money/retry-payout.route.ts';
import { retryRefund } from './features/staff-money/retry-refund.route.ts';
import { reviewPayout } from './features/staff-money/review-payout.route.ts';
import { startReconciliation } from './features/staff-money/start-reconciliation.route.ts';
import { beginInspection } from './features/staff-orders/begin-inspection.route.ts';
import { cancelForPlatform } from './features/staff-orders/cancel-for-platform.route.ts';
import { countStaffOrders } from './features/staff-orders/count-staff-orders.route.ts';
import { failInspection } from './features/staff-orders/fail-inspection.route.ts';
import { getStaffOrder } from './features/staff-orders/get-staff-order.route.ts';
import { handToCourier } from './features/staff-orders/hand-to-courier.route.ts';
import { holdOrder } from './features/staff-orders/hold-order.route.ts';
import { listStaffOrders } from './features/staff-orders/list-staff-orders.route.ts';
import { noteDefect } from './features/staff-orders/note-defect.route.ts';
import { passInspection } from './features/staff-orders/pass-inspection.route.ts';
import { receiveAtWarehouse } from './features/staff-orders/receive-at-warehouse.route.ts';
import { releaseOrder } from './features/staff-orders/release-order.route.ts';
import { replaceOutboundNumber } from './features/staff-orders/replace-outbound-number.route.ts';
import { reportLostItem } from './features/staff-orders/report-lost-item.route.ts';
import { reportTransitDamage } from './features/staff-orders/report-transit-damage.route.ts';
import { storeCheckedPair } from './features/staff-stock/store-checked-pair.route.ts';
import { downloadLedger } from './features/wallet/download-ledger.route.ts';
import { listDeposits } from './features/wallet/list-deposits.route.ts';
import { listLedger } from './features/wallet/list-ledger.route.ts';
import { listTransactions } from './features/wallet/list-transactions.route.ts';
import type { Handlers } from './http/handlers.ts';

/** The calls of the trade: catalogue, asks, orders, payments, payouts, warehouse. */
export const tradeRoutes = {
  ...catalogueRoutes,
  ...quoteRoutes,
  ...askRoutes,
  ...bidRoutes,
  ...orderRoutes,
  ...acceptanceRoutes,
  ...paymentMethodRoutes,
  ...ledgerRoutes,
  ...depositRoutes,
  ...walletRoutes,
  ...payoutRoutes,
  ...staffOrderRoutes,
  ...inspectionRoutes,
  ...marketRoutes,
  ...reconciliationRoutes,
  ...staffMoneyRoutes,
  ...alertRoutes,
  ...staffStockRoutes,
  receiveXenditWebhook: systemRoutes.receiveXenditWebhook,
  receiveCourierWebhook: systemRoutes.receiveCourierWebhook,
} as const;

export const tradeHandlers: Handlers<typeof tradeRoutes> = {
  recommendItems,
  listRecentlyReleasedItems,
  recommendItemsToSell,
  getItem,
  getSkuBook,
  getBuyerQuote,
  getSellerQuote,
  getSkuBookLog,
  listPurchaseHistory,
  getSizeTemplate,
  getFeeRules,
  postAsk,
  listAsks,
  getAsk,
  cancelAsk,
  deleteAsk,
  payAskDeposit,
  postBid,
  listBids,
  listBidsOfItem,
  getBid,
  cancelBid,
  deleteBid,
  editBid,
  payBidDeposit,
  remindOfBid,
  payAcceptedBid,
  editAsk,
  remindOfAsk,
  rushAsk,
  changeReturnAddress,
  changeBuyerAddress,
  remindOfOrder,
  rushOrder,
  acceptBid,
  acceptBidWithoutPay,
  cancelAcceptedBid,
  buyAtLowestAsk,
  listOrders,
  getOrder,
  payOrder,
  cancelOrder,
  deleteOrder,
  confirmOrder,
  sellerDeliver,
  askMoreTime,
  confirmReceived,
  confirmVerifications,
  offerDiscount,
  getVerification,
  getCertificate,
  getTracking,
  linkPaymentMethod,
  listPaymentMethods,
  getPaymentMethod,
  makePaymentMethodDefault,
  unlinkPaymentMethod,
  listLedger,
  downloadLedger,
  listDeposits,
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
  noteDefect,
  failInspection,
  reportTransitDamage,
  reportLostItem,
  holdOrder,
  releaseOrder,
  cancelForPlatform,
  delistAsk,
  reviewSuspension,
  delistBid,
  handToCourier,
  replaceOutboundNumber,
  reconcilePayments,
  startReconciliation,
  listReconciliations,
  listStaffRefunds,
  retryRefund,
  listStaffPayouts,
  retryPayout,
  reviewPayout,
  listStaffAlerts,
  countStaffAlerts,
  recheckAlert,
  handleAlert,
  storeCheckedPair,
  receiveXenditWebhook,
  receiveCourierWebhook,
};
