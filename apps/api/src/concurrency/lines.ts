import { type AtMost, atMost } from './at-most.ts';

/** Runs a piece of work in the line of its name; those of other names do not wait for it. */
export type Lines = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** A line for each name that somebody works or waits under, with at most `limit` at work in each. */
export function lines(limit: number): Lines {
  const open = new Map<string, { readonly inLine: AtMost; people: number }>();

  return async (name, work) => {
    const line = open.get(name) ?? { inLine: atMost(limit), people: 0 };
    open.set(name, line);
    line.people += 1;
    try {
      return await line.inLine(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) open.delete(name);
    }
  };
}
