import { Text } from '@suki/ui/foundations/Text/Text';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { type TransactionEntry, TransactionLink, TransactionState } from './transaction-rows.tsx';
import { transactionTexts as texts } from './transactions.texts.ts';

export function TransactionTable({ entries }: { readonly entries: readonly TransactionEntry[] }) {
  const { columns } = texts;
  return (
    <DataTable
      caption={texts.title}
      columns={[
        { id: 'at', label: columns.at },
        { id: 'title', label: columns.what },
        { id: 'item', label: columns.item },
        { id: 'note', label: columns.where },
        { id: 'link', label: columns.of },
        { id: 'state', label: columns.state },
        { id: 'amount', label: columns.amount, kind: 'amount' },
      ]}
      rows={entries.map(({ transaction, line }) => ({
        id: transaction.id,
        cells: {
          at: <time dateTime={transaction.createdAt}>{line.at}</time>,
          title: (
            <Text as="span" weight="bold">
              {line.title}
            </Text>
          ),
          item: transaction.itemName ?? texts.none,
          note: line.note,
          link: line.link === null ? texts.none : <TransactionLink link={line.link} />,
          state: <TransactionState line={line} />,
          amount: (
            <Text as="span" tone={line.tone}>
              {line.amount}
            </Text>
          ),
        },
      }))}
    />
  );
}
