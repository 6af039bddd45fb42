import { type AtMost, atMost } from './at-most.ts';

/** Sends home whoever stood in the same line when this work began, with what they would have been told in their turn. */
export type Dismiss = (reason: () => Error) => void;

/** Runs a piece of work in the line of its name; those of other names do not wait for it. */
export type Lines = <Result>(name: string, work: (dismissOthers: Dismiss) => Promise<Result>) => Promise<Result>;

type Person = { readonly place: number; dismissal: (() => Error) | undefined };
type Line = { readonly inLine: AtMost; readonly waiting: Set<Person>; people: number; places: number };

/** A line for each name that somebody works or waits under, with at most `limit` at work in each. */
export function lines(limit: number): Lines {
  const open = new Map<string, Line>();

  return async (name, work) => {
    const line: Line = open.get(name) ?? { inLine: atMost(limit), waiting: new Set(), people: 0, places: 0 };
    open.set(name, line);
    const person: Person = { place: line.places, dismissal: undefined };
    line.waiting.add(person);
    line.people += 1;
    line.places += 1;
    try {
      return await line.inLine(async () => {
        line.waiting.delete(person);
        if (person.dismissal !== undefined) throw person.dismissal();
        const before = line.places;
        return await work((reason) => {
          for (const other of line.waiting) if (other.place < before) other.dismissal = reason;
        });
      });
    } finally {
      line.people -= 1;
      if (line.people === 0) open.delete(name);
    }
  };
}
