import { parseArgs } from 'node:util';
import { ports } from '@suki/local-stack/ports';
import { StackError } from '@suki/local-stack/stack-error';

export type WebArguments = {
  /** Address of the shop. */
  readonly base: string;
  /** Loads of each page, of which the best counts. */
  readonly rounds: number;
};

const USAGE =
  'Expected nothing, or the address of a shop and --rounds with a number from 1 to 9, as in bench web --rounds 1';

/**
 * Reads the arguments of `bench web`.
 * @throws StackError when they are not understood.
 */
export function readWebArguments(args: readonly string[]): WebArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { rounds: { type: 'string', default: '3' } },
      allowPositionals: true,
    });
    const rounds = Number(values.rounds);
    if (Number.isInteger(rounds) && rounds >= 1 && rounds <= 9 && positionals.length <= 1)
      return { base: positionals[0] ?? `http://localhost:${ports().web}`, rounds };
  } catch {
    // The error below includes what came.
  }
  throw new StackError(`${USAGE}, but got "${args.join(' ')}".`);
}
