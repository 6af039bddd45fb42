'use client';
import type { useTransactions } from '@suki/sdk/hooks/wallet';
import type { Payout, User, WalletTransaction } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { PriceTag } from '@suki/ui/PriceTag/PriceTag';
import { Stack } from '@suki/ui/Stack/Stack';
import { Tag } from '@suki/ui/Tag/Tag';
import { Text } from '@suki/ui/Text/Text';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { EntryList, EntryRow } from '../../trade/entry-row.tsx';
import { LoadFailed } from '../../trade/load-failed.client.tsx';
import { ShowMore } from '../../trade/show-more.client.tsx';
import { holdsOf } from '../balance/balance.view-model.ts';
import { type Around, transactionLine } from './transaction.view-model.ts';
import { transactionTexts as texts } from './transactions.texts.ts';

export type TransactionsProps = {
  /** Held by the screen: the balance speaks of the same lines. */
  readonly list: ReturnType<typeof useTransactions>;
  readonly user: Pick<User, 'balance' | 'withdrawable'>;
  /** Those that stand on the page: a line leads to its own. */
  readonly payouts: readonly Pick<Payout, 'id'>[];
};

/** Every peso that moved, newest first. */
export function Transactions({ list, user, payouts }: TransactionsProps) {
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
  const shown = new Set<string | null>(payouts.map(({ id }) => id));
  return (
    <Stack space={4}>
      <EntryList label={texts.title}>
        {list.items.map((transaction) => (
          <Row
            key={transaction.id}
            transaction={transaction}
            isHeld={held.has(transaction.id)}
            isPayoutShown={shown.has(transaction.payoutId)}
          />
        ))}
      </EntryList>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

type RowProps = Around & { readonly transaction: WalletTransaction };

function Row({ transaction, ...around }: RowProps) {
  const line = transactionLine(transaction, around);
  return (
    <EntryRow
      end={
        <>
          <PriceTag tone={line.tone}>{line.amount}</PriceTag>
          {line.isOpen ? (
            <Tag tone="solid">{line.status}</Tag>
          ) : (
            <Text size="label" tone="soft">
              {line.status}
            </Text>
          )}
        </>
      }
      below={
        line.link === null ? undefined : (
          <TextLink href={line.link.href} link={PageLink} size="label" aria-label={line.link.name}>
            {line.link.label}
          </TextLink>
        )
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
    </EntryRow>
  );
}
