import { z } from 'zod';
import { deliveryStatuses } from './substatuses.table.ts';

export const parcelEventRecord = z.object({
  at: z.string(),
  status: z.enum(deliveryStatuses),
  substatus: z.string(),
  detail: z.string(),
  location: z.string().nullable(),
});

export type ParcelEvent = z.infer<typeof parcelEventRecord>;

/** Fields that the shop sends along and gets back unchanged. */
export const parcelFields = z.object({
  order_number: z.string().nullish(),
  order_id: z.string().nullish(),
  order_date: z.string().nullish(),
  customer_name: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_sms: z.string().nullish(),
  recipient_postcode: z.string().nullish(),
  title: z.string().nullish(),
  logistics_channel: z.string().nullish(),
  note: z.string().nullish(),
  label: z.string().nullish(),
  language: z.string().nullish(),
  tracking_postal_code: z.string().nullish(),
  tracking_origin_country: z.string().nullish(),
  tracking_destination_country: z.string().nullish(),
  tracking_ship_date: z.string().nullish(),
  tracking_key: z.string().nullish(),
  tracking_courier_account: z.string().nullish(),
});

/** A parcel that TrackingMore watches for the shop. Events are oldest first. */
export const parcelRecord = z.object({
  id: z.string(),
  trackingNumber: z.string(),
  courierCode: z.string(),
  fields: parcelFields,
  status: z.enum(deliveryStatuses),
  substatus: z.string(),
  isArchived: z.boolean(),
  events: z.array(parcelEventRecord),
  /** The day on which the courier means to deliver it, if it has named one. */
  scheduledOn: z.string().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Parcel = z.infer<typeof parcelRecord>;
