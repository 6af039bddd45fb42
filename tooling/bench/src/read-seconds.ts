import { parseArgs } from 'node:util';
import { StackError } from '@suki/local-stack/stack-error';

export type SecondsOption = { readonly bench: string; readonly args: readonly string[]; readonly usual: number };

/**
 * Reads `--seconds`, the length of the measured parts.
 * @throws StackError when the arguments are not understood.
 */
export function readSeconds({ bench, args, usual }: SecondsOption): number {
  const usage = `Expected nothing or --seconds with a number from 1 to 60, as in bench ${bench} --seconds 4`;
  try {
    const { values } = parseArgs({ args: [...args], options: { seconds: { type: 'string', default: String(usual) } } });
    const seconds = Number(values.seconds);
    if (seconds >= 1 && seconds <= 60) return seconds;
  } catch {
    // The error below includes what came.
  }
  throw new StackError(`${usage}, but got "${args.join(' ')}".`);
}
