import { staffQueues } from '@suki/domain/alerts/staff-queues';
import { approvalStatuses } from '@suki/domain/approvals/approval';
import { bookChangeKinds } from '@suki/domain/book/book-line';
import { catalogueSubjects } from '@suki/domain/catalogue/catalogue-changes';
import { categories } from '@suki/domain/catalogue/categories';
import { itemStatuses } from '@suki/domain/catalogue/item-status';
import { approvalKinds } from '@suki/domain/config/approvals';
import { gatewayPaymentMethodStatuses, paymentMethodTypes } from '@suki/domain/config/payment-methods';
import { feeKinds } from '@suki/domain/fees/fee-kinds';
import { sellersFaults } from '@suki/domain/inspection/findings';
import { keptKinds } from '@suki/domain/kept/kept-kinds';
import { ledgerPlaces } from '@suki/domain/ledger/ledger-place';
import { personActs } from '@suki/domain/people/person-acts';
import { staffRoles } from '@suki/domain/people/staff-roles';
import { type TransactionKind, transactionKinds } from '@suki/domain/trade/facts/decision';
import {
  actors,
  attemptStatuses,
  closureDetails,
  closureReasons,
  depositStatuses,
  lanes,
  messageTabs,
  payoutStatuses,
  refundStatuses,
  timerKinds,
} from '@suki/domain/trade/facts/statuses';

export type ItemStatus = (typeof itemStatuses)[number];
export const itemConditions = ['new', 'used'] as const;
export type ItemCondition = (typeof itemConditions)[number];
export const legs = ['inbound', 'outbound'] as const;
export type Leg = (typeof legs)[number];
export const placeLevels = ['region', 'province', 'city', 'municipality', 'submunicipality', 'barangay'] as const;
export type PlaceLevel = (typeof placeLevels)[number];
export const timerEntities = ['ask', 'bid', 'order', 'deposit', 'return', 'stock', 'claim'] as const;
export type TimerEntity = (typeof timerEntities)[number];
export const transitionEntities = ['ask', 'bid', 'order', 'deposit', 'payout', 'returnLeg', 'stock', 'claim'] as const;
export type TransitionEntity = (typeof transitionEntities)[number];
export const walletTransactionKinds = [...transactionKinds, 'payout'] as const;
export type WalletTransactionKind = TransactionKind | 'payout';

/**
 * The values that a column may hold, by the name of the column's type. Each type is a domain of PostgreSQL that
 * migrations create and change (ADR 0060); enums.test.ts compares both. Statuses that only move by `allowed_moves` have
 * no list here: the trigger knows every pair.
 */
export const enums = {
  actor: actors,
  approval_kind: approvalKinds,
  approval_status: approvalStatuses,
  ask_origin: ['listing', 'accept_bid'],
  attempt_status: attemptStatuses,
  book_change_kind: bookChangeKinds,
  catalogue_subject: catalogueSubjects,
  category: categories,
  claim_kind: ['condition', 'authenticity'],
  closure_detail: closureDetails,
  closure_reason: closureReasons,
  coupon_scope: ['all', 'category', 'item'],
  coupon_source: ['all', 'registration', 'promoCode', 'apology'],
  deposit_status: depositStatuses,
  fee_kind: feeKinds,
  fee_type: ['percentage', 'fixed'],
  finding: sellersFaults,
  identity_mark_kind: ['payout_account', 'card', 'phone'],
  item_condition: itemConditions,
  item_status: itemStatuses,
  kept_kind: keptKinds,
  lane: lanes,
  ledger_place: ledgerPlaces,
  locale: ['en', 'fil'],
  message_tab: messageTabs,
  money_way: ['wallet', 'original_method'],
  order_origin: ['buy_now', 'bid'],
  parcel_leg: legs,
  payment_method_status: gatewayPaymentMethodStatuses,
  payment_method_type: paymentMethodTypes,
  payment_source: ['gateway', 'wallet'],
  payout_status: payoutStatuses,
  person_act: personActs,
  place_level: placeLevels,
  promotion_type: ['percentage', 'fixed'],
  redelivery: ['unpaid', 'paid'],
  refund_status: refundStatuses,
  rematch: ['offered', 'taken', 'refunded'],
  return_choice: ['return', 'sell_as_flash', 'dispose', 'surrender'],
  return_payer: ['deposit', 'platform', 'seller'],
  staff_queue: staffQueues,
  staff_role: staffRoles,
  standing_change: ['deposit_default', 'failed_inspection', 'selling_suspended', 'buying_suspended'],
  timer_entity: timerEntities,
  timer_kind: timerKinds,
  transaction_kind: transactionKinds,
  transition_entity: transitionEntities,
  verification_result: ['pass', 'minor_defect', 'fail'],
  wallet_transaction_kind: walletTransactionKinds,
  webhook_provider: ['xendit', 'trackingmore'],
  withdrawal_account_status: ['valid', 'invalid'],
} as const;

export type EnumName = keyof typeof enums;
export type EnumValue<Type extends EnumName> = (typeof enums)[Type][number];
