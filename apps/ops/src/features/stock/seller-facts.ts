import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import type { DropOffSeller } from '@suki/sdk/types';

/** Facts that the desk compares with the person before it: never more than needed. */
export function sellerFacts({ name, phoneNumber, memberSince }: DropOffSeller) {
  return [
    { name: 'Name', value: name ?? 'None in the account: ask for an ID' },
    { name: 'Phone', value: phoneNumber ?? 'None yet: they have to verify one first' },
    { name: 'Here since', value: formatDate(manilaDate(new Date(memberSince))) },
  ];
}
