/** The fields by which a courier finds a door. */
export type Destination = {
  readonly recipient: string;
  readonly phoneNumber: string;
  readonly psgc: string;
  readonly street: string;
  readonly postalCode: string | null;
  readonly landmark: string | null;
};

const fields = ['recipient', 'phoneNumber', 'psgc', 'street', 'postalCode', 'landmark'] as const;

/** Returns true when both lead to one door: choosing the address that is chosen already is no change (E77). */
export function isSameAddress(one: Destination, other: Destination): boolean {
  return fields.every((field) => one[field] === other[field]);
}
