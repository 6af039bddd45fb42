import type { FileId } from '@suki/domain/ids/id';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const trackings = pgTable(
  'trackings',
  {
    id: idText('id', 'trk').primaryKey(),
    orderId: idText('order_id', 'ord')
      .notNull()
      .references(() => orders.id),
    leg: enumText('leg', 'parcel_leg').notNull(),
    courier: text('courier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** The courier service's own id; null before the registration there. */
    courierTrackingId: text('courier_tracking_id'),
    trackingUrl: text('tracking_url'),
    deliveryStatus: text('delivery_status').notNull(),
    substatus: text('substatus'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('trackings_order_leg_key').on(table.orderId, table.leg),
    uniqueIndex('trackings_number_key').on(table.trackingNumber),
    // Parcels under way are asked for again when no webhook came for a while.
    index('trackings_open_idx').on(table.updatedAt).where(sql`delivery_status not in ('delivered', 'expired')`),
  ],
);

/** The events that the courier reported; an event that is reported twice is one row. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    trackingId: idText('tracking_id', 'trk')
      .notNull()
      .references(() => trackings.id),
    at: moment('at').notNull(),
    status: text('status').notNull(),
    detail: text('detail').notNull(),
    place: text('place'),
  },
  (table) => [
    uniqueIndex('tracking_events_key').on(table.trackingId, table.at, table.status, table.detail),
    index('tracking_events_at_idx').on(table.at),
  ],
);

export type CheckPoint = {
  readonly id: string;
  readonly verdict: 'pass' | 'noted' | 'fail';
  readonly note: string | null;
  /** The photo that shows the point, and the spot on it; absent in reports from before there were marks (ADR 0145). */
  readonly mark?: PointMark | null;
};
/** A spot is given in shares of the photo, from its top left corner. */
export type PointMark = {
  readonly fileId: FileId;
  readonly spot: { readonly x: number; readonly y: number } | null;
};
export type VerificationPhoto = {
  readonly fileId: string;
  readonly alt: string;
  /** In pixels; absent in reports from before marks, which nobody needs to place. */
  readonly width?: number;
  readonly height?: number;
  /** The required angle that it shows; absent for another photo and in reports of before. */
  readonly angle?: string | undefined;
};

/** The inspection report of an order. */
export const verifications = pgTable(
  'verifications',
  {
    id: idText('id', 'ver').primaryKey(),
    orderId: idText('order_id', 'ord')
      .notNull()
      .references(() => orders.id),
    inspectorId: idText('inspector_id', 'usr')
      .notNull()
      .references(() => users.id),
    /** The public number of the inspector, without a name. */
    inspectorNumber: text('inspector_number').notNull(),
    result: enumText('result', 'verification_result').notNull(),
    criteriaVersion: integer('criteria_version').notNull(),
    points: jsonb('points').$type<readonly CheckPoint[]>().notNull(),
    photos: jsonb('photos').$type<readonly VerificationPhoto[]>().notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [
    uniqueIndex('verifications_order_key').on(table.orderId),
    index('verifications_inspector_idx').on(table.inspectorId),
    // The newest reports, for the figures of our work.
    index('verifications_verified_idx').on(table.verifiedAt),
  ],
);

/**
 * The finding of one inspector, until a second inspector agrees and it becomes the report of the order (E60a, E60b).
 * One finding waits at a time; a later finding of another inspector replaces it.
 */
export const inspectionFindings = pgTable(
  'inspection_findings',
  {
    orderId: idText('order_id', 'ord')
      .primaryKey()
      .references(() => orders.id),
    inspectorId: idText('inspector_id', 'usr')
      .notNull()
      .references(() => users.id),
    finding: enumText('finding', 'finding').notNull(),
    passesAsNew: boolean('passes_as_new').notNull(),
    criteriaVersion: integer('criteria_version').notNull(),
    points: jsonb('points').$type<readonly CheckPoint[]>().notNull(),
    photos: jsonb('photos').$type<readonly VerificationPhoto[]>().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (table) => [index('inspection_findings_inspector_idx').on(table.inspectorId)],
);

/**
 * The public page of a pair that passed, or that its buyer kept with a small defect. Its address is the id, which
 * nobody can guess; the number leads to it through a call with a limit (ADR 0144).
 */
export const certificates = pgTable(
  'certificates',
  {
    id: idText('id', 'crt').primaryKey(),
    /** For people, without its letter (`certificateNumberText`); drawn at random. */
    certificateNumber: integer('certificate_number').notNull(),
    verificationId: idText('verification_id', 'ver')
      .notNull()
      .references(() => verifications.id),
    orderId: idText('order_id', 'ord')
      .notNull()
      .references(() => orders.id),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('certificates_order_key').on(table.orderId),
    uniqueIndex('certificates_certificate_number_key').on(table.certificateNumber),
    uniqueIndex('certificates_verification_key').on(table.verificationId),
  ],
);

/** A stored picture; the bytes lie in the file store under the hash of their content. */
export const files = pgTable(
  'files',
  {
    id: idText('id', 'fil').primaryKey(),
    ownerId: idText('owner_id', 'usr')
      .notNull()
      .references(() => users.id),
    contentHash: text('content_hash').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('files_owner_idx').on(table.ownerId, table.createdAt)],
);
