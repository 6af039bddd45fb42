'use client';
import { payoutHold } from '@suki/domain/config/payouts';
import { formatMoney } from '@suki/domain/money/format-money';
import { lengthText } from '@suki/domain/time/length-text';
import { useSetBalanceHidden } from '@suki/sdk/hooks/users';
import type { User, WalletTransaction } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { walletTexts } from '../wallet.texts.ts';
import { holdLines, holdsOf } from './balance.view-model.ts';
import { Books } from './books.tsx';

export type BalanceProps = {
  readonly user: Pick<User, 'balance' | 'withdrawable' | 'isBalanceHidden' | 'suspension'>;
  readonly transactions: readonly WalletTransaction[];
};

/** The balance, its withdrawable part, and when the rest becomes withdrawable. */
export function Balance({ user, transactions }: BalanceProps) {
  const setHidden = useSetBalanceHidden();
  const { isBalanceHidden } = user;
  const holds = holdsOf(transactions, user);
  const shown = (amount: string): string => (isBalanceHidden ? walletTexts.covered : amount);
  return (
    <Section
      title={walletTexts.balance}
      end={
        <TextButton icon="eye" onClick={() => void setHidden.run(!isBalanceHidden)}>
          {isBalanceHidden ? walletTexts.show : walletTexts.hide}
        </TextButton>
      }
    >
      <Stack space={4}>
        <div>
          <PriceTag size="figure" as="output">
            {shown(formatMoney(user.balance))}
          </PriceTag>
          <CommandFailure error={setHidden.error} />
        </div>
        <Receipt
          opening="ink"
          lines={[
            {
              id: 'withdrawable',
              label: user.suspension?.mayWithdraw === false ? walletTexts.stopped : walletTexts.withdrawable,
              amount: shown(formatMoney(user.withdrawable)),
              kind: 'strong',
            },
            ...holdLines(holds).map((line) => ({ ...line, amount: shown(line.amount) })),
          ]}
        />
        {holds.length > 0 && (
          <Text size="label" tone="soft" measure>
            {walletTexts.whyHeld(payoutHold.trustedAfterSales, lengthText(payoutHold.holdMs))}
          </Text>
        )}
        <Books />
      </Stack>
    </Section>
  );
}
