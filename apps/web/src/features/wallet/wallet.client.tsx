'use client';
import { useUser } from '@suki/sdk/hooks/users';
import { useTransactions, useWithdrawalAccounts } from '@suki/sdk/hooks/wallet';
import type { User } from '@suki/sdk/types';
import { Section } from '@suki/ui/Section/Section';
import { TwoColumns } from '@suki/ui/TwoColumns/TwoColumns';
import { useSWRConfig } from 'swr';
import { LoadFailed } from '../trade/load-failed.client.tsx';
import { RegisteredOnly } from '../trade/registered-only.client.tsx';
import { Accounts } from './accounts/accounts.client.tsx';
import { accountTexts } from './accounts/accounts.texts.ts';
import { Balance } from './balance/balance.client.tsx';
import { PayoutForm } from './payouts/payout-form.client.tsx';
import { Payouts } from './payouts/payouts.client.tsx';
import { payoutTexts } from './payouts/payouts.texts.ts';
import { Transactions } from './transactions/transactions.client.tsx';
import { transactionTexts } from './transactions/transactions.texts.ts';
import { WalletSkeleton } from './wallet-skeleton.tsx';

/** The person's money: how much there is, where it came from, how it leaves. */
export function Wallet() {
  return (
    <RegisteredOnly fallback={<WalletSkeleton />}>
      <Screen />
    </RegisteredOnly>
  );
}

function Screen() {
  const { user, error } = useUser();
  const { mutate } = useSWRConfig();
  if (user !== null) {
    return <Money user={user} />;
  }
  if (error !== null) {
    return <LoadFailed error={error} onRetry={async () => void (await mutate(['user']))} />;
  }
  return <WalletSkeleton />;
}

function Money({ user }: { readonly user: User }) {
  const transactions = useTransactions();
  const accounts = useWithdrawalAccounts();
  return (
    <>
      <Balance user={user} transactions={transactions.items} />
      <TwoColumns>
        <Section title={payoutTexts.title}>
          <PayoutForm withdrawable={user.withdrawable} accounts={accounts} />
        </Section>
        <Section title={accountTexts.title}>
          <Accounts list={accounts} />
        </Section>
      </TwoColumns>
      <Section title={payoutTexts.listTitle} id="payouts">
        <Payouts />
      </Section>
      <Section title={transactionTexts.title}>
        <Transactions list={transactions} user={user} />
      </Section>
    </>
  );
}
