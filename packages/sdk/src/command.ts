import { useRef, useState } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { isSukiError, otherError, type SukiError } from './errors.ts';

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: SukiError };

export type Command<Input, Answer> = {
  /** Runs the call once; a press meanwhile joins the run. Never throws: a refusal is a value. */
  readonly run: (input: Input) => Promise<Outcome<Answer>>;
  readonly isRunning: boolean;
  /** The error of the last run; null while running and after a success. */
  readonly error: SukiError | null;
};

/** A call that changes something, with its state. `perform` makes the call and updates the cache. */
export function useCommand<Input, Answer>(
  perform: (input: Input, mutate: ScopedMutator) => Promise<Answer>,
): Command<Input, Answer> {
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<SukiError | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<Promise<Outcome<Answer>> | null>(null);

  const start = async (input: Input): Promise<Outcome<Answer>> => {
    setRunning(true);
    setError(null);
    const outcome = await settled(perform(input, mutate));
    running.current = null;
    setRunning(false);
    setError(outcome.ok ? null : outcome.error);
    return outcome;
  };
  const run = (input: Input): Promise<Outcome<Answer>> => {
    running.current ??= start(input);
    return running.current;
  };
  return { run, isRunning, error };
}

/** Turns a refusal into a value. */
export async function settled<Answer>(promise: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await promise };
  } catch (error) {
    return { ok: false, error: isSukiError(error) ? error : otherError(error) };
  }
}
