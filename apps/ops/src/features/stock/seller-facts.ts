import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import type { DropOffSeller } from '@suki/sdk/types';
import { sellerTexts as words } from './stock.texts.ts';

/** Facts that the desk compares with the person before it: never more than needed. */
export function sellerFacts({ name, phoneNumber, memberSince }: DropOffSeller) {
  return [
    { name: words.name, value: name ?? words.noName },
    { name: words.phone, value: phoneNumber ?? words.noPhone },
    { name: words.since, value: formatDate(manilaDate(new Date(memberSince))) },
  ];
}
