import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { behaviourRecord } from '../control/behaviour.ts';
import { type Html, html } from './html.ts';
import { numberField, select } from './pieces.ts';

const outcomes = [
  ['succeed', 'Succeed'],
  ['fail', 'Fail'],
  ['hold', 'Stay pending'],
] as const;

export const refundBehaviour = z.object({
  refundOutcome: behaviourRecord.shape.refundOutcome,
  refundSeconds: z.coerce.number().min(0).max(86_400),
});

export function refundForm(context: SandboxContext): Html {
  const { refundOutcome, refundSeconds } = context.store.state.behaviour;
  return html`<details class="Panel"><summary>New refunds: ${refundOutcome}${refundOutcome === 'hold' ? '' : ` after ${refundSeconds} s`}</summary>
<form class="Fields" method="post" action="/refunds/behaviour">
  ${select({ id: 'refund-outcome', name: 'refundOutcome', label: 'New refunds', value: refundOutcome, choices: outcomes })}
  ${numberField({ id: 'refund-seconds', name: 'refundSeconds', label: 'After, seconds', value: refundSeconds, max: 86_400 })}
  <button class="Button">Change</button>
</form></details>`;
}
