import type { MessageTab } from './statuses.ts';

/** What a message text may speak of. Amounts are centavos, moments ISO 8601. */
export type MessageParams = {
  readonly price: number;
  readonly total: number;
  readonly income: number;
  readonly deposit: number;
  readonly refund: number;
  /** Part of the deposit that was kept. */
  readonly fine: number;
  /** Part of the deposit that goes back. */
  readonly returned: number;
  readonly compensation: number;
  readonly amount: number;
  readonly deadline: string;
  readonly availableAt: string;
  readonly courier: string;
  readonly trackingNumber: string;
  readonly reason: string;
};

type KindRow = { readonly tab: MessageTab; readonly params: readonly (keyof MessageParams)[] };

/** Every inbox message that a built row sends, with its tab and parameters (the Notify column of lifecycle, section 5). */
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
  'order-on-way': { tab: 'order', params: ['courier', 'trackingNumber'] },
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
} as const satisfies Record<string, KindRow>;

export type MessageKind = keyof typeof messageKinds;

/** The parameters of one kind. */
export type MessageParamsOf<Kind extends MessageKind> = Pick<
  MessageParams,
  (typeof messageKinds)[Kind]['params'][number]
>;
