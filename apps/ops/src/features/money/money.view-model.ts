import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import { type RefundStatus, refundStatuses } from '@suki/domain/trade/facts/statuses';
import { isRefundInWallet } from '@suki/domain/trade/money/refund-in-wallet';
import type { Reconciliation, SentAgain, StaffRefund } from '@suki/sdk/types';
import { subjectWords } from '../../shell/subject-words.view-model.ts';
import { failureText } from './gateway-failure.view-model.ts';
import {
  noRefundTexts,
  refundKinds,
  refundTitles,
  reconciliationTexts as texts,
  moneyTexts as words,
} from './money.texts.ts';

/** In the order in which the lists need attention. */
export const refundLists: readonly RefundStatus[] = ['PENDING', 'FAILED', 'REQUESTED', 'CANCELLED', 'SUCCEEDED'];

export function refundTitle(status: RefundStatus): string {
  return refundTitles[status];
}

export function noRefundText(status: RefundStatus): string {
  return noRefundTexts[status];
}

/** The list in the address; by default the refunds that the gateway has not accepted. */
export function shownRefunds(wanted: string | null): RefundStatus {
  return refundStatuses.find((status) => status === wanted) ?? 'PENDING';
}

/** Only a refund that the gateway has not accepted can be sent again, under its own key, so never twice. */
export function canRetry({ status }: Pick<StaffRefund, 'status'>): boolean {
  return status === 'PENDING';
}

export type RefundLine = {
  readonly what: string;
  readonly amount: string;
  /** The payment, by its order, item and person. */
  readonly of: string;
  /** Attempts, the gateway's answer, and the time of the next attempt. */
  readonly tries: string;
  readonly since: string;
};

export function refundLine(refund: StaffRefund): RefundLine {
  const { kind, amount, createdAt } = refund;
  return {
    what: refundKinds[kind],
    amount: formatMoney(amount),
    of: subjectOf(refund),
    tries: triesOf(refund),
    since: momentOf(createdAt),
  };
}

/** The payment by its order, item and person; an id is never shown. */
function subjectOf({ about, askId, bidId }: StaffRefund): string {
  const named = subjectWords(about);
  if (named !== '') return named;
  return askId === null ? (bidId === null ? words.unknownSubject : words.bid) : words.ask;
}

function triesOf({ status, tries, failureCode, retryAt }: StaffRefund): string {
  const count = words.tries(tries);
  const why = failureCode === null ? count : words.failed(count, failureText(failureCode));
  const said = isRefundInWallet({ status }) ? words.inWallet(why) : why;
  return `${said}${retryAt === null ? '' : words.sentAgainAt(momentOf(retryAt))}`;
}

const momentOf = (at: string): string => formatMoment(new Date(at));

export function sentAgainText({ at, byName, reason }: SentAgain): string {
  return words.sentAgain(byName ?? words.colleague, momentOf(at), reason);
}

type Kind = Exclude<keyof Reconciliation, 'at'>;

const reconciledKinds = ['payments', 'refunds', 'payouts', 'paymentMethods'] as const satisfies readonly Kind[];

/** The result of a reconciliation as rows, one for each kind with open entries. */
export function reconciliationRows(result: Reconciliation) {
  const asked = reconciledKinds.filter((id) => result[id].checked > 0);
  return asked.map((id) => {
    const { checked, settled, differs, unanswered } = result[id];
    return {
      id,
      cells: {
        kind: texts.kinds[id],
        checked: String(checked),
        settled: String(settled),
        differs: String(differs),
        unanswered: String(unanswered),
      },
    };
  });
}

export function reconciliationText(result: Reconciliation): string {
  const all = reconciledKinds.map((kind) => result[kind]);
  const sum = (of: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + of(one), 0);
  if (sum(({ checked }) => checked) === 0) {
    return texts.nothingOpen;
  }
  const differs = sum((one) => one.differs);
  const unanswered = sum((one) => one.unanswered);
  if (differs > 0) {
    return texts.differ(differs);
  }
  return unanswered > 0 ? texts.silent(unanswered) : texts.agree;
}
