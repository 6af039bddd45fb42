import type { WalletTransaction } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { PageLink } from '../../../shell/page-link.client.tsx';
import type { TransactionLine } from './transaction.view-model.ts';
import { transactionTexts as texts } from './transactions.texts.ts';

export type TransactionEntry = { readonly transaction: WalletTransaction; readonly line: TransactionLine };

export function TransactionRows({ entries }: { readonly entries: readonly TransactionEntry[] }) {
  return (
    <Rows label={texts.title}>
      {entries.map((entry) => (
        <TransactionRow key={entry.transaction.id} {...entry} />
      ))}
    </Rows>
  );
}

function TransactionRow({ transaction, line }: TransactionEntry) {
  return (
    <Row
      end={
        <>
          <PriceTag tone={line.tone}>{line.amount}</PriceTag>
          <TransactionState line={line} />
        </>
      }
      below={line.link === null ? undefined : <TransactionLink link={line.link} />}
    >
      <Text weight="bold">{line.title}</Text>
      {transaction.itemName !== null && <Text>{transaction.itemName}</Text>}
      <Text size="label" tone="soft" numeric>
        <time dateTime={transaction.createdAt}>{line.at}</time>
      </Text>
      <Text size="label" tone="soft" numeric>
        {line.note}
      </Text>
    </Row>
  );
}

/** A status that is open or failed stands out. */
export function TransactionState({ line }: { readonly line: TransactionLine }) {
  return line.isOpen ? (
    <Tag tone="solid">{line.status}</Tag>
  ) : (
    <Text size="label" tone="soft">
      {line.status}
    </Text>
  );
}

type TransactionLinkProps = { readonly link: NonNullable<TransactionLine['link']> };

export function TransactionLink({ link }: TransactionLinkProps) {
  return (
    <TextLink href={link.href} link={PageLink} size="label" aria-label={link.name}>
      {link.label}
    </TextLink>
  );
}
