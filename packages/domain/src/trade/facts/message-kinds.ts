import type { MessageTab } from './statuses.ts';

/** Parameters of the message texts. Amounts are centavos, moments ISO 8601. */
export type MessageParams = {
  readonly price: number;
  /** The highest price that a person asked to be told of. */
  readonly wished: number;
  readonly total: number;
  readonly income: number;
  readonly deposit: number;
  readonly refund: number;
  /** The kept part of the deposit. */
  readonly fine: number;
  /** The returned part of the deposit. */
  readonly returned: number;
  readonly compensation: number;
  readonly amount: number;
  /** The credit for a limit that we broke ourselves. */
  readonly credit: number;
  readonly deadline: string;
  readonly availableAt: string;
  readonly courier: string;
  readonly trackingNumber: string;
  /** The reason of a failed payout: an id of `payout-failures.en.ts`. */
  readonly reason: string;
  /** A withdrawal account, phone number or mail address before and after a change, with most of its digits hidden. */
  readonly before: string;
  readonly after: string;
};

type KindRow = { readonly tab: MessageTab; readonly params: readonly (keyof MessageParams)[] };

/**
 * Every inbox message, with its tab and parameters (docs/lifecycle.md#messages). Kinds that end in
 * `-near` are the warnings of the timers.
 */
