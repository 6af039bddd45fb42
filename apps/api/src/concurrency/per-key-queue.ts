import { type AtMost, atMost } from './at-most.ts';

/** Rejects all work of this key that was waiting when this work began, each with an error of its own. */
export type RejectWaiting = (reason: () => Error) => void;

/** Queues a piece of work under its key. Work under other keys does not wait for it. */
export type PerKeyQueue = <Result>(
  key: string,
  work: (rejectWaiting: RejectWaiting) => Promise<Result>,
) => Promise<Result>;

type Waiter = { readonly place: number; rejection: (() => Error) | undefined };
type Queue = { readonly run: AtMost; readonly waiters: Set<Waiter>; size: number; places: number };

/** One queue per key, with at most `limit` pieces of work running in each. A queue is removed when it is empty. */
export function perKeyQueue(limit: number): PerKeyQueue {
  const queues = new Map<string, Queue>();

  return async (key, work) => {
    const queue: Queue = queues.get(key) ?? { run: atMost(limit), waiters: new Set(), size: 0, places: 0 };
    queues.set(key, queue);
    const waiter: Waiter = { place: queue.places, rejection: undefined };
    queue.waiters.add(waiter);
    queue.size += 1;
    queue.places += 1;
    try {
      return await queue.run(async () => {
        queue.waiters.delete(waiter);
        if (waiter.rejection !== undefined) throw waiter.rejection();
        const before = queue.places;
        return await work((reason) => {
          for (const other of queue.waiters) if (other.place < before) other.rejection = reason;
        });
      });
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(key);
    }
  };
}
