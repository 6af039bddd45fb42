'use client';
import type { useWithdrawalAccounts } from '@suki/sdk/hooks/withdrawal-accounts';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { EmptyNote } from '../empty-note.tsx';
import { AccountEntry } from './account-entry.client.tsx';
import { accountTexts } from './accounts.texts.ts';
import { NewAccount } from './new-account.client.tsx';

export type AccountsProps = {
  /** The caller keeps the list, because the payout form uses the same accounts. */
  readonly list: ReturnType<typeof useWithdrawalAccounts>;
};

/** The person's withdrawal accounts, the default one first. */
export function Accounts({ list }: AccountsProps) {
  const [isAdding, setAdding] = useState(false);
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  const isEmpty = list.items.length === 0;
  return (
    <Stack space={4}>
      {isEmpty && !isAdding && <EmptyNote title={accountTexts.emptyTitle}>{accountTexts.empty}</EmptyNote>}
      {!isEmpty && (
        <Rows label={accountTexts.title}>
          {list.items.map((account) => (
            <AccountEntry key={account.id} account={account} />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
      {isAdding ? (
        <NewAccount onClose={() => setAdding(false)} />
      ) : (
        <div>
          <Button tone={isEmpty ? 'ink' : 'quiet'} onClick={() => setAdding(true)}>
            {accountTexts.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}