export const messageKinds = {
  'ask-to-pay': { tab: 'payment', params: ['deposit', 'deadline'] },
  'ask-live': { tab: 'order', params: ['price', 'deadline'] },
  'deposit-failed': { tab: 'payment', params: ['deposit'] },
  'ask-deposit-lapsed': { tab: 'payment', params: ['deposit'] },
  'deposit-returned': { tab: 'payment', params: ['returned'] },
  'deposit-returned-late': { tab: 'payment', params: ['returned'] },
  'ask-expired': { tab: 'order', params: ['price', 'returned'] },
  'payment-failed': { tab: 'payment', params: ['total'] },
  'order-payment-lapsed': { tab: 'payment', params: ['total'] },
  'order-cancelling': { tab: 'payment', params: ['total'] },
  'order-cancelled': { tab: 'payment', params: ['total'] },
  'order-cancelled-refunded': { tab: 'payment', params: ['refund'] },
  'late-payment-refunded': { tab: 'payment', params: ['refund'] },
  'second-payment-refunded': { tab: 'payment', params: ['refund'] },
  'order-paid': { tab: 'order', params: ['total'] },
  'order-confirm': { tab: 'order', params: ['price', 'income', 'deadline'] },
  'order-confirmed': { tab: 'order', params: ['deadline'] },
  'order-rejected': { tab: 'order', params: ['refund'] },
  'order-rejected-fine': { tab: 'payment', params: ['fine', 'returned'] },
  'order-unanswered': { tab: 'order', params: ['refund'] },
  'order-unanswered-fine': { tab: 'payment', params: ['fine'] },
  'order-refunded': { tab: 'payment', params: ['refund'] },
  'order-on-way': { tab: 'order', params: ['courier'] },
  'order-not-shipped': { tab: 'order', params: ['refund'] },
  'order-not-shipped-fine': { tab: 'payment', params: ['fine'] },
  'order-not-scanned': { tab: 'order', params: ['refund'] },
  'order-not-scanned-fine': { tab: 'payment', params: ['fine'] },
  'order-at-warehouse': { tab: 'order', params: [] },
  'ask-at-warehouse': { tab: 'order', params: [] },
  'order-in-inspection': { tab: 'order', params: [] },
  'ask-in-inspection': { tab: 'order', params: [] },
  'order-passed': { tab: 'order', params: [] },
  'sale-income': { tab: 'payment', params: ['income', 'returned'] },
  'sale-income-held': { tab: 'payment', params: ['income', 'returned', 'availableAt'] },
  'order-sent': { tab: 'order', params: ['courier', 'trackingNumber'] },
  'order-delivered': { tab: 'order', params: ['deadline'] },
  'order-received': { tab: 'order', params: [] },
  'order-received-by-time': { tab: 'order', params: [] },
  compensation: { tab: 'payment', params: ['compensation'] },
  'payout-succeeded': { tab: 'payment', params: ['amount'] },
  'payout-failed': { tab: 'payment', params: ['amount', 'reason'] },
  'payout-reversed': { tab: 'payment', params: ['amount'] },
  'deposit-raise-to-pay': { tab: 'payment', params: ['deposit', 'deadline'] },
  'raise-dropped': { tab: 'payment', params: ['price'] },
  'raise-live': { tab: 'order', params: ['price'] },
  'deposit-reversed': { tab: 'payment', params: ['deposit'] },
  'deposit-repaid': { tab: 'payment', params: ['deposit'] },
  'payment-reversed': { tab: 'payment', params: [] },
  'deposit-kept': { tab: 'payment', params: ['fine'] },
  'ask-delisted': { tab: 'platform', params: [] },
  'ask-suspended': { tab: 'platform', params: [] },
  'bid-delisted': { tab: 'platform', params: [] },
  'bid-to-pay': { tab: 'payment', params: ['deposit', 'deadline'] },
  'bid-live': { tab: 'order', params: ['price', 'deadline'] },
  'bid-deposit-failed': { tab: 'payment', params: ['deposit'] },
  'bid-deposit-lapsed': { tab: 'payment', params: ['deposit'] },
  'bid-deposit-returned': { tab: 'payment', params: ['returned'] },
  'bid-expired': { tab: 'order', params: ['price', 'returned'] },
  'bid-outbid': { tab: 'order', params: ['price'] },
  'bid-near-ask': { tab: 'order', params: ['price'] },
  'bid-matched': { tab: 'order', params: ['price', 'total', 'deadline'] },
  'ask-matched': { tab: 'order', params: ['price'] },
  'bid-on-hold': { tab: 'order', params: ['price', 'deadline'] },
  'bid-back': { tab: 'order', params: ['price'] },
  'bid-accepted': { tab: 'order', params: ['total', 'deadline'] },
  'accept-to-pay': { tab: 'payment', params: ['deposit', 'deadline'] },
  'acceptance-lapsed': { tab: 'platform', params: [] },
  'acceptance-too-late': { tab: 'payment', params: ['returned'] },
  'bid-default-fine': { tab: 'payment', params: ['fine'] },
  'bid-default': { tab: 'payment', params: [] },
  'order-ship': { tab: 'order', params: ['price', 'income', 'deadline'] },
  'bid-order-paid': { tab: 'order', params: ['total', 'returned'] },
  'stock-sold': { tab: 'order', params: ['price', 'income'] },
  'flash-order-paid': { tab: 'order', params: ['total'] },
  'fine-undone': { tab: 'payment', params: ['returned'] },
  'order-on-hold': { tab: 'platform', params: [] },
  'order-off-hold': { tab: 'platform', params: [] },
  'order-chargeback': { tab: 'platform', params: [] },
  'order-platform-cancelled': { tab: 'platform', params: [] },
  'ask-platform-cancelled': { tab: 'platform', params: [] },
  'ask-back-on-sale': { tab: 'order', params: ['price'] },
  'ask-back-in-stock': { tab: 'order', params: [] },
  'order-ship-later': { tab: 'order', params: ['deadline'] },
  'order-seller-cancelled': { tab: 'order', params: [] },
  'order-seller-cancelled-fine': { tab: 'payment', params: ['fine'] },
  'late-parcel': { tab: 'order', params: [] },
  'late-parcel-ours': { tab: 'order', params: [] },
  'order-inbound-search': { tab: 'order', params: [] },
  'ask-inbound-search': { tab: 'order', params: [] },
  'order-lost-inbound': { tab: 'order', params: [] },
  'ask-lost-inbound': { tab: 'payment', params: ['returned', 'compensation'] },
  'ask-resend': { tab: 'order', params: ['deadline'] },
  'order-inbound-returned': { tab: 'order', params: [] },
  'ask-inbound-returned': { tab: 'payment', params: ['returned'] },
  'order-check-late': { tab: 'order', params: [] },
  'order-late-cancelled': { tab: 'payment', params: ['refund', 'credit'] },
  'ask-late-cancelled': { tab: 'order', params: ['returned'] },
  'order-defect': { tab: 'order', params: ['deadline'] },
  'ask-defect': { tab: 'order', params: ['deadline'] },
  'order-discount': { tab: 'order', params: ['amount'] },
  'order-failed': { tab: 'order', params: [] },
  'ask-counterfeit': { tab: 'payment', params: ['fine'] },
  'ask-failed': { tab: 'payment', params: ['fine'] },
  'order-damaged': { tab: 'payment', params: ['refund'] },
  'ask-damaged': { tab: 'order', params: ['returned', 'deadline'] },
  'order-lost-here': { tab: 'payment', params: ['refund'] },
  'ask-lost-here': { tab: 'payment', params: ['returned', 'compensation'] },
  'order-defect-accepted': { tab: 'order', params: [] },
  'order-defect-refused': { tab: 'payment', params: ['refund'] },
  'ask-defect-refused': { tab: 'payment', params: ['fine', 'returned'] },
  'order-defect-unanswered': { tab: 'payment', params: ['refund'] },
  'ask-defect-unanswered': { tab: 'order', params: ['returned'] },
  'appeal-opened': { tab: 'payment', params: ['fine'] },
  'appeal-won': { tab: 'payment', params: ['returned'] },
  'appeal-lost': { tab: 'payment', params: ['fine'] },
  'stock-income': { tab: 'payment', params: ['income'] },
  'order-sending-late': { tab: 'order', params: [] },
  'order-came-back': { tab: 'order', params: ['deadline'] },
  'order-redelivery-paid': { tab: 'payment', params: [] },
  'order-undeliverable': { tab: 'payment', params: ['refund'] },
  'order-outbound-search': { tab: 'order', params: [] },
  'order-lost-outbound': { tab: 'payment', params: ['refund'] },
  'claim-opened': { tab: 'order', params: ['deadline'] },
  'claim-late': { tab: 'order', params: ['credit'] },
  'claim-take-back': { tab: 'order', params: ['deadline'] },
  'claim-rejected': { tab: 'order', params: [] },
  'claim-settled': { tab: 'payment', params: ['refund'] },
  'claim-refunded': { tab: 'payment', params: ['refund'] },
  'claim-lapsed': { tab: 'order', params: [] },
  'rematch-offer': { tab: 'order', params: ['deadline'] },
  'rematch-taken': { tab: 'order', params: ['refund'] },
  'order-found': { tab: 'order', params: [] },
  'return-chosen': { tab: 'order', params: [] },
  'return-to-stock': { tab: 'order', params: [] },
  'return-surrendered': { tab: 'payment', params: ['compensation'] },
  'return-disposed': { tab: 'order', params: [] },
  'return-paid': { tab: 'payment', params: [] },
  'return-late': { tab: 'order', params: ['credit'] },
  'return-sent': { tab: 'order', params: ['deadline'] },
  'return-done': { tab: 'order', params: [] },
  'return-came-back': { tab: 'payment', params: ['deadline', 'amount'] },
  'return-lost': { tab: 'payment', params: ['compensation'] },
  'return-abandoned': { tab: 'order', params: [] },
  'return-kept': { tab: 'platform', params: [] },
  'return-released': { tab: 'order', params: ['deadline'] },
  'intake-booked': { tab: 'order', params: ['deadline'] },
  'intake-void': { tab: 'order', params: [] },
  'stock-received': { tab: 'order', params: [] },
  'stock-passed': { tab: 'order', params: [] },
  'stock-rejected': { tab: 'order', params: [] },
  'stock-withdrawn': { tab: 'order', params: [] },
  'stock-overdue': { tab: 'order', params: [] },
  'stock-lost': { tab: 'payment', params: ['compensation'] },
  'reminder-buyer': { tab: 'order', params: [] },
  'reminder-seller': { tab: 'order', params: [] },
  'ask-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'raise-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'ask-expiry-near': { tab: 'order', params: ['deadline'] },
  'bid-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'bid-expiry-near': { tab: 'order', params: ['deadline'] },
  'accept-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'order-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'bid-order-to-pay-near': { tab: 'payment', params: ['deadline'] },
  'order-confirm-near': { tab: 'order', params: ['deadline'] },
  'order-ship-near': { tab: 'order', params: ['deadline'] },
  'order-scan-near': { tab: 'order', params: ['deadline'] },
  'order-defect-near': { tab: 'order', params: ['deadline'] },
  'redelivery-near': { tab: 'payment', params: ['deadline'] },
  'order-receipt-near': { tab: 'order', params: ['deadline'] },
  'return-receipt-near': { tab: 'order', params: ['deadline'] },
  'return-storage-near': { tab: 'payment', params: ['deadline'] },
  'claim-parcel-near': { tab: 'order', params: ['deadline'] },
  'stock-storage-near': { tab: 'order', params: ['deadline'] },
  'refund-to-wallet': { tab: 'payment', params: ['refund'] },
  'account-added': { tab: 'payment', params: ['after', 'availableAt'] },
  'account-changed': { tab: 'payment', params: ['before', 'after', 'availableAt'] },
  'account-removed': { tab: 'payment', params: ['before'] },
  'phone-changed': { tab: 'platform', params: ['before', 'after'] },
  'email-changed': { tab: 'platform', params: ['before', 'after'] },
  'second-step-removed': { tab: 'platform', params: [] },
  'email-taken': { tab: 'platform', params: [] },
  'email-unreachable': { tab: 'platform', params: [] },
  'size-arrived': { tab: 'platform', params: ['price'] },
  'price-reached': { tab: 'platform', params: ['price', 'wished'] },
  'drop-released': { tab: 'platform', params: [] },
} as const satisfies Record<string, KindRow>;

