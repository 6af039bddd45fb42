import type { SandboxContext } from '../context.ts';
import { type Html, html } from './html.ts';
import { numberField, select } from './pieces.ts';

const modes = [
  ['normal', 'Send at once'],
  ['drop', 'Drop the next one'],
  ['delay', 'Delay all of them'],
  ['repeat', 'Send all of them several times'],
  ['reorder', 'Collect the next two and send them in reverse order'],
] as const;

export function webhookModeForm(context: SandboxContext, path: string): Html {
  const { mode, delaySeconds, times } = context.store.state.webhookMode;
  const present = modes.find(([value]) => value === mode)?.[1] ?? mode;
  return html`<details class="Panel"${mode === 'normal' ? '' : html` open`}>
<summary>Next webhooks: ${present.toLowerCase()}</summary>
<form class="Fields" method="post" action="/webhooks/mode">
  <input type="hidden" name="back" value="${path}">
  ${select({ id: 'mode', name: 'mode', label: 'Next webhooks', value: mode, choices: modes })}
  ${numberField({ id: 'delay', name: 'delaySeconds', label: 'Delay, seconds', value: delaySeconds, max: 3600 })}
  ${numberField({ id: 'times', name: 'times', label: 'How many times', value: times, max: 20 })}
  <button class="Button">Change</button>
</form></details>`;
}
