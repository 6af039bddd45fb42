import { type Argument, readAll, type ValuesOf } from './argument.ts';

/** One answer of the command: a line of JSON. */
export type Answer = { readonly ok: unknown } | { readonly error: string };

/** Answers the arguments of one question. */
export type Rule = (source: Readonly<Record<string, unknown>>) => Answer;

/**
 * A rule of the command: its arguments, and the function that answers them. A RangeError of the function is an error of
 * the arguments, in the function's own words (packages/domain/README.md#the-rules-as-a-command).
 */
export function rule<Readers extends Readonly<Record<string, Argument<unknown>>>>(
  readers: Readers,
  answer: (values: ValuesOf<Readers>) => unknown,
): Rule {
  return (source) => {
    const read = readAll(readers, source);
    if (!read.ok) {
      return { error: read.error };
    }
    try {
      return { ok: answer(read.value) };
    } catch (error) {
      if (error instanceof RangeError) {
        return { error: error.message };
      }
      throw error;
    }
  };
}
