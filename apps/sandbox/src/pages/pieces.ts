import { type Html, html } from './html.ts';

export type Tone = 'positive' | 'caution' | 'critical' | 'plain';

const tones: Readonly<Record<string, Tone>> = {
  SUCCEEDED: 'positive',
  ACTIVE: 'positive',
  delivered: 'positive',
  REQUIRES_ACTION: 'caution',
  PENDING: 'caution',
  ACCEPTED: 'caution',
  REQUESTED: 'caution',
  waiting: 'caution',
  held: 'caution',
  FAILED: 'critical',
  EXPIRED: 'critical',
  REVERSED: 'critical',
  gave_up: 'critical',
  dropped: 'critical',
  undelivered: 'critical',
  exception: 'critical',
  expired: 'critical',
};

export function statusTag(status: string): Html {
  return html`<span class="Tag Tag--${tones[status] ?? 'plain'}">${status.replaceAll('_', ' ').toLowerCase()}</span>`;
}

export function row(options: {
  id: string;
  title: Html | string;
  status: string;
  facts: readonly (readonly [label: string, value: Html | string | null])[];
  actions?: Html | undefined;
}): Html {
  const { id, title, status, facts, actions } = options;
  return html`<li class="Row" id="${id}">
  <div class="Row-head"><h2>${title}</h2>${statusTag(status)}</div>
  <dl class="Facts">${facts.map(([label, value]) => value !== null && html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
  ${actions}
</li>`;
}

/** A list that refreshes itself in browsers with scripts; `empty` is shown instead of no rows. */
export function liveList(options: { name: string; rows: readonly Html[]; empty: string }): Html {
  const { name, rows, empty } = options;
  return html`<div data-refresh="${name}">${
    rows.length === 0 ? html`<p class="Empty">${empty}</p>` : html`<ol class="Rows">${rows}</ol>`
  }</div>`;
}

/** A button of a form with several buttons: its name tells the server which was pressed. */
export function actionButton(options: { value: string; label: string; of: string }): Html {
  const { value, label, of } = options;
  return html`<button class="Button" name="action" value="${value}" aria-describedby="${of}-name">${label}</button>`;
}

/** The name of a row for screen readers: buttons refer to it. */
export function rowName(of: string, text: string): Html {
  return html`<span id="${of}-name">${text}</span>`;
}

export function select(options: {
  id: string;
  name: string;
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
}): Html {
  const { id, name, label, value, choices } = options;
  return html`<p class="Field"><label for="${id}">${label}</label><select id="${id}" name="${name}">${choices.map(
    ([choice, text]) => html`<option value="${choice}"${choice === value ? html` selected` : ''}>${text}</option>`,
  )}</select></p>`;
}

export function textField(options: { id: string; name: string; label: string; value: string }): Html {
  const { id, name, label, value } = options;
  return html`<p class="Field"><label for="${id}">${label}</label><input id="${id}" name="${name}" type="text" maxlength="100" value="${value}"></p>`;
}

export function numberField(options: { id: string; name: string; label: string; value: number; max: number }): Html {
  const { id, name, label, value, max } = options;
  return html`<p class="Field"><label for="${id}">${label}</label><input id="${id}" name="${name}" type="number" inputmode="decimal" min="0" max="${max}" step="any" value="${value}"></p>`;
}
