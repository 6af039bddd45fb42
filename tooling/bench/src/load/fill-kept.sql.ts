import { type LoadSize, skusOf } from './load-size.ts';
import { id } from './sql-id.ts';

const kindsOfItems = ['saved_item', 'seen_item'];
const entriesOfKind = 5;

/** Everybody keeps some items, a brand, a search, a person and a notice, shares a list, and owns a pair. */
export function keptStatements(size: LoadSize): readonly string[] {
  const perPerson = kindsOfItems.length * entriesOfKind;
  const others = 5;
  const entry = (number: string, user: string, kind: string, subject: string, words = 'null'): string =>
    `insert into kept_entries (id, user_id, kind, subject_id, words, created_at, updated_at)
     select ${id('kpt', number)}, ${id('usr', user)}, ${kind}, ${subject}, ${words}, now() - n * interval '1 second', now() - n * interval '1 second'`;
  const each = `from generate_series(1, ${size.users}) n`;
  const other = (place: number): string => `${size.users * perPerson} + n * ${others} - ${place}`;
  return [
    `${entry('n', `1 + n / ${perPerson + 1} % ${size.users}`, `case n % ${kindsOfItems.length} when 0 then '${kindsOfItems[0]}' else '${kindsOfItems[1]}' end`, id('itm', `1 + (n * 7919::bigint) % ${size.items}`))}
     from generate_series(1, ${size.users * perPerson}) n on conflict do nothing`,
    `${entry(other(0), 'n', "'saved_brand'", id('brd', '1 + n % 200'))} ${each}`,
    `${entry(other(1), 'n', "'search'", "'dunk ' || n % 1000", "'Dunk ' || n % 1000")} ${each}`,
    `${entry(other(2), 'n', "'followed_person'", id('usr', `1 + (n + 1) % ${size.users}`))} ${each}`,
    `${entry(other(3), 'n', "'arrival_notice'", id('sku', `1 + n % ${skusOf(size)}`))} ${each}`,
    `${entry(other(4), 'n', "'wish_list'", id('usr', 'n'))} ${each}`,
    `insert into collection_entries (id, user_id, sku_id, paid, created_at)
     select ${id('kpt', `${size.users * (perPerson + others)} + n`)}, ${id('usr', 'n')}, ${id('sku', `1 + n % ${skusOf(size)}`)}, 500000, now() ${each}`,
  ];
}
