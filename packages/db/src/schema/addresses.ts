import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idText, moment } from './columns.ts';
import { users } from './users.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: idText('id', 'adr').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    recipient: text('recipient').notNull(),
    phoneNumber: text('phone_number').notNull(),
    psgc: text('psgc').notNull(),
    street: text('street').notNull(),
    /** "Guadalupe, Cebu City, Cebu": copied from the place, so that a later census does not rewrite an address. */
    place: text('place').notNull(),
    postalCode: text('postal_code'),
    landmark: text('landmark'),
    region: text('region'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('addresses_user_created_idx').on(table.userId, table.createdAt, table.id),
    index('addresses_user_updated_idx').on(table.userId, table.updatedAt, table.id),
  ],
);

/** The fields of an address that an order, an ask or a bid keeps. */
export const copiedAddressFields = [
  'id',
  'recipient',
  'phoneNumber',
  'psgc',
  'street',
  'place',
  'postalCode',
  'landmark',
  'region',
] as const satisfies readonly (keyof typeof addresses.$inferSelect)[];

/** An address as a trade keeps it: a copy, so that a later edit or deletion leaves the trade as it was. */
export type AddressCopy = Pick<typeof addresses.$inferSelect, (typeof copiedAddressFields)[number]>;
