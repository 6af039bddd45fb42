import { courierName } from '@suki/domain/delivery/courier-name';
import type { ListOrdersRole, Tracking } from '@suki/sdk/types';
import { moment } from '../../../shell/when.ts';
import { orderTexts } from '../orders.texts.ts';

export type Parcel = {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly label: string | null;
  readonly page: { readonly href: string; readonly label: string } | null;
  readonly entries: readonly {
    readonly id: string;
    readonly time: string;
    readonly dateTime: string;
    readonly what: string;
    readonly note?: string;
  }[];
};

/** One parcel with the reports of its courier, latest first. */
export function parcelOf(tracking: Tracking, side: ListOrdersRole): Parcel {
  const { id, leg, courier, trackingNumber, trackingUrl, label, events } = tracking;
  const name = courierName(courier);
  const { tracking: texts } = orderTexts;
  return {
    id,
    title: leg === 'outbound' && side === 'buyer' ? texts.outboundToYou : texts.legs[leg],
    number: trackingNumber === null ? name : texts.number(name, trackingNumber),
    label,
    page: trackingUrl === null ? null : { href: trackingUrl, label: texts.page(name) },
    entries: events
      .map(({ at, detail, status, place }, index) => ({
        id: `${at}-${index}`,
        time: moment(at),
        dateTime: at,
        what: detail === '' ? status : detail,
        ...(place === null || place === '' ? {} : { note: place }),
      }))
      .sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime)),
  };
}

/** The parcels of an order, the one that moves now first. */
export function parcelsOf(trackings: readonly Tracking[], side: ListOrdersRole): readonly Parcel[] {
  const byLeg = { outbound: 0, inbound: 1 } as const;
  return [...trackings].sort((one, other) => byLeg[one.leg] - byLeg[other.leg]).map((each) => parcelOf(each, side));
}
