import type { SandboxContext } from '../context.ts';
import type { Dispute } from '../disputes/dispute.record.ts';
import { disputeOf } from '../disputes/move-dispute.ts';
import { showAmount } from '../money.ts';
import { isPaymentChannel, paymentChannels } from '../payments/channels.table.ts';
import type { Payment } from '../payments/payment.record.ts';
import { isOver } from '../payments/payment.wire.ts';
import type { PaymentMethod } from '../payments/payment-method.record.ts';
import type { Refund } from '../refunds/refund.record.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { actionButton, liveList, row, rowName, textField } from './pieces.ts';
import { refundForm } from './refund-form.ts';
import { showTime } from './show-time.ts';
import { webhookModeForm } from './webhook-mode-form.ts';

const ROWS_MAXIMUM = 50;

export function channelName(code: string): string {
  return isPaymentChannel(code) ? paymentChannels[code].name : code;
}

export function paymentsPage(context: SandboxContext, notice: string | undefined): Html {
  const { state } = context.store;
  const newest = <Row>(rows: readonly Row[]) => rows.slice(-ROWS_MAXIMUM).toReversed();
  const saved = state.paymentMethods.filter((method) => method.reusability === 'MULTIPLE_USE');
  const body = html`
${webhookModeForm(context, '/payments')}
${liveList({
  name: 'payments',
  rows: newest(state.payments).map((payment) => paymentRow(payment, disputeOf(context, payment))),
  empty: 'No payment yet. Begin one in the shop: it appears here, and its wallet page opens there.',
})}
<h2>Linked accounts and cards</h2>
${liveList({
  name: 'methods',
  rows: newest(saved).map(methodRow),
  empty: 'None yet. Add a payment method in the shop.',
})}
<h2>Refunds</h2>
${refundForm(context)}
${liveList({ name: 'refunds', rows: newest(state.refunds).map(refundRow), empty: 'None yet.' })}`;
  return layout({ title: 'Payments', path: '/payments', notice, body });
}

function paymentRow(payment: Payment, dispute: Dispute | undefined): Html {
  const { id } = payment;
  const button = (value: string, label: string) => actionButton({ value, label, of: id });
  const buttons = isOver(payment)
    ? [
        button('repeat', 'Send the webhook again'),
        payment.generation === 'request' && button('stale', 'Send an older webhook after it'),
        button('claim', payment.status === 'SUCCEEDED' ? 'Claim that it failed' : 'Claim that it was paid'),
        ...(payment.status === 'SUCCEEDED' ? disputeButtons(dispute, button) : []),
      ]
    : [
        button('approve', 'Approve'),
        button('fail', 'Fail'),
        button('expire', 'Expire'),
        button('lie', 'Approve, but claim ₱1'),
        button('lie_amount', 'Approve ₱1 only'),
        button('lie_currency', 'Approve in US dollars'),
        button('lie_reference', 'Approve under another reference'),
        button('claim', 'Claim that it was paid'),
      ];
  return row({
    id,
    title: rowName(id, `${showAmount(payment.amount)} by ${channelName(payment.channelCode)}`),
    status: payment.status,
    facts: [
      ['Reference', payment.referenceId],
      ['Id', id],
      ['Begun', showTime(payment.createdAt)],
      ['Reason', payment.failureCode],
      ['Dispute', dispute?.status ?? null],
      ['Claimed', payment.claimedAmount === null ? null : showAmount(payment.claimedAmount)],
      ['Claimed currency', payment.lie?.currency ?? null],
      ['Claimed reference', payment.lie?.referenceId ?? null],
      [
        'Page',
        payment.checkoutUrl && !isOver(payment) ? html`<a href="/checkout/${id}">Open the wallet page</a>` : null,
      ],
    ],
    actions: html`<form class="Actions" method="post" action="/payments/${id}">${buttons}</form>`,
  });
}

/** Buttons of the payer's bank, which may dispute a payment, and then take it back or leave it. */
function disputeButtons(dispute: Dispute | undefined, button: (value: string, label: string) => Html): readonly Html[] {
  const status = dispute?.status;
  switch (status) {
    case undefined:
    case 'WON':
      return [button('dispute', 'Let the bank question it')];
    case 'ACTION_REQUIRED':
    case 'UNDER_REVIEW':
      return [
        button('dispute_lose', 'Let the bank take it back'),
        button('dispute_win', 'Let the bank leave it with the shop'),
      ];
    case 'LOST':
      return [];
    default:
      return status satisfies never;
  }
}

function methodRow(method: PaymentMethod): Html {
  const { id } = method;
  const button = (value: string, label: string) => actionButton({ value, label, of: id });
  const isWaiting = method.status === 'REQUIRES_ACTION';
  return row({
    id,
    title: rowName(id, `${channelName(method.channelCode)} ${method.card?.maskedNumber ?? ''}`.trim()),
    status: method.status,
    facts: [
      ['Id', id],
      ['Customer', method.customerId],
      ['Begun', showTime(method.createdAt)],
      ['Reason', method.failureCode],
      ['Page', html`<a href="/checkout/${id}">${isWaiting ? 'Open the linking page' : 'Open its page'}</a>`],
    ],
    actions: html`<form class="Actions" method="post" action="/payment-methods/${id}">${
      isWaiting ? [button('approve', 'Approve'), button('fail', 'Fail')] : button('repeat', 'Send the webhook again')
    }${method.status === 'EXPIRED' ? '' : button('expire', 'Expire')}${button(
      'claim',
      method.status === 'ACTIVE' ? 'Claim that it expired' : 'Claim that it is linked',
    )}</form>`,
  });
}

function refundRow(refund: Refund): Html {
  const { id } = refund;
  return row({
    id,
    title: rowName(id, `${showAmount(refund.amount)} back`),
    status: refund.status,
    facts: [
      ['Id', id],
      ['Payment', refund.paymentRequestId],
      ['Begun', showTime(refund.createdAt)],
      ['Reason', refund.failureCode],
    ],
    actions:
      refund.status === 'PENDING'
        ? html`<form class="Actions" method="post" action="/refunds/${id}">${textField({ id: `${id}-reason`, name: 'failureCode', label: 'Reason', value: 'REFUND_FAILED' })}${actionButton({ value: 'fail', label: 'Fail', of: id })}${actionButton({ value: 'succeed', label: 'Succeed', of: id })}</form>`
        : undefined,
  });
}
