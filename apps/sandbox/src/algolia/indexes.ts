import type { AlgoliaIndex } from './algolia.record.ts';
import { algoliaError } from './algolia-error.ts';

/** The indexes of one application, in memory: a started stack searches in PostgreSQL, tests and trials come here. */
export type Indexes = {
  /** Returns an index, which the first write makes. */
  readonly written: (name: string) => AlgoliaIndex;
  /** @throws WireError 404 for an index that nobody wrote. */
  readonly read: (name: string) => AlgoliaIndex;
  /** A replica shares objects and synonyms with its primary. */
  readonly makeReplicas: (primary: AlgoliaIndex, names: readonly string[]) => void;
  readonly nextTask: () => number;
  readonly hasTask: (id: number) => boolean;
};

export function openIndexes(): Indexes {
  const indexes = new Map<string, AlgoliaIndex>();
  let lastTask = 1_000;
  const added = (index: AlgoliaIndex): AlgoliaIndex => {
    indexes.set(index.name, index);
    return index;
  };
  return {
    written: (name) =>
      indexes.get(name) ?? added({ name, settings: {}, objects: new Map(), synonyms: new Map(), words: new WeakMap() }),
    read: (name) => {
      const index = indexes.get(name);
      if (index === undefined) throw algoliaError(404, `Index ${name} does not exist`);
      return index;
    },
    makeReplicas: ({ objects, synonyms }, names) => {
      for (const replica of names) {
        // `virtual(name)` is a replica without a sort of its own.
        const name = /^virtual\((.+)\)$/.exec(replica)?.[1] ?? replica;
        added({ name, settings: indexes.get(name)?.settings ?? {}, objects, synonyms, words: new WeakMap() });
      }
    },
    nextTask: () => {
      lastTask += 1;
      return lastTask;
    },
    hasTask: (id) => id > 1_000 && id <= lastTask,
  };
}
