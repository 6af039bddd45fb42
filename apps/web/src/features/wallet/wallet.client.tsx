'use client';
import { usePaymentMethods } from '@suki/sdk/hooks/payment-methods';
import { usePayouts } from '@suki/sdk/hooks/payouts';
import { useUser } from '@suki/sdk/hooks/users';
import { useTransactions } from '@suki/sdk/hooks/wallet';
import { useWithdrawalAccounts } from '@suki/sdk/hooks/withdrawal-accounts';
import type { User } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { useSWRConfig } from 'swr';
import { LoadFailed } from '../../shell/failure/load-failed.client.tsx';
import { RegisteredOnly } from '../../shell/registered-only.client.tsx';
import { SuspensionNotice } from '../account/suspension/suspension-notice.tsx';
import { methodTexts } from '../payment/methods/methods.texts.ts';
import { Accounts } from './accounts/accounts.client.tsx';
import { accountTexts } from './accounts/accounts.texts.ts';
import { Balance } from './balance/balance.client.tsx';
import { Methods } from './methods/methods.client.tsx';
import { PayoutForm } from './payouts/payout-form.client.tsx';
import { Payouts } from './payouts/payouts.client.tsx';
import { payoutTexts } from './payouts/payouts.texts.ts';
import { PAYOUTS_ID } from './payouts/payouts-id.ts';
import { Transactions } from './transactions/transactions.client.tsx';
import { transactionTexts } from './transactions/transactions.texts.ts';
import { useHashIntoView } from './use-hash-into-view.client.ts';
import { WalletSkeleton } from './wallet-skeleton.tsx';

export function Wallet() {
  return (
    <RegisteredOnly fallback={<WalletSkeleton />}>
      <WalletScreen />
    </RegisteredOnly>
  );
}

function WalletScreen() {
  const { user, error } = useUser();
  const { mutate } = useSWRConfig();
  const transactions = useTransactions();
  const accounts = useWithdrawalAccounts();
  const payouts = usePayouts();
  const methods = usePaymentMethods();
  if (user === null && error !== null) {
    return <LoadFailed error={error} onRetry={async () => void (await mutate(['user']))} />;
  }
  // Waits until all lists are read: a list that appears later would push down what the person reads.
  const isFirst = [transactions, accounts, payouts, methods].some((list) => list.isLoading && list.error === null);
  return user === null || isFirst ? (
    <WalletSkeleton />
  ) : (
    <Money user={user} transactions={transactions} accounts={accounts} payouts={payouts} methods={methods} />
  );
}

type MoneyProps = {
  readonly user: User;
  readonly transactions: ReturnType<typeof useTransactions>;
  readonly accounts: ReturnType<typeof useWithdrawalAccounts>;
  readonly payouts: ReturnType<typeof usePayouts>;
  readonly methods: ReturnType<typeof usePaymentMethods>;
};

function Money({ user, transactions, accounts, payouts, methods }: MoneyProps) {
  useHashIntoView();
  return (
    <>
      <SuspensionNotice user={user} />
      <TwoColumns>
        <Balance user={user} transactions={transactions.items} />
        <Section title={payoutTexts.title}>
          <PayoutForm
            isStopped={user.suspension?.mayWithdraw === false}
            withdrawable={user.withdrawable}
            accounts={accounts}
          />
        </Section>
      </TwoColumns>
      <TwoColumns>
        <Section title={accountTexts.title}>
          <Accounts list={accounts} />
        </Section>
        <Section title={methodTexts.title}>
          <Methods list={methods} />
        </Section>
      </TwoColumns>
      <Section title={payoutTexts.listTitle} id={PAYOUTS_ID}>
        <Payouts list={payouts} />
      </Section>
      <Section title={transactionTexts.title}>
        <Transactions list={transactions} user={user} payouts={payouts.items} />
      </Section>
    </>
  );
}
