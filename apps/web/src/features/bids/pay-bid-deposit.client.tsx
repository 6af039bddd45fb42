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
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';
import { bidPath } from '../../shell/paths.ts';
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

/** Pays a due deposit, or the rest after a raise. A payment under way can be continued. */
export function PayBidDeposit({ bid, onAsk }: PayBidDepositProps) {
  const { pay: texts } = bidTexts;
  const { deposit, raise } = bid;
  const amount = depositDue({ ...deposit, raise }) ?? deposit.amount;
  const isRaise = deposit.status !== 'due' && raise !== null;
  const step = usePayStep({
    amount,
    attempt: bid.attempt,
    backTo: bidPath(bid.id),
    command: usePayBidDeposit(),
    inputOf: (choice) => ({ bidId: bid.id, choice }),
  });
  const [editing, setEditing] = useState<'never' | 'now' | 'over'>('never');
  if (editing === 'now') {
    return <EditBid bid={bid} onDone={() => setEditing('over')} />;
  }
  // The payment options stand above the rest of the panel: if they appeared later, they would push it down.
  if (step.choice.isLoading) {
    return <OrderSkeleton />;
  }
  const due = formatMoney(amount);
  const label = isRaise ? texts.raiseButton(due) : texts.button(due);
  const button = hasButton(step) ? <PayStepButton step={step} label={label} runningLabel={texts.starting} /> : null;
  const title = isRaise ? texts.raiseTitle(formatMoney(raise.price)) : texts.title;
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
              ? texts.raiseText(formatMoney(bid.proposedPrice), raiseTime(raise.payBy, 'bid_deposit'))
              : texts.text}
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
      <StickyBar label={texts.bar} sum={{ label: isRaise ? texts.raiseSum : texts.barSum, amount: due }}>
        {button}
      </StickyBar>
    );
  return <BidLayout bid={bid} order={null} panel={panel} bar={bar} cameBack={step.cameBack} />;
}
