import type { SandboxContext } from '../context.ts';
import { showAmount } from '../money.ts';
import type { Payout } from '../payouts/payout.record.ts';
import { payoutChannels } from '../payouts/payout-channels.table.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { actionButton, liveList, numberField, row, rowName, select } from './pieces.ts';
import { showTime } from './show-time.ts';

const ROWS_MAXIMUM = 50;

/** Xendit's codes for failed payouts. */
export const payoutFailureCodes = [
  'REJECTED_BY_CHANNEL',
  'REJECTED_BY_WG',
  'INSUFFICIENT_BALANCE',
  'INVALID_DESTINATION',
  'TEMPORARY_TRANSFER_ERROR',
  'TRANSFER_ERROR',
  'UNKNOWN_BANK_NETWORK_ERROR',
  'DESTINATION_MAXIMUM_LIMIT',
  'ACCOUNT_NAME_MISMATCH',
] as const;

const failureChoices = payoutFailureCodes.map((code) => [code, code] as const);

export function payoutsPage(context: SandboxContext, notice: string | undefined): Html {
  const { state } = context.store;
  const body = html`
${behaviourForm(context)}
<details class="Panel"><summary>Account numbers with a meaning</summary>
<dl class="Facts">
  <div><dt>123456</dt><dd>fails: TEMPORARY_TRANSFER_ERROR</dd></div>
  <div><dt>999999</dt><dd>fails: REJECTED_BY_CHANNEL</dd></div>
  <div><dt>121212</dt><dd>fails: INVALID_DESTINATION</dd></div>
  <div><dt>131313 at a bank</dt><dd>stays accepted, can be cancelled</dd></div>
  <div><dt>654321 at a bank</dt><dd>succeeds, then is reversed</dd></div>
</dl></details>
${liveList({
  name: 'payouts',
  rows: state.payouts.slice(-ROWS_MAXIMUM).toReversed().map(payoutRow),
  empty: 'No payout yet. Withdraw money in the shop as a seller.',
})}`;
  return layout({ title: 'Payouts', path: '/payouts', notice, body });
}

function behaviourForm(context: SandboxContext): Html {
  const { payoutOutcome, payoutFailureCode, payoutSeconds } = context.store.state.behaviour;
  return html`<details class="Panel"><summary>New payouts: ${payoutOutcome} after ${payoutSeconds} s</summary>
<form class="Fields" method="post" action="/payouts/behaviour">
  ${select({
    id: 'outcome',
    name: 'payoutOutcome',
    label: 'New payouts',
    value: payoutOutcome,
    choices: [
      ['succeed', 'Succeed'],
      ['fail', 'Fail'],
      ['reverse', 'Succeed, then are reversed'],
      ['hold', 'Stay accepted'],
    ],
  })}
  ${select({ id: 'reason', name: 'payoutFailureCode', label: 'Reason of failures', value: payoutFailureCode, choices: failureChoices })}
  ${numberField({ id: 'seconds', name: 'payoutSeconds', label: 'After, seconds', value: payoutSeconds, max: 86_400 })}
  <button class="Button">Change</button>
</form></details>`;
}

function payoutRow(payout: Payout): Html {
  const { id } = payout;
  const isOpen = payout.status === 'ACCEPTED' || payout.status === 'REQUESTED';
  const button = (value: string, label: string) => actionButton({ value, label, of: id });
  const channel = payoutChannels.find((candidate) => candidate.code === payout.channelCode);
  return row({
    id,
    title: rowName(id, `${showAmount(payout.amount)} to ${channel?.name ?? payout.channelCode}`),
    status: payout.status,
    facts: [
      ['Account', `${payout.accountNumber}, ${payout.accountHolderName ?? 'no name'}`],
      ['Reference', payout.referenceId],
      ['Id', id],
      ['Begun', showTime(payout.createdAt)],
      ['Reason', payout.failureCode],
    ],
    actions: html`<form class="Actions" method="post" action="/payouts/${id}">${
      isOpen
        ? html`${button('succeed', 'Succeed')}${select({ id: `${id}-reason`, name: 'failureCode', label: 'Reason', value: 'REJECTED_BY_CHANNEL', choices: failureChoices })}${button('fail', 'Fail')}`
        : ''
    }${payout.status === 'SUCCEEDED' ? button('reverse', 'Reverse') : ''}</form>`,
  });
}
