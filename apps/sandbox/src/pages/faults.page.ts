import type { SandboxContext } from '../context.ts';
import type { Fault } from '../control/fault.record.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { liveList, numberField, row, select, textField } from './pieces.ts';

const services = [
  ['xendit', 'Payments (Xendit)'],
  ['trackingmore', 'Couriers (TrackingMore)'],
  ['semaphore', 'Text messages (Semaphore)'],
  ['mail', 'Mail'],
  ['storage', 'Pictures (Google Cloud Storage)'],
  ['algolia', 'Search (Algolia)'],
] as const;

const methods = [
  ['', 'Every call'],
  ['POST', 'Calls that do something (POST)'],
  ['GET', 'Calls that only read (GET)'],
] as const;

const kinds = [
  ['refuse', 'Refuse, nothing is done'],
  ['lose', 'Do it, but answer with the failure'],
  ['garbage', 'Do it, but answer no JSON'],
  ['hang', 'Do it, but never answer'],
  ['pageless', 'Do it, but leave out the page of the payer'],
] as const;

export function faultsPage(context: SandboxContext, notice: string | undefined): Html {
  const { faults } = context.store.state;
  const body = html`
<p class="Lead">The next calls of the shop to a service meet what is chosen here, as if the service were in trouble.</p>
<form class="Fields" method="post" action="/faults">
  ${select({ id: 'provider', name: 'provider', label: 'Service', value: 'xendit', choices: services })}
  ${select({ id: 'method', name: 'method', label: 'Which calls', value: 'POST', choices: methods })}
  ${textField({ id: 'path', name: 'path', label: 'Whose path begins with (empty: any)', value: '/payment_requests' })}
  ${select({ id: 'how', name: 'how', label: 'What happens (all but refusing: only payments)', value: 'refuse', choices: kinds })}
  ${numberField({ id: 'status', name: 'status', label: 'Status, 400 to 599', value: 503, max: 599 })}
  ${textField({ id: 'code', name: 'code', label: 'Code', value: 'CHANNEL_UNAVAILABLE' })}
  ${numberField({ id: 'count', name: 'count', label: 'How many calls', value: 1, max: 1000 })}
  <button class="Button Button--main">Let them fail</button>
</form>
${liveList({ name: 'faults', rows: faults.map(faultRow), empty: 'Every service works.' })}
<form class="Fields" method="post" action="/faults/clear"><button class="Button">Let everything work again</button></form>`;
  return layout({ title: 'Faults', path: '/faults', notice, body });
}

function faultRow({ provider, method, path, how, status, code, count }: Fault, index: number): Html {
  return row({
    id: `fault-${index}`,
    title: `${method ?? 'Any'} ${path ?? 'call'} of ${services.find(([value]) => value === provider)?.[1] ?? provider}`,
    status: how,
    facts: [
      ['Answer', `${status} ${code}`],
      ['Calls left', String(count)],
    ],
  });
}
