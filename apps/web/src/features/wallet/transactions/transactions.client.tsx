'use client';
import type { useTransactions } from '@suki/sdk/hooks/wallet';
import type { User, WalletTransaction } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { PriceTag } from '@suki/ui/PriceTag/PriceTag';
import { Stack } from '@suki/ui/Stack/Stack';
import { Tag } from '@suki/ui/Tag/Tag';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { EntryList, EntryRow } from '../../trade/entry-row.tsx';
import { ListSkeleton } from '../../trade/list-skeleton.tsx';
import { LoadFailed } from '../../trade/load-failed.client.tsx';
import { ShowMore } from '../../trade/show-more.client.tsx';
import { holdsOf } from '../balance/balance.view-model.ts';
import { transactionLine } from './transaction.view-model.ts';
import { transactionTexts as texts } from './transactions.texts.ts';

export type TransactionsProps = {
  /** Held by the screen: the balance speaks of the same lines. */
  readonly list: ReturnType<typeof useTransactions>;
  readonly user: Pick<User, 'balance' | 'withdrawable'>;
};

/** Every peso that moved, newest first. */
export function Transactions({ list, user }: TransactionsProps) {
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        level={3}
        title={texts.emptyTitle}
        action={
          <Button href="/sell" link={PageLink} tone="ink">
            {texts.sell}
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }
  const held = new Set(holdsOf(list.items, user).map(({ id }) => id));
  return (
    <Stack space={4} align="start">
      <EntryList label={texts.title}>
        {list.items.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} isHeld={held.has(transaction.id)} />
        ))}
      </EntryList>
      <ShowMore list={list} />
    </Stack>
  );
}

function Row({ transaction, isHeld }: { readonly transaction: WalletTransaction; readonly isHeld: boolean }) {
  const line = transactionLine(transaction, isHeld);
  return (
    <EntryRow
      end={
        <>
          <PriceTag tone={line.tone}>{line.amount}</PriceTag>
          <Tag tone={line.isOpen ? 'solid' : undefined}>{line.status}</Tag>
        </>
      }
    >
      <Text weight="bold">{line.title}</Text>
      {transaction.itemName !== null && <Text>{transaction.itemName}</Text>}
      <Text size="label" tone="soft" numeric>
        <time dateTime={transaction.createdAt}>{line.at}</time>
      </Text>
      <Text size="label" tone="soft" numeric>
        {line.note}
      </Text>
      {line.link !== null && (
        <TextLink href={line.link.href} link={PageLink} size="label" aria-label={line.link.name}>
          {line.link.label}
        </TextLink>
      )}
    </EntryRow>
  );
}
