import { wholeListSize } from '@suki/domain/config/lists';
import type { ScopedMutator } from 'swr';
import { type Command, useCommand } from './command.ts';
import { isKeptList } from './keys.ts';
import { type List, type Page, useList } from './list.ts';
import { optimistic } from './optimistic.ts';

/** The query of a page of a kept list. */
export type KeptQuery = { readonly limit: typeof wholeListSize; readonly lastItemId?: string };

type Row = { readonly id: string };

/** Makes the hook that reads one kept list, a whole screen at once (specification, section 9: 180). */
export function keptList<Entry extends Row, Wish extends readonly unknown[] = []>(
  keyOf: (...wish: Wish) => readonly unknown[],
  fetchPage: (query: KeptQuery, ...wish: Wish) => Promise<Page<Entry>>,
): (...wish: Wish) => List<Entry> {
  return (...wish) =>
    useList(keyOf(...wish), (lastItemId) =>
      fetchPage({ limit: wholeListSize, ...(lastItemId === null ? {} : { lastItemId }) }, ...wish),
    );
}

/**
 * Makes the hook that removes entries of a kept list: they leave the list at once, and come back when the server
 * refuses. Other views of the list are read again afterwards.
 */
export function keptRemoval<Entry extends Row, Input, Answer>(options: {
  readonly key: readonly unknown[];
  readonly call: (input: Input) => Promise<Answer>;
  readonly isRemoved: (entry: Entry, input: Input) => boolean;
}): () => Command<Input, Answer> {
  const { key, call, isRemoved } = options;
  return () =>
    useCommand(async (input, mutate) => {
      const change = call(input);
      await removed<Entry>({ mutate, key, change, isRemoved: (entry) => isRemoved(entry, input) });
      return change;
    });
}

/**
 * Shows a list without some entries while the server removes them; a failure restores them, in their places.
 * @throws the failure of `change`.
 */
export async function removed<Entry>(removal: {
  readonly mutate: ScopedMutator;
  readonly key: readonly unknown[];
  readonly change: Promise<unknown>;
  readonly isRemoved: (entry: Entry) => boolean;
}): Promise<void> {
  const { mutate, key, change, isRemoved } = removal;
  await optimistic<Page<Entry>>({
    mutate,
    key,
    change,
    ahead: (page) => ({ ...page, items: page.items.filter((entry) => !isRemoved(entry)) }),
  });
  void mutate(isKeptList(key));
}

/** Makes the hook that adds to a kept list; every view of the list is read again. */
export function keptAddition<Input, Answer>(
  key: readonly unknown[],
  call: (input: Input) => Promise<Answer>,
): () => Command<Input, Answer> {
  return () =>
    useCommand(async (input, mutate) => {
      const answer = await call(input);
      await mutate(isKeptList(key));
      return answer;
    });
}
