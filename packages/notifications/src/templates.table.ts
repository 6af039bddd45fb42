import type { MessageKind } from '@suki/domain/trade/facts/message-kinds';
import { acceptToPay } from './accept-to-pay/accept-to-pay.ts';
import { acceptToPayNear } from './accept-to-pay-near/accept-to-pay-near.ts';
import { acceptanceLapsed } from './acceptance-lapsed/acceptance-lapsed.ts';
import { acceptanceTooLate } from './acceptance-too-late/acceptance-too-late.ts';
import { appealLost } from './appeal-lost/appeal-lost.ts';
import { appealOpened } from './appeal-opened/appeal-opened.ts';
import { appealWon } from './appeal-won/appeal-won.ts';
import { askAtWarehouse } from './ask-at-warehouse/ask-at-warehouse.ts';
import { askBackInStock } from './ask-back-in-stock/ask-back-in-stock.ts';
import { askBackOnSale } from './ask-back-on-sale/ask-back-on-sale.ts';
import { askCounterfeit } from './ask-counterfeit/ask-counterfeit.ts';
import { askDamaged } from './ask-damaged/ask-damaged.ts';
import { askDefect } from './ask-defect/ask-defect.ts';
import { askDefectRefused } from './ask-defect-refused/ask-defect-refused.ts';
import { askDefectUnanswered } from './ask-defect-unanswered/ask-defect-unanswered.ts';
import { askDelisted } from './ask-delisted/ask-delisted.ts';
import { askDepositLapsed } from './ask-deposit-lapsed/ask-deposit-lapsed.ts';
import { askExpired } from './ask-expired/ask-expired.ts';
import { askExpiryNear } from './ask-expiry-near/ask-expiry-near.ts';
import { askFailed } from './ask-failed/ask-failed.ts';
import { askInInspection } from './ask-in-inspection/ask-in-inspection.ts';
import { askInboundReturned } from './ask-inbound-returned/ask-inbound-returned.ts';
import { askInboundSearch } from './ask-inbound-search/ask-inbound-search.ts';
import { askLateCancelled } from './ask-late-cancelled/ask-late-cancelled.ts';
import { askLive } from './ask-live/ask-live.ts';
import { askLostHere } from './ask-lost-here/ask-lost-here.ts';
import { askLostInbound } from './ask-lost-inbound/ask-lost-inbound.ts';
import { askMatched } from './ask-matched/ask-matched.ts';
import { askPlatformCancelled } from './ask-platform-cancelled/ask-platform-cancelled.ts';
import { askResend } from './ask-resend/ask-resend.ts';
import { askSuspended } from './ask-suspended/ask-suspended.ts';
import { askToPay } from './ask-to-pay/ask-to-pay.ts';
import { askToPayNear } from './ask-to-pay-near/ask-to-pay-near.ts';
import { bidAccepted } from './bid-accepted/bid-accepted.ts';
import { bidBack } from './bid-back/bid-back.ts';
import { bidDefault } from './bid-default/bid-default.ts';
import { bidDefaultFine } from './bid-default-fine/bid-default-fine.ts';
import { bidDelisted } from './bid-delisted/bid-delisted.ts';
import { bidDepositFailed } from './bid-deposit-failed/bid-deposit-failed.ts';
import { bidDepositLapsed } from './bid-deposit-lapsed/bid-deposit-lapsed.ts';
import { bidDepositReturned } from './bid-deposit-returned/bid-deposit-returned.ts';
import { bidExpired } from './bid-expired/bid-expired.ts';
import { bidExpiryNear } from './bid-expiry-near/bid-expiry-near.ts';
import { bidLive } from './bid-live/bid-live.ts';
import { bidMatched } from './bid-matched/bid-matched.ts';
import { bidNearAsk } from './bid-near-ask/bid-near-ask.ts';
import { bidOnHold } from './bid-on-hold/bid-on-hold.ts';
import { bidOrderPaid } from './bid-order-paid/bid-order-paid.ts';
import { bidOrderToPayNear } from './bid-order-to-pay-near/bid-order-to-pay-near.ts';
import { bidOutbid } from './bid-outbid/bid-outbid.ts';
import { bidToPay } from './bid-to-pay/bid-to-pay.ts';
import { bidToPayNear } from './bid-to-pay-near/bid-to-pay-near.ts';
import { claimLapsed } from './claim-lapsed/claim-lapsed.ts';
import { claimLate } from './claim-late/claim-late.ts';
import { claimOpened } from './claim-opened/claim-opened.ts';
import { claimParcelNear } from './claim-parcel-near/claim-parcel-near.ts';
import { claimRefunded } from './claim-refunded/claim-refunded.ts';
import { claimRejected } from './claim-rejected/claim-rejected.ts';
import { claimSettled } from './claim-settled/claim-settled.ts';
import { claimTakeBack } from './claim-take-back/claim-take-back.ts';
import { compensation } from './compensation/compensation.ts';
import { depositFailed } from './deposit-failed/deposit-failed.ts';
import { depositKept } from './deposit-kept/deposit-kept.ts';
import { depositRaiseToPay } from './deposit-raise-to-pay/deposit-raise-to-pay.ts';
import { depositRepaid } from './deposit-repaid/deposit-repaid.ts';
import { depositReturned } from './deposit-returned/deposit-returned.ts';
import { depositReturnedLate } from './deposit-returned-late/deposit-returned-late.ts';
import { depositReversed } from './deposit-reversed/deposit-reversed.ts';
import { fineUndone } from './fine-undone/fine-undone.ts';
import { flashOrderPaid } from './flash-order-paid/flash-order-paid.ts';
import { intakeBooked } from './intake-booked/intake-booked.ts';
import { intakeVoid } from './intake-void/intake-void.ts';
import { lateParcel } from './late-parcel/late-parcel.ts';
import { lateParcelOurs } from './late-parcel-ours/late-parcel-ours.ts';
import { latePaymentRefunded } from './late-payment-refunded/late-payment-refunded.ts';
import type { MessageTemplate } from './message-template.ts';
import { orderAtWarehouse } from './order-at-warehouse/order-at-warehouse.ts';
import { orderCameBack } from './order-came-back/order-came-back.ts';
import { orderCancelled } from './order-cancelled/order-cancelled.ts';
import { orderCancelledRefunded } from './order-cancelled-refunded/order-cancelled-refunded.ts';
import { orderCancelling } from './order-cancelling/order-cancelling.ts';
import { orderChargeback } from './order-chargeback/order-chargeback.ts';
import { orderCheckLate } from './order-check-late/order-check-late.ts';
import { orderConfirm } from './order-confirm/order-confirm.ts';
import { orderConfirmNear } from './order-confirm-near/order-confirm-near.ts';
import { orderConfirmed } from './order-confirmed/order-confirmed.ts';
import { orderDamaged } from './order-damaged/order-damaged.ts';
import { orderDefect } from './order-defect/order-defect.ts';
import { orderDefectAccepted } from './order-defect-accepted/order-defect-accepted.ts';
import { orderDefectNear } from './order-defect-near/order-defect-near.ts';
import { orderDefectRefused } from './order-defect-refused/order-defect-refused.ts';
import { orderDefectUnanswered } from './order-defect-unanswered/order-defect-unanswered.ts';
import { orderDelivered } from './order-delivered/order-delivered.ts';
import { orderDiscount } from './order-discount/order-discount.ts';
import { orderFailed } from './order-failed/order-failed.ts';
import { orderFound } from './order-found/order-found.ts';
import { orderInInspection } from './order-in-inspection/order-in-inspection.ts';
import { orderInboundReturned } from './order-inbound-returned/order-inbound-returned.ts';
import { orderInboundSearch } from './order-inbound-search/order-inbound-search.ts';
import { orderLateCancelled } from './order-late-cancelled/order-late-cancelled.ts';
import { orderLostHere } from './order-lost-here/order-lost-here.ts';
import { orderLostInbound } from './order-lost-inbound/order-lost-inbound.ts';
import { orderLostOutbound } from './order-lost-outbound/order-lost-outbound.ts';
import { orderNotScanned } from './order-not-scanned/order-not-scanned.ts';
import { orderNotScannedFine } from './order-not-scanned-fine/order-not-scanned-fine.ts';
import { orderNotShipped } from './order-not-shipped/order-not-shipped.ts';
import { orderNotShippedFine } from './order-not-shipped-fine/order-not-shipped-fine.ts';
import { orderOffHold } from './order-off-hold/order-off-hold.ts';
import { orderOnHold } from './order-on-hold/order-on-hold.ts';
import { orderOnWay } from './order-on-way/order-on-way.ts';
import { orderOutboundSearch } from './order-outbound-search/order-outbound-search.ts';
import { orderPaid } from './order-paid/order-paid.ts';
import { orderPassed } from './order-passed/order-passed.ts';
import { orderPaymentLapsed } from './order-payment-lapsed/order-payment-lapsed.ts';
import { orderPlatformCancelled } from './order-platform-cancelled/order-platform-cancelled.ts';
import { orderReceiptNear } from './order-receipt-near/order-receipt-near.ts';
import { orderReceived } from './order-received/order-received.ts';
import { orderReceivedByTime } from './order-received-by-time/order-received-by-time.ts';
import { orderRedeliveryPaid } from './order-redelivery-paid/order-redelivery-paid.ts';
import { orderRefunded } from './order-refunded/order-refunded.ts';
import { orderRejected } from './order-rejected/order-rejected.ts';
import { orderRejectedFine } from './order-rejected-fine/order-rejected-fine.ts';
import { orderScanNear } from './order-scan-near/order-scan-near.ts';
import { orderSellerCancelled } from './order-seller-cancelled/order-seller-cancelled.ts';
import { orderSellerCancelledFine } from './order-seller-cancelled-fine/order-seller-cancelled-fine.ts';
import { orderSendingLate } from './order-sending-late/order-sending-late.ts';
import { orderSent } from './order-sent/order-sent.ts';
import { orderShip } from './order-ship/order-ship.ts';
import { orderShipLater } from './order-ship-later/order-ship-later.ts';
import { orderShipNear } from './order-ship-near/order-ship-near.ts';
import { orderToPayNear } from './order-to-pay-near/order-to-pay-near.ts';
import { orderUnanswered } from './order-unanswered/order-unanswered.ts';
import { orderUnansweredFine } from './order-unanswered-fine/order-unanswered-fine.ts';
import { orderUndeliverable } from './order-undeliverable/order-undeliverable.ts';
import { paymentFailed } from './payment-failed/payment-failed.ts';
import { paymentReversed } from './payment-reversed/payment-reversed.ts';
import { payoutFailed } from './payout-failed/payout-failed.ts';
import { payoutReversed } from './payout-reversed/payout-reversed.ts';
import { payoutSucceeded } from './payout-succeeded/payout-succeeded.ts';
import { raiseDropped } from './raise-dropped/raise-dropped.ts';
import { raiseLive } from './raise-live/raise-live.ts';
import { raiseToPayNear } from './raise-to-pay-near/raise-to-pay-near.ts';
import { redeliveryNear } from './redelivery-near/redelivery-near.ts';
import { refundToWallet } from './refund-to-wallet/refund-to-wallet.ts';
import { rematchOffer } from './rematch-offer/rematch-offer.ts';
import { rematchTaken } from './rematch-taken/rematch-taken.ts';
import { reminderBuyer } from './reminder-buyer/reminder-buyer.ts';
import { reminderSeller } from './reminder-seller/reminder-seller.ts';
import { returnAbandoned } from './return-abandoned/return-abandoned.ts';
import { returnCameBack } from './return-came-back/return-came-back.ts';
import { returnChosen } from './return-chosen/return-chosen.ts';
import { returnDisposed } from './return-disposed/return-disposed.ts';
import { returnDone } from './return-done/return-done.ts';
import { returnKept } from './return-kept/return-kept.ts';
import { returnLate } from './return-late/return-late.ts';
import { returnLost } from './return-lost/return-lost.ts';
import { returnPaid } from './return-paid/return-paid.ts';
import { returnReceiptNear } from './return-receipt-near/return-receipt-near.ts';
import { returnReleased } from './return-released/return-released.ts';
import { returnSent } from './return-sent/return-sent.ts';
import { returnStorageNear } from './return-storage-near/return-storage-near.ts';
import { returnSurrendered } from './return-surrendered/return-surrendered.ts';
import { returnToStock } from './return-to-stock/return-to-stock.ts';
import { saleIncome } from './sale-income/sale-income.ts';
import { saleIncomeHeld } from './sale-income-held/sale-income-held.ts';
import { secondPaymentRefunded } from './second-payment-refunded/second-payment-refunded.ts';
import { stockIncome } from './stock-income/stock-income.ts';
import { stockLost } from './stock-lost/stock-lost.ts';
import { stockOverdue } from './stock-overdue/stock-overdue.ts';
import { stockPassed } from './stock-passed/stock-passed.ts';
import { stockReceived } from './stock-received/stock-received.ts';
import { stockRejected } from './stock-rejected/stock-rejected.ts';
import { stockSold } from './stock-sold/stock-sold.ts';
import { stockStorageNear } from './stock-storage-near/stock-storage-near.ts';
import { stockWithdrawn } from './stock-withdrawn/stock-withdrawn.ts';

