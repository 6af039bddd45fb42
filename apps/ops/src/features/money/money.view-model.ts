import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import { type RefundStatus, refundStatuses } from '@suki/domain/trade/facts/statuses';
import { isRefundInWallet } from '@suki/domain/trade/money/refund-in-wallet';
import type { Reconciliation, SentAgain, StaffRefund } from '@suki/sdk/types';

const titles: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'Not sent yet',
  REQUESTED: 'On its way',
  FAILED: 'In the wallet',
  CANCELLED: 'Stopped',
  SUCCEEDED: 'Arrived',
};

const emptyTexts: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'Every refund has been taken by the gateway.',
  REQUESTED: 'No refund is on its way.',
  FAILED: 'Every refund could be made: none went to a wallet instead.',
  CANCELLED: 'No refund was stopped. One is when the bank takes the payment back before it has left.',
  SUCCEEDED: 'No refund has arrived yet.',
};

/** In the order in which the lists need attention. */
export const refundLists: readonly RefundStatus[] = ['PENDING', 'FAILED', 'REQUESTED', 'CANCELLED', 'SUCCEEDED'];

export function refundTitle(status: RefundStatus): string {
  return titles[status];
}

export function noRefundText(status: RefundStatus): string {
  return emptyTexts[status];
}

/** The list in the address; by default the refunds that the gateway has not accepted. */
export function shownRefunds(wanted: string | null): RefundStatus {
  return refundStatuses.find((status) => status === wanted) ?? 'PENDING';
}

/** Only a refund that the gateway has not accepted can be sent again, under its own key, so never twice. */
export function canRetry({ status }: Pick<StaffRefund, 'status'>): boolean {
  return status === 'PENDING';
}

const kinds: Readonly<Record<StaffRefund['kind'], string>> = {
  item_refund: 'Refund of an order',
  item_partial_refund: 'Part of an order refunded',
  deposit_refund: 'Deposit back',
  partial_deposit_refund: 'Rest of a deposit back',
  fine: 'Fine',
  compensation: 'Compensation',
  sell_income: 'Income of a sale',
};

export type RefundLine = {
  readonly what: string;
  readonly amount: string;
  /** The payment, by the number of its order, ask or bid. */
  readonly of: string;
  /** Attempts, the gateway's answer, and the time of the next attempt. */
  readonly tries: string;
  readonly since: string;
};

export function refundLine({
  status,
  kind,
  amount,
  orderId,
  askId,
  bidId,
  tries,
  failureCode,
  retryAt,
  createdAt,
}: StaffRefund): RefundLine {
  const count = tries === 1 ? '1 try' : `${tries} tries`;
  const why = failureCode === null ? count : `${count}, the gateway says ${failureCode}`;
  const said = isRefundInWallet({ status }) ? `${why}; credited to the wallet instead` : why;
  return {
    what: kinds[kind],
    amount: formatMoney(amount),
    of: orderId ?? askId ?? bidId ?? 'nothing of ours',
    tries: `${said}${retryAt === null ? '' : `, sent again ${formatMoment(new Date(retryAt))}`}`,
    since: formatMoment(new Date(createdAt)),
  };
}

/** "Sent again by Fe Ramos, Tue 24 Nov, 2:00 PM: “The gateway takes it again.”" */
export function sentAgainText({ at, byName, reason }: SentAgain): string {
  return `Sent again by ${byName ?? 'somebody of the staff'}, ${formatMoment(new Date(at))}: “${reason}”`;
}

type Kind = Exclude<keyof Reconciliation, 'at'>;

const reconciledKinds: readonly (readonly [Kind, string])[] = [
  ['payments', 'Payments'],
  ['refunds', 'Refunds'],
  ['payouts', 'Payouts'],
  ['paymentMethods', 'Payment methods'],
];

/** The result of a reconciliation as rows, one for each kind with open entries. */
export function reconciliationRows(result: Reconciliation) {
  const asked = reconciledKinds.filter(([id]) => result[id].checked > 0);
  return asked.map(([id, name]) => {
    const { checked, settled, differs, unanswered } = result[id];
    return {
      id,
      cells: {
        kind: name,
        checked: String(checked),
        settled: String(settled),
        differs: String(differs),
        unanswered: String(unanswered),
      },
    };
  });
}

export function reconciliationText(result: Reconciliation): string {
  const all = reconciledKinds.map(([kind]) => result[kind]);
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  if (sum(({ checked }) => checked) === 0) {
    return 'Nothing was open: the books and the gateway agree.';
  }
  const differs = sum((one) => one.differs);
  const unanswered = sum((one) => one.unanswered);
  if (differs > 0) {
    return `${differs} of them do not fit what the gateway says. Somebody has to look at them.`;
  }
  return unanswered > 0
    ? `The gateway did not answer about ${unanswered} of them. Ask again in a while.`
    : 'The gateway has answered, and nothing differs.';
}
