import type { SandboxContext } from '../context.ts';
import type { Webhook } from '../webhooks/webhook.record.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { actionButton, liveList, row, rowName } from './pieces.ts';
import { showTime } from './show-time.ts';
import { webhookModeForm } from './webhook-mode-form.ts';

const ROWS_MAXIMUM = 60;
const ATTEMPTS_SHOWN = 7;

export function webhooksPage(context: SandboxContext, notice: string | undefined): Html {
  const body = html`
${webhookModeForm(context, '/webhooks')}
${liveList({
  name: 'webhooks',
  rows: context.store.state.webhooks.slice(-ROWS_MAXIMUM).toReversed().map(webhookRow),
  empty: 'Nothing has been sent yet.',
})}`;
  return layout({ title: 'Webhooks', path: '/webhooks', notice, body });
}

function webhookRow(webhook: Webhook): Html {
  const { id } = webhook;
  const attempts = webhook.attempts
    .slice(-ATTEMPTS_SHOWN)
    .map(
      (attempt) =>
        html`<li>${showTime(attempt.at)}: ${attempt.statusCode === null ? attempt.error : `answered ${attempt.statusCode}`}</li>`,
    );
  return row({
    id,
    title: rowName(id, webhook.event),
    status: webhook.status,
    facts: [
      ['About', webhook.subjectId],
      ['Made', showTime(webhook.createdAt)],
      ['Attempts', attempts.length === 0 ? 'none yet' : html`<ol class="Events">${attempts}</ol>`],
      [
        'Body',
        html`<details><summary>Show the body</summary><pre tabindex="0">${pretty(webhook.body)}</pre></details>`,
      ],
    ],
    actions: html`<form class="Actions" method="post" action="/webhooks/${id}">${actionButton({ value: 'resend', label: 'Send again', of: id })}</form>`,
  });
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