/** A template for every kind that a rule of the trade sends: one that is missing does not compile. */
export const templates: { readonly [Kind in MessageKind]: MessageTemplate<Kind> } = {
  'ask-to-pay': askToPay,
  'ask-live': askLive,
  'deposit-failed': depositFailed,
  'ask-deposit-lapsed': askDepositLapsed,
  'deposit-returned': depositReturned,
  'deposit-returned-late': depositReturnedLate,
  'ask-expired': askExpired,
  'payment-failed': paymentFailed,
  'order-payment-lapsed': orderPaymentLapsed,
  'order-cancelling': orderCancelling,
  'order-cancelled': orderCancelled,
  'order-cancelled-refunded': orderCancelledRefunded,
  'late-payment-refunded': latePaymentRefunded,
  'second-payment-refunded': secondPaymentRefunded,
  'order-paid': orderPaid,
  'order-confirm': orderConfirm,
  'order-confirmed': orderConfirmed,
  'order-rejected': orderRejected,
  'order-rejected-fine': orderRejectedFine,
  'order-unanswered': orderUnanswered,
  'order-unanswered-fine': orderUnansweredFine,
  'order-refunded': orderRefunded,
  'order-on-way': orderOnWay,
  'order-not-shipped': orderNotShipped,
  'order-not-shipped-fine': orderNotShippedFine,
  'order-not-scanned': orderNotScanned,
  'order-not-scanned-fine': orderNotScannedFine,
  'order-at-warehouse': orderAtWarehouse,
  'ask-at-warehouse': askAtWarehouse,
  'order-in-inspection': orderInInspection,
  'ask-in-inspection': askInInspection,
  'order-passed': orderPassed,
  'sale-income': saleIncome,
  'sale-income-held': saleIncomeHeld,
  'order-sent': orderSent,
  'order-delivered': orderDelivered,
  'order-received': orderReceived,
  'order-received-by-time': orderReceivedByTime,
  compensation,
  'payout-succeeded': payoutSucceeded,
  'payout-failed': payoutFailed,
  'payout-reversed': payoutReversed,
  'deposit-raise-to-pay': depositRaiseToPay,
  'raise-dropped': raiseDropped,
  'raise-live': raiseLive,
  'deposit-reversed': depositReversed,
  'deposit-repaid': depositRepaid,
  'payment-reversed': paymentReversed,
  'deposit-kept': depositKept,
  'ask-delisted': askDelisted,
  'ask-suspended': askSuspended,
  'bid-delisted': bidDelisted,
  'bid-to-pay': bidToPay,
  'bid-live': bidLive,
  'bid-deposit-failed': bidDepositFailed,
  'bid-deposit-lapsed': bidDepositLapsed,
  'bid-deposit-returned': bidDepositReturned,
  'bid-expired': bidExpired,
  'bid-matched': bidMatched,
  'ask-matched': askMatched,
  'bid-on-hold': bidOnHold,
  'bid-back': bidBack,
  'bid-near-ask': bidNearAsk,
  'bid-outbid': bidOutbid,
  'bid-accepted': bidAccepted,
  'accept-to-pay': acceptToPay,
  'acceptance-lapsed': acceptanceLapsed,
  'acceptance-too-late': acceptanceTooLate,
  'bid-default-fine': bidDefaultFine,
  'bid-default': bidDefault,
  'order-ship': orderShip,
  'bid-order-paid': bidOrderPaid,
  'stock-sold': stockSold,
  'flash-order-paid': flashOrderPaid,
  'fine-undone': fineUndone,
  'order-on-hold': orderOnHold,
  'order-off-hold': orderOffHold,
  'order-chargeback': orderChargeback,
  'order-platform-cancelled': orderPlatformCancelled,
  'ask-platform-cancelled': askPlatformCancelled,
  'ask-back-on-sale': askBackOnSale,
  'ask-back-in-stock': askBackInStock,
  'order-ship-later': orderShipLater,
  'order-seller-cancelled': orderSellerCancelled,
  'order-seller-cancelled-fine': orderSellerCancelledFine,
  'late-parcel': lateParcel,
  'late-parcel-ours': lateParcelOurs,
  'order-inbound-search': orderInboundSearch,
  'ask-inbound-search': askInboundSearch,
  'order-lost-inbound': orderLostInbound,
  'ask-lost-inbound': askLostInbound,
  'ask-resend': askResend,
  'order-inbound-returned': orderInboundReturned,
  'ask-inbound-returned': askInboundReturned,
  'order-check-late': orderCheckLate,
  'order-late-cancelled': orderLateCancelled,
  'ask-late-cancelled': askLateCancelled,
  'order-defect': orderDefect,
  'ask-defect': askDefect,
  'order-discount': orderDiscount,
  'order-failed': orderFailed,
  'ask-counterfeit': askCounterfeit,
  'ask-failed': askFailed,
  'order-damaged': orderDamaged,
  'ask-damaged': askDamaged,
  'order-lost-here': orderLostHere,
  'ask-lost-here': askLostHere,
  'order-defect-accepted': orderDefectAccepted,
  'order-defect-refused': orderDefectRefused,
  'ask-defect-refused': askDefectRefused,
  'order-defect-unanswered': orderDefectUnanswered,
  'ask-defect-unanswered': askDefectUnanswered,
  'appeal-opened': appealOpened,
  'appeal-won': appealWon,
  'appeal-lost': appealLost,
  'stock-income': stockIncome,
  'order-sending-late': orderSendingLate,
  'order-came-back': orderCameBack,
  'order-redelivery-paid': orderRedeliveryPaid,
  'order-undeliverable': orderUndeliverable,
  'order-outbound-search': orderOutboundSearch,
  'order-lost-outbound': orderLostOutbound,
  'claim-opened': claimOpened,
  'claim-late': claimLate,
  'claim-take-back': claimTakeBack,
  'claim-rejected': claimRejected,
  'claim-settled': claimSettled,
  'claim-refunded': claimRefunded,
  'claim-lapsed': claimLapsed,
  'rematch-offer': rematchOffer,
  'rematch-taken': rematchTaken,
  'order-found': orderFound,
  'return-chosen': returnChosen,
  'return-to-stock': returnToStock,
  'return-surrendered': returnSurrendered,
  'return-disposed': returnDisposed,
  'return-paid': returnPaid,
  'return-late': returnLate,
  'return-sent': returnSent,
  'return-done': returnDone,
  'return-came-back': returnCameBack,
  'return-lost': returnLost,
  'return-abandoned': returnAbandoned,
  'return-kept': returnKept,
  'return-released': returnReleased,
  'intake-booked': intakeBooked,
  'intake-void': intakeVoid,
  'stock-received': stockReceived,
  'stock-passed': stockPassed,
  'stock-rejected': stockRejected,
  'stock-withdrawn': stockWithdrawn,
  'stock-overdue': stockOverdue,
  'stock-lost': stockLost,
  'reminder-buyer': reminderBuyer,
  'reminder-seller': reminderSeller,
  'ask-to-pay-near': askToPayNear,
  'raise-to-pay-near': raiseToPayNear,
  'ask-expiry-near': askExpiryNear,
  'bid-to-pay-near': bidToPayNear,
  'bid-expiry-near': bidExpiryNear,
  'accept-to-pay-near': acceptToPayNear,
  'order-to-pay-near': orderToPayNear,
  'bid-order-to-pay-near': bidOrderToPayNear,
  'order-confirm-near': orderConfirmNear,
  'order-ship-near': orderShipNear,
  'order-scan-near': orderScanNear,
  'order-defect-near': orderDefectNear,
  'redelivery-near': redeliveryNear,
  'order-receipt-near': orderReceiptNear,
  'return-receipt-near': returnReceiptNear,
  'return-storage-near': returnStorageNear,
  'claim-parcel-near': claimParcelNear,
  'stock-storage-near': stockStorageNear,
  'refund-to-wallet': refundToWallet,
};
