import { keysOf } from '../keys-of.ts';
import type { SizeRow } from './convert-size.ts';
import type { SizeSystem } from './size-systems.ts';

export type SizeEntry = { readonly type: SizeSystem; readonly size: string };

/** Returns each row of a size chart as entries of a system and its label (specification, section 3). */
export function sizeEntries(rows: readonly SizeRow[]): SizeEntry[][] {
  return rows.map((row) =>
    keysOf(row).flatMap((type) => {
      const size = row[type];
      return size === undefined ? [] : [{ type, size }];
    }),
  );
}
