'use client';
import type { useTransactions } from '@suki/sdk/hooks/wallet';
import type { Payout, User } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { holdsOf } from '../balance/balance.view-model.ts';
import { EmptyNote } from '../empty-note.tsx';
import { transactionLine } from './transaction.view-model.ts';
import { TransactionRows } from './transaction-rows.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { transactionTexts as texts } from './transactions.texts.ts';

export type TransactionsProps = {
  /** The caller keeps the list, because the balance uses the same lines. */
  readonly list: ReturnType<typeof useTransactions>;
  readonly user: Pick<User, 'balance' | 'withdrawable'>;
  /** The payouts on the page, which lines link to. */
  readonly payouts: readonly Pick<Payout, 'id'>[];
};

export function Transactions({ list, user, payouts }: TransactionsProps) {
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyNote
        title={texts.emptyTitle}
        action={
          <Button href={paths.sell} link={PageLink} tone="ink">
            {texts.sell}
          </Button>
        }
      >
        {texts.empty}
      </EmptyNote>
    );
  }
  const held = new Set(holdsOf(list.items, user).map(({ id }) => id));
  const shown = new Set<string | null>(payouts.map(({ id }) => id));
  const entries = list.items.map((transaction) => ({
    transaction,
    line: transactionLine(transaction, {
      isHeld: held.has(transaction.id),
      isPayoutShown: shown.has(transaction.payoutId),
    }),
  }));
  return (
    <Stack space={4}>
      <Show on="desk">
        <TransactionTable entries={entries} />
      </Show>
      <Show on="phone">
        <TransactionRows entries={entries} />
      </Show>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}
