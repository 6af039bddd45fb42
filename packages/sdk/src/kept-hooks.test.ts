import { proves } from '@suki/evidence/proves';
import { mutate } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { useRemoveSavedBrand } from './hooks/kept.ts';
import { removed } from './kept-hooks.ts';
import { keys } from './keys.ts';
import { emptyPage, type Page } from './list.ts';

type Row = { readonly id: string };
const key = keys.savedBrands();
const page: Page<Row> = { ...emptyPage, items: [{ id: 'brd_1' }, { id: 'brd_2' }, { id: 'brd_3' }] };
const isRemoved = ({ id }: Row) => id === 'brd_2';

async function shown(): Promise<readonly string[]> {
  let ids: readonly string[] = [];
  await mutate<Page<Row>>(
    key,
    (current) => {
      ids = current?.items.map(({ id }) => id) ?? [];
      return current;
    },
    { revalidate: false },
  );
  return ids;
}

beforeEach(() => mutate<Page<Row>>(key, page, { revalidate: false }));

test('an entry that the server removed has left the list', async () => {
  let answer = (): void => undefined;
  const change = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const done = removed<Row>({ mutate, key, change, isRemoved });
  await Promise.resolve();
  answer();
  await done;
  expect(await shown()).toEqual(['brd_1', 'brd_3']);
});

test('a failed deletion of a saved brand restores it in its place, and the failure is told', async () => {
  proves('A failed deletion of a saved brand restores it.', { removed, useRemoveSavedBrand });
  const change = Promise.reject(new Error('refused'));
  await expect(removed<Row>({ mutate, key, change, isRemoved })).rejects.toThrow('refused');
  expect(await shown()).toEqual(['brd_1', 'brd_2', 'brd_3']);
});
