import { initialWithdrawalAccount, withDefaultFirst } from '../client-state.ts';
import { type Command, useCommand } from '../command.ts';
import type {
  Done,
  WithdrawalAccount,
  WithdrawalAccountId,
  WithdrawalAccountInput,
} from '../generated/suki.schemas.ts';
import {
  createWithdrawalAccount,
  deleteWithdrawalAccount,
  listWithdrawalAccounts,
  updateWithdrawalAccount,
} from '../generated/withdrawal-accounts.ts';
import { keys } from '../keys.ts';
import { type List, type Page, useList } from '../list.ts';
import { optimistic } from '../optimistic.ts';

/** The caller's withdrawal accounts. `initial` is the first account if that is default and not invalid, else null. */
export function useWithdrawalAccounts(): List<WithdrawalAccount> & { readonly initial: WithdrawalAccount | null } {
  const list = useList(keys.withdrawalAccounts(), (lastItemId) =>
    listWithdrawalAccounts(lastItemId === null ? {} : { lastItemId }),
  );
  return { ...list, initial: initialWithdrawalAccount(list.items) };
}

/** Adds a bank account; the first becomes the default. */
export function useCreateWithdrawalAccount(): Command<WithdrawalAccountInput, WithdrawalAccount> {
  return useCommand(async (input, mutate) => {
    const account = await createWithdrawalAccount(input);
    await Promise.all([mutate(keys.withdrawalAccounts()), mutate(keys.user())]);
    return account;
  });
}

type Correction = { readonly id: WithdrawalAccountId; readonly input: WithdrawalAccountInput };

export function useUpdateWithdrawalAccount(): Command<Correction, WithdrawalAccount> {
  return useCommand(async ({ id, input }, mutate) => {
    const account = await updateWithdrawalAccount(id, input);
    await mutate(keys.withdrawalAccounts());
    return account;
  });
}

/** Makes an account the default: it moves to the top at once and goes back when the server refuses. */
export function useMakeWithdrawalAccountDefault(): Command<WithdrawalAccountId, WithdrawalAccount> {
  return useCommand(async (id, mutate) => {
    const change = updateWithdrawalAccount(id, { isDefault: true });
    await optimistic<Page<WithdrawalAccount>>({
      mutate,
      key: keys.withdrawalAccounts(),
      change,
      ahead: (page) => ({ ...page, items: withDefaultFirst(page.items, id) }),
    });
    await mutate(keys.user());
    return change;
  });
}

/** Removes an account; payouts under way go on. */
export function useDeleteWithdrawalAccount(): Command<WithdrawalAccountId, Done> {
  return useCommand(async (id, mutate) => {
    const done = await deleteWithdrawalAccount(id);
    await Promise.all([mutate(keys.withdrawalAccounts()), mutate(keys.user())]);
    return done;
  });
}
