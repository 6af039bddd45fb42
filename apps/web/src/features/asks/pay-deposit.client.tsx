'use client';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayAskDeposit } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { CommandFailure } from '../../shell/failure/command-failure.tsx';
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';
import { askPath } from '../../shell/paths.ts';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { hasButton, PayStepButton, payStepTitle } from '../payment/pay-step-button.client.tsx';
import { PayWith } from '../payment/pay-with.client.tsx';
import { PaymentNews } from '../payment/payment-news.client.tsx';
import { usePayStep } from '../payment/use-pay-step.client.ts';
import { AskLayout } from './ask-layout.tsx';
import { askTexts } from './asks.texts.ts';
import { ChangeAsk } from './change-ask.client.tsx';
import { EndAsk } from './end-ask.client.tsx';
import { NextSteps } from './next-steps.tsx';

export type PayDepositProps = { readonly ask: Ask; readonly onAsk: () => Promise<void> };

/** Pays a due deposit, or the rest after a raise. A payment under way can be continued. */
export function PayDeposit({ ask, onAsk }: PayDepositProps) {
  const { pay: texts } = askTexts;
  const { deposit, raise } = ask;
  const amount = depositDue({ ...deposit, raise }) ?? deposit.amount;
  const isRaise = deposit.status !== 'due' && raise !== null;
  const isAcceptance = ask.next.actions.includes('pay_accepted_bid');
  const step = usePayStep({
    amount,
    attempt: ask.attempt,
    backTo: askPath(ask.id),
    command: usePayAskDeposit(),
    inputOf: (choice) => ({ askId: ask.id, choice, isAcceptance }),
  });
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
          isTakenBack={ask.needToRepay && !isRaise}
          onAsk={onAsk}
        />
        <Stack space={4}>
          <Text measure>{textOf({ isRaise, isAcceptance, price: formatMoney(ask.price) })}</Text>
          <PayWith step={step} />
          <CommandFailure error={step.error} />
          <Show on="desk">{button}</Show>
          {isRaise ? <ChangeAsk ask={ask} /> : <EndAsk ask={ask} />}
        </Stack>
      </Section>
      <NextSteps isAcceptance={isAcceptance} />
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
  return <AskLayout ask={ask} panel={panel} bar={bar} cameBack={step.cameBack} />;
}

type Due = { readonly isRaise: boolean; readonly isAcceptance: boolean; readonly price: string };

function textOf({ isRaise, isAcceptance, price }: Due): string {
  const { pay: texts } = askTexts;
  if (isRaise) {
    return texts.raiseText(price);
  }
  return isAcceptance ? texts.acceptText : texts.text;
}
