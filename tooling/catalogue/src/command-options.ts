import { parseArgs } from 'node:util';
import { type ItemField, itemFields } from '@suki/api/item-rows/fields.table';
import type { Naming } from './match-columns.ts';

export type CatalogueCommand =
  | ({ readonly name: 'import'; readonly path: string } & Naming)
  | { readonly name: 'export'; readonly path: string | undefined };

export const usage = `catalogue import FILE [--map FIELD=COLUMN]… [--default FIELD=VALUE]…
catalogue export [FILE]
  FILE       a CSV of items, plain or .gz; an export without a file goes to the output
  --map      names a column that is not found by itself, as in --map "styleCode=Style No."; several columns are joined
             with +, as in --map "name=Designer+Model"
  --default  a value where the row has none, as in --default category=shoes
  fields     ${itemFields.join(', ')}`;

/** Thrown for words of the command line that are not understood; the message says what was expected. */
export class WrongCommand extends Error {}

export function readCommand(words: readonly string[]): CatalogueCommand {
  const { values, positionals } = parsed(words);
  const [name, path, ...more] = positionals;
  if (name === 'export' && more.length === 0) return { name, path };
  if (name !== 'import' || path === undefined || more.length > 0) {
    throw new WrongCommand(`Expected "import FILE" or "export", got "${positionals.join(' ')}".`);
  }
  return {
    name,
    path,
    columns: new Map((values.map ?? []).map((text) => pairOf('--map', text))),
    defaults: new Map((values.default ?? []).map((text) => pairOf('--default', text))),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { map: { type: 'string', multiple: true }, default: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error));
  }
}

function pairOf(option: string, text: string): [ItemField, string] {
  const [name = '', ...value] = text.split('=');
  const field = itemFields.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (field === undefined || value.length === 0) {
    throw new WrongCommand(
      `Expected ${option} to be like styleCode=…, with one of ${itemFields.join(', ')}, got "${text}".`,
    );
  }
  return [field, value.join('=').trim()];
}
