'use client';
import { panelTransactions } from '@suki/domain/payments/panel-transactions';
import { useTransactions } from '@suki/sdk/hooks/wallet';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { shellTexts } from '../../../shell/shell.texts.ts';
import { transactionLine } from '../transactions/transaction.view-model.ts';
import { TransactionRows } from '../transactions/transaction-rows.tsx';
import { MessagePanelLoading } from './message-panel-loading.tsx';

export default function MessagePanelTransactions() {
  return (
    <Stack space={4}>
      <Newest />
      <div>
        <TextLink href={paths.wallet} link={PageLink}>
          {shellTexts.panel.all}
        </TextLink>
      </div>
    </Stack>
  );
}

function Newest() {
  const list = useTransactions();
  if (list.isLoading) return <MessagePanelLoading />;
  if (list.error !== null && list.items.length === 0) return <LoadFailed error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) return <Text>{shellTexts.panel.none}</Text>;
  const entries = panelTransactions(list.items).map((transaction) => ({
    transaction,
    line: { ...transactionLine(transaction, { isHeld: false, isPayoutShown: false }), link: null },
  }));
  return <TransactionRows entries={entries} />;
}
