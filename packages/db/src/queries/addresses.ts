import type { AddressId, UserId } from '@suki/domain/ids/id';
import { type AddressCopy, addresses, copiedAddressFields } from '../schema/addresses.ts';
import { columnsOf, type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

/** An address of a person; a stranger's is never found, so every function here takes the owner. */
export type Address = typeof addresses.$inferSelect & { readonly isDefault: boolean };

export type AddressInput = Omit<AddressCopy, 'id'>;

const isDefault = (alias: string) =>
  `exists (select from users u where u.id = ${alias}.user_id and u.default_address_id = ${alias}.id)`;
const select = `select ${columnsOf(addresses, 'a')}, ${isDefault('a')} as "isDefault" from addresses a`;

type InputValues = [string, string, string, string, string, string | null, string | null, string | null];

function valuesOf(input: AddressInput): InputValues {
  const { recipient, phoneNumber, psgc, street, place, postalCode, landmark, region } = input;
  return [recipient, phoneNumber, psgc, street, place, postalCode, landmark, region];
}

const insertStatement = statement<Address, [AddressId, UserId, Date, ...InputValues]>(
  'addresses.insert',
  `with made as (
  insert into addresses as a (id, user_id, recipient, phone_number, psgc, street, place, postal_code, landmark, region, created_at, updated_at)
  values ($1, $2, $4, $5, $6, $7, $8, $9, $10, $11, $3, $3)
  returning ${columnsOf(addresses, 'a')}
), owner as (
  update users set default_address_id = coalesce(default_address_id, $1),
    region = case when default_address_id is null then coalesce($11, region) else region end
  where id = $2
  returning default_address_id
)
select made.*, owner.default_address_id = made.id as "isDefault" from made, owner`,
);

/** Adds an address; a person's first one becomes the default, and its region the person's. */
export async function insertAddress(
  tx: Tx,
  owner: { id: AddressId; userId: UserId },
  input: AddressInput,
  at: Date,
): Promise<Address | undefined> {
  return await first(tx, insertStatement, [owner.id, owner.userId, at, ...valuesOf(input)]);
}

const countStatement = statement<{ count: number }, [UserId]>(
  'addresses.count',
  'select count(*)::int as count from addresses where user_id = $1::text',
);

/** Counts a person's addresses. Call it under the lock of the person, so that none is added meanwhile. */
export async function addressCountOf(tx: Tx, userId: UserId): Promise<number> {
  return (await first(tx, countStatement, [userId]))?.count ?? 0;
}

const ofUserStatement = statement<Address, [AddressId, UserId]>(
  'addresses.of-user',
  `${select} where a.id = $1::text and a.user_id = $2::text`,
);

export async function addressOfUser(db: Db, id: AddressId, userId: UserId): Promise<Address | undefined> {
  return await first(db, ofUserStatement, [id, userId]);
}

const lists = listStatements<Address, [UserId, string | null]>({
  name: 'addresses.list',
  select,
  where: 'a.user_id = $1::text and ($2::text is null or a.region = $2::text)',
  table: 'addresses',
  alias: 'a',
  orderColumns: { createdAt: 'created_at', updatedAt: 'updated_at' },
  valueCount: 2,
});

/** A person's addresses, newest first unless the options say otherwise; `filterBy` is a delivery region. */
export async function listAddresses(
  db: Db,
  userId: UserId,
  options: ListOptions & { readonly filterBy?: string | undefined },
): Promise<ListPage<Address>> {
  return await pageOf(db, lists, [userId, options.filterBy ?? null], options);
}

const updateStatement = statement<Address, [AddressId, UserId, Date, ...InputValues]>(
  'addresses.update',
  `update addresses a set recipient = $4, phone_number = $5, psgc = $6, street = $7, place = $8, postal_code = $9, landmark = $10, region = $11,
  updated_at = $3::timestamptz
where a.id = $1 and a.user_id = $2
returning ${columnsOf(addresses, 'a')}, ${isDefault('a')} as "isDefault"`,
);

/** Changes an address; asks and orders made before keep their copy. */
export async function updateAddress(
  tx: Tx,
  owner: { id: AddressId; userId: UserId },
  input: AddressInput,
  at: Date,
): Promise<Address | undefined> {
  return await first(tx, updateStatement, [owner.id, owner.userId, at, ...valuesOf(input)]);
}

const topStatement = statement<unknown, [AddressId, UserId]>(
  'addresses.make-default',
  `update users set default_address_id = $1::text
where id = $2::text and exists (select from addresses where id = $1::text and user_id = $2::text)`,
);

/**
 * Makes an address the default.
 * @returns false when the person has no such address.
 */
export async function makeAddressDefault(tx: Tx, id: AddressId, userId: UserId): Promise<boolean> {
  return (await touch(tx, topStatement, [id, userId])) === 1;
}

const deleteStatement = statement<unknown, [AddressId, UserId]>(
  'addresses.delete',
  `with gone as (
  delete from addresses where id = $1::text and user_id = $2::text returning id
), owner as (
  update users set default_address_id = (
    select a.id from addresses a where a.user_id = $2::text and a.id <> $1::text order by a.created_at desc, a.id desc limit 1)
  where id = $2::text and default_address_id = $1::text and exists (select from gone)
)
select id from gone`,
);

/**
 * Removes an address. When the default is removed, the newest remaining address becomes the default.
 * @returns false when the person has no such address.
 */
export async function deleteAddress(tx: Tx, id: AddressId, userId: UserId): Promise<boolean> {
  return (await touch(tx, deleteStatement, [id, userId])) === 1;
}

/** Returns SQL that builds an `AddressCopy` from the addresses with this alias. */
export function addressCopyText(alias: string): string {
  return `json_build_object(${copiedAddressFields.map((field) => `'${field}', ${alias}.${addresses[field].name}`).join(', ')})`;
}

/** Returns the copy of an address that an ask, a bid or an order keeps. */
export function copyOfAddress(address: Address): AddressCopy {
  const { id, recipient, phoneNumber, psgc, street, place, postalCode, landmark, region } = address;
  return { id, recipient, phoneNumber, psgc, street, place, postalCode, landmark, region };
}
