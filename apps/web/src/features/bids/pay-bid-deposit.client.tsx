'use client';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayBidDeposit } from '@suki/sdk/hooks/bids';
import type { Bid } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { ShopTabBar } from '../../shell/shop-tab-bar.client.tsx';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { hasButton, PayStepButton, payStepTitle } from '../payment/pay-step-button.client.tsx';
import { PayWith } from '../payment/pay-with.client.tsx';
import { PaymentNews } from '../payment/payment-news.client.tsx';
import { usePayStep } from '../payment/use-pay-step.client.ts';
import { raiseTime } from '../trade/raise-time.ts';
import { BidFailure } from './bid-failure.tsx';
import { BidLayout } from './bid-layout.tsx';
import { bidTexts } from './bids.texts.ts';
import { ChangeBid } from './change-bid.client.tsx';
import { EditBid } from './edit-bid.client.tsx';
import { CancelBid } from './end-bid.client.tsx';
import { NextSteps } from './next-steps.tsx';

export type PayBidDepositProps = { readonly bid: Bid; readonly onAsk: () => Promise<void> };

/** The deposit is due, or what a higher price adds to it: pay, go on with a payment under way, or take the bid back. */
export function PayBidDeposit({ bid, onAsk }: PayBidDepositProps) {
  const { pay: words } = bidTexts;
  const { deposit, raise } = bid;
  const amount = depositDue({ ...deposit, raise }) ?? deposit.amount;
  const isRaise = deposit.status !== 'due' && raise !== null;
  const step = usePayStep({
    amount,
    attempt: bid.attempt,
    backTo: `/bid/${bid.id}`,
    command: usePayBidDeposit(),
    inputOf: (choice) => ({ bidId: bid.id, choice }),
  });
  const [editing, setEditing] = useState<'never' | 'now' | 'over'>('never');
  if (editing === 'now') {
    return <EditBid bid={bid} onDone={() => setEditing('over')} />;
  }
  // The ways to pay stand above everything else of the panel: coming later they would push it down.
  if (step.choice.isLoading) {
    return <OrderSkeleton />;
  }
  const due = formatMoney(amount);
  const label = isRaise ? words.raiseButton(due) : words.button(due);
  const button = hasButton(step) ? <PayStepButton step={step} label={label} runningLabel={words.starting} /> : null;
  const title = isRaise ? words.raiseTitle(formatMoney(raise.price)) : words.title;
  const panel = (
    <>
      <Section title={payStepTitle(step, title)} first>
        <PaymentNews
          isDue
          cameBack={step.cameBack}
          attempt={step.attempt}
          isTakenBack={bid.needToRepay && !isRaise}
          onAsk={onAsk}
        />
        <Stack space={4}>
          <Text measure>
            {isRaise
              ? words.raiseText(formatMoney(bid.proposedPrice), raiseTime(raise.payBy, 'bid_deposit'))
              : words.text}
          </Text>
          <PayWith step={step} />
          <BidFailure error={step.error} />
          <Show on="desk">{button}</Show>
          {isRaise ? (
            <ChangeBid bid={bid} onEdit={() => setEditing('now')} isBack={editing === 'over'} />
          ) : (
            <CancelBid bid={bid} />
          )}
        </Stack>
      </Section>
      <NextSteps />
    </>
  );
  const bar =
    button === null ? (
      <ShopTabBar />
    ) : (
      <StickyBar label={words.bar} sum={{ label: isRaise ? words.raiseSum : words.barSum, amount: due }}>
        {button}
      </StickyBar>
    );
  return <BidLayout bid={bid} order={null} panel={panel} bar={bar} cameBack={step.cameBack} />;
}
