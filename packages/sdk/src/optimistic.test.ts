import { proves } from '@suki/evidence/proves';
import { mutate } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { useReadMessages } from './hooks/inbox.ts';
import { useSetBalanceHidden } from './hooks/users.ts';
import { optimistic } from './optimistic.ts';

type Balance = { readonly isHidden: boolean };

const key = ['balance'] as const;
const hidden = (balance: Balance): Balance => ({ ...balance, isHidden: true });

async function shown(): Promise<Balance | undefined> {
  let now: Balance | undefined;
  await mutate<Balance>(
    key,
    (current) => {
      now = current;
      return current;
    },
    { revalidate: false },
  );
  return now;
}

beforeEach(() => mutate<Balance>(key, { isHidden: false }, { revalidate: false }));

test('a change that succeeds is shown', async () => {
  await optimistic<Balance>({ mutate, key, change: Promise.resolve(), ahead: hidden });
  expect(await shown()).toEqual({ isHidden: true });
});

test.each([
  { what: 'is undone', skipsRollback: false, isHidden: false },
  { what: 'stays when it was told to', skipsRollback: true, isHidden: true },
])('a change that fails $what, and the failure is told', async ({ skipsRollback, isHidden }) => {
  proves('Marking messages read lowers the unread count and rolls back on failure unless told not to.', {
    optimistic,
    useReadMessages,
  });
  if (!skipsRollback) proves('The balance-hide toggle reverts on failure.', { optimistic, useSetBalanceHidden });
  const change = Promise.reject(new Error('refused'));
  await expect(optimistic<Balance>({ mutate, key, change, ahead: hidden, skipsRollback })).rejects.toThrow('refused');
  expect(await shown()).toEqual({ isHidden });
});

test('a change to data that was never fetched writes nothing', async () => {
  const unknown = ['never fetched'] as const;
  await optimistic<Balance>({ mutate, key: unknown, change: Promise.resolve(), ahead: hidden });
  expect(await mutate(unknown, (current: Balance | undefined) => current, { revalidate: false })).toBeUndefined();
});

test('a change drops a read that is under way, so data that is not shown yet is read again', async () => {
  const told = vi.fn();
  const asked = async (...[, , options]: unknown[]) => told(options);
  await optimistic<Balance>({ mutate: asked as typeof mutate, key, change: Promise.resolve(), ahead: hidden });
  const { revalidate } = told.mock.calls[0]?.[0] ?? {};
  expect([revalidate(undefined), revalidate({ isHidden: true })]).toEqual([true, false]);
});