export type MessageKind = keyof typeof messageKinds;

/**
 * The kinds that also go out as an SMS: messages that cost the reader money when they are read too late. Warnings
 * belong here when the deposit is kept otherwise, and so does news that money may go elsewhere.
 */
export const kindsWithSms: readonly MessageKind[] = [
  'order-confirm',
  'order-delivered',
  'bid-order-to-pay-near',
  'order-confirm-near',
  'order-ship-near',
  'order-scan-near',
  'account-added',
  'account-changed',
  'account-removed',
  'phone-changed',
  'email-changed',
  'second-step-removed',
];

/**
 * Steps that the message before has announced: "it's next in line for our inspection". They are counted as unread
 * like every message, and the inbox folds them under their order (ux 44). A step that answers a duty, such as a paid
 * deposit, is none of them: folded, it would leave the duty on top.
 */
const routineKinds: ReadonlySet<string> = new Set<MessageKind>([
  'order-in-inspection',
  'ask-in-inspection',
  'stock-received',
  'intake-booked',
]);

/** Tells a message that the inbox folds from one that it shows in full. An unknown kind is shown. */
export const isRoutineKind = (kind: string): boolean => routineKinds.has(kind);

export type MessageParamsOf<Kind extends MessageKind> = Pick<
  MessageParams,
  (typeof messageKinds)[Kind]['params'][number]
>;
