import type { SandboxContext } from '../context.ts';
import { couriers } from '../courier/couriers.table.ts';
import { nextMove } from '../courier/move-parcel.ts';
import type { Parcel } from '../courier/parcel.record.ts';
import { deliveryStatuses, substatuses } from '../courier/substatuses.table.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { actionButton, liveList, row, rowName } from './pieces.ts';
import { showTime } from './show-time.ts';

const ROWS_MAXIMUM = 50;
const EVENTS_SHOWN = 4;

export function parcelsPage(context: SandboxContext, notice: string | undefined): Html {
  const body = html`
<p class="Lead">Parcels stay where they are until you move them. Each event is told to the shop by a signed webhook.</p>
${liveList({
  name: 'parcels',
  rows: context.store.state.parcels.slice(-ROWS_MAXIMUM).toReversed().map(parcelRow),
  empty: 'No parcel yet. Hand an order to a courier in the shop or in the back office.',
})}`;
  return layout({ title: 'Parcels', path: '/parcels', notice, body });
}

function parcelRow(parcel: Parcel): Html {
  const { id } = parcel;
  const next = nextMove(parcel);
  const courier = couriers.find((candidate) => candidate.code === parcel.courierCode);
  const newest = parcel.events.slice(-EVENTS_SHOWN).toReversed();
  return row({
    id,
    title: rowName(id, parcel.trackingNumber),
    status: parcel.status,
    facts: [
      ['Courier', courier?.name ?? parcel.courierCode],
      ['Title', parcel.fields.title ?? null],
      ['Order', parcel.fields.order_number ?? null],
      ['Sub-status', parcel.substatus],
      [
        'Events',
        newest.length === 0
          ? 'none yet'
          : html`<ol class="Events">${newest.map((event) => html`<li>${showTime(event.at)}: ${event.detail}${event.location && `, ${event.location}`}</li>`)}</ol>`,
      ],
    ],
    actions: html`<form class="Actions" method="post" action="/parcels/${id}">
${next ? actionButton({ value: 'next', label: `Next: ${next.label}`, of: id }) : ''}
<p class="Field"><label for="${id}-other">Other event</label><select id="${id}-other" name="substatus">${deliveryStatuses.map(
      (status) =>
        html`<optgroup label="${status}">${substatuses
          .filter((candidate) => candidate.status === status)
          .map(
            (candidate) =>
              html`<option value="${candidate.code}"${candidate.code === 'undelivered002' ? html` selected` : ''}>${candidate.code}: ${candidate.meaning}</option>`,
          )}</optgroup>`,
    )}</select></p>
${actionButton({ value: 'event', label: 'Send this event', of: id })}</form>`,
  });
}
