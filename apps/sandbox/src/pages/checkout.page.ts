import { showAmount } from '../money.ts';
import { isPaymentChannel, paymentChannels } from '../payments/channels.table.ts';
import type { Payment } from '../payments/payment.record.ts';
import { isOver } from '../payments/payment.wire.ts';
import type { PaymentMethod } from '../payments/payment-method.record.ts';
import { type Html, html } from './html.ts';
import { shell } from './layout.ts';
import { channelName } from './payments.page.ts';

const decisions = [
  ['late', 'Approve but send the webhook late'],
  ['repeat', 'Approve and send the webhook five times'],
] as const;

/** The page of a wallet or bank, on which the shopper pays: the amount, the merchant, and the choices. */
export function checkoutPage(payment: Payment, backUrl: string | null): Html {
  const isCard = isPaymentChannel(payment.channelCode) && paymentChannels[payment.channelCode].type === 'CARD';
  return wallet({
    title: `${channelName(payment.channelCode)} test payment`,
    big: showAmount(payment.amount),
    facts: [
      ['Merchant', 'Suki'],
      ['Reference', payment.referenceId],
      ...(payment.description === null ? [] : [['For', payment.description] as const]),
      ...(isCard ? [['Check', '3-D Secure, by the bank of the card'] as const] : []),
    ],
    id: payment.id,
    ended: isOver(payment) ? `This payment is over: ${payment.status.toLowerCase()}.` : null,
    backUrl,
  });
}

/** The page on which a shopper links a bank account, a wallet or a card for later payments. */
export function linkPage(method: PaymentMethod, backUrl: string | null): Html {
  const isOpen = method.status === 'REQUIRES_ACTION';
  return wallet({
    title: `Link ${channelName(method.channelCode)} for tests`,
    big: null,
    facts: [
      ['Merchant', 'Suki'],
      ['Permission', 'Charge it when you pay'],
    ],
    id: method.id,
    ended: isOpen ? null : `The link is ${method.status.replaceAll('_', ' ').toLowerCase()}.`,
    backUrl,
    // Stands in for the wallet's own app, in which its owner can end the permission.
    more: method.status === 'ACTIVE' ? decisionButton(method.id, ['expire', 'End the permission']) : undefined,
  });
}

function wallet(options: {
  title: string;
  big: string | null;
  facts: readonly (readonly [string, string])[];
  id: string;
  ended: string | null;
  backUrl: string | null;
  more?: Html | undefined;
}): Html {
  const { title, big, facts, id, ended, backUrl, more } = options;
  const body = html`
<main class="Wallet">
  <p class="Wallet-note">Test wallet: no real money moves.</p>
  <h1>${title}</h1>
  ${big && html`<p class="Wallet-amount">${big}</p>`}
  <dl class="Wallet-facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
  ${ended === null ? buttons(id) : html`<p class="Notice" role="status">${ended}</p>`}
  ${ended !== null && backUrl && html`<p><a class="Button" href="${backUrl}">Back to Suki</a></p>`}
  ${more}
</main>`;
  return shell({ title, body });
}

function decisionButton(id: string, [value, label]: readonly [string, string]): Html {
  return html`<form class="Wallet-form" method="post" action="/checkout/${id}"><button class="Button" name="decision" value="${value}">${label}</button></form>`;
}

function buttons(id: string): Html {
  return html`<form class="Wallet-form" method="post" action="/checkout/${id}">
    <button class="Button Button--main" name="decision" value="approve">Approve</button>
    <button class="Button" name="decision" value="fail">Fail</button>
    <button class="Button" name="decision" value="cancel">Cancel</button>
    <fieldset><legend>To test webhooks</legend>${decisions.map(
      ([value, label]) => html`<button class="Button" name="decision" value="${value}">${label}</button>`,
    )}</fieldset>
  </form>`;
}
