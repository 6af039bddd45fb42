import { centavos } from '@suki/domain/money/centavos';
import type { SandboxContext } from '../context.ts';
import { showAmount, toWireAmount } from '../money.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export function homePage(context: SandboxContext, notice: string | undefined): Html {
  const { state } = context.store;
  const count = (rows: readonly { status: string }[], ...statuses: string[]) =>
    rows.filter((item) => statuses.includes(item.status)).length;
  const entries = [
    {
      href: '/payments',
      name: 'Payments',
      about: 'Wallets, banks and cards. Approve, fail or expire them, and make the sandbox lie.',
      figure: `${count(state.payments, 'REQUIRES_ACTION', 'PENDING')} open of ${state.payments.length}`,
    },
    {
      href: '/payouts',
      name: 'Payouts',
      about: 'Money to sellers. Succeed, fail or reverse it.',
      figure: `${count(state.payouts, 'ACCEPTED', 'REQUESTED')} open of ${state.payouts.length}`,
    },
    {
      href: '/parcels',
      name: 'Parcels',
      about: 'What couriers report. Send a parcel on its way, one event after another.',
      figure: `${state.parcels.length - count(state.parcels, 'delivered')} under way of ${state.parcels.length}`,
    },
    {
      href: '/webhooks',
      name: 'Webhooks',
      about: 'Everything that was sent to the shop, and how the next ones are treated.',
      figure: `${count(state.webhooks, 'waiting', 'held')} waiting, mode ${state.webhookMode.mode}`,
    },
    {
      href: '/faults',
      name: 'Faults',
      about: 'Let a service refuse, lose its answer, hang or answer nonsense.',
      figure: counted(state.faults.length, 'fault'),
    },
    {
      href: '/outbox',
      name: 'Outbox',
      about: 'Text messages with their codes, and mails. Nothing leaves this machine.',
      figure: `${counted(state.sms.length, 'text')}, ${counted(state.mails.length, 'mail')}`,
    },
  ];
  const body = html`
<p class="Lead">This stands in for the services around the shop: payments, refunds and payouts (Xendit), couriers (TrackingMore), text messages
(Semaphore) and mail. The shop talks to it as it would talk to them. No money moves, and nothing leaves this machine.</p>
<p><a class="Button" href="${context.webUrl}">Open the shop</a></p>
<ul class="Entries">${entries.map(
    (entry) =>
      html`<li class="Entry"><h2><a href="${entry.href}">${entry.name}</a></h2><p>${entry.about}</p><p class="Figure">${entry.figure}</p></li>`,
  )}</ul>
<h2>Account</h2>
<dl class="Facts"><div><dt>Balance for payouts and refunds</dt><dd>${showAmount(toWireAmount(centavos(state.balanceCentavos)))}</dd></div></dl>
<details class="Panel"><summary>Forget everything</summary>
<form class="Fields" method="post" action="/reset"><p>Payments, payouts, parcels, messages and webhooks are deleted here. The shop keeps its own data, so payments that it waits for
will be unknown.</p><button class="Button">Forget everything</button></form></details>`;
  return layout({ title: 'The services around the shop', path: '/', notice, body });
}
