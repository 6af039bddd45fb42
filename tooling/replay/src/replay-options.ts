import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type SaleField, saleFields } from './columns.table.ts';

export type CommandOptions = {
  readonly path: string;
  readonly named: ReadonlyMap<SaleField, string>;
  readonly rate: number;
  readonly clients: number;
  readonly refusedFile: string | undefined;
  readonly isKept: boolean;
};

export const usage = `replay FILE [--map FIELD=COLUMN]… [--rate PESOS] [--refused FILE] [--clients NUMBER] [--keep]
  FILE       a CSV of sales with columns for ${saleFields.slice(0, 5).join(', ')} and perhaps ${saleFields.slice(5).join(', ')}
  --map      names a column that is not found by itself, as in --map "price=Final Price"
  --rate     pesos for one of the file's money, as in --rate 58 for dollars; without it the prices are pesos
  --refused  a CSV file for all refused rows
  --clients  how many trade at once
  --keep     keeps the database and prints its name`;

/** Each client keeps a connection of the database. */
const CLIENTS_MAX = 99;

/** Thrown for words of the command line that the replay does not understand; the message says what was expected. */
export class WrongCommand extends Error {}

export function readOptions(words: readonly string[]): CommandOptions {
  const { values, positionals } = parsed(words);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new WrongCommand(`Expected one file, got ${positionals.length}.`);
  return {
    path,
    named: new Map((values.map ?? []).map(namedColumn)),
    rate: numberOf('--rate', values.rate ?? '1', { form: /^\d+(?:\.\d+)?$/, expected: 'a number above 0' }),
    clients: numberOf('--clients', values.clients ?? String(defaultClients()), {
      form: /^\d{1,2}$/,
      expected: `a whole number from 1 to ${CLIENTS_MAX}`,
    }),
    refusedFile: values.refused,
    isKept: values.keep ?? false,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        rate: { type: 'string' },
        refused: { type: 'string' },
        clients: { type: 'string' },
        keep: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error));
  }
}

function namedColumn(text: string): [SaleField, string] {
  const [name = '', ...column] = text.split('=');
  const field = saleFields.find((each) => each === name.trim().toLowerCase());
  if (field === undefined || column.length === 0) {
    throw new WrongCommand(
      `Expected --map to be like price=Final Price, with one of ${saleFields.join(', ')}, got "${text}".`,
    );
  }
  return [field, column.join('=').trim()];
}

function numberOf(
  name: string,
  text: string,
  { form, expected }: { readonly form: RegExp; readonly expected: string },
): number {
  const number = form.test(text) ? Number(text) : 0;
  if (number <= 0) throw new WrongCommand(`Expected ${name} to be ${expected}, got "${text}".`);
  return number;
}

/** Two clients for each core: one waits for the database while the other decides. */
function defaultClients(): number {
  return Math.min(CLIENTS_MAX, 2 * availableParallelism());
}
