'use client';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayAskDeposit } from '@suki/sdk/hooks/asks';
import type { Ask } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Only } from '@suki/ui/Only/Only';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { StickyBar } from '@suki/ui/StickyBar/StickyBar';
import { Text } from '@suki/ui/Text/Text';
import { useSearchParams } from 'next/navigation';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { CommandFailure } from '../trade/command-failure.tsx';
import { PaymentNews } from '../trade/payment/payment-news.client.tsx';
import { paymentReturn } from '../trade/payment/payment-return.view-model.ts';
import { useOnward } from '../trade/payment/use-onward.client.ts';
import { useWay } from '../trade/payment/use-way.client.ts';
import { WayPicker } from '../trade/payment/way-picker.client.tsx';
import { tradeTexts } from '../trade/trade.texts.ts';
import { AskLayout } from './ask-layout.tsx';
import { askTexts } from './asks.texts.ts';
import { ChangeAsk } from './change-ask.client.tsx';
import { EndAsk } from './end-ask.client.tsx';
import { NextSteps } from './next-steps.tsx';

export type PayDepositProps = { readonly ask: Ask; readonly onAsk: () => Promise<void> };

/** The deposit is due, or what a higher price adds to it: pay it, go on with a payment under way, or cancel. */
export function PayDeposit({ ask, onAsk }: PayDepositProps) {
  const { pay: words } = askTexts;
  const cameBack = paymentReturn(useSearchParams().get('payment'));
  const { deposit, raise } = ask;
  const amount = depositDue({ ...deposit, raise }) ?? deposit.amount;
  const isRaise = deposit.status !== 'due' && raise !== null;
  const isAcceptance = ask.next.actions.includes('pay_accepted_bid');
  const choice = useWay(amount);
  const { way } = choice;
  const goOn = useOnward();
  const pay = usePayAskDeposit();
  const press = async (): Promise<void> => {
    if (way === null) {
      return;
    }
    const backTo = `/ask/${ask.id}`;
    const started = await pay.run({ askId: ask.id, choice: { ...way.choice, returnPath: backTo }, isAcceptance });
    if (started.ok) {
      goOn(started.answer, { way, backTo });
    }
  };
  // The ways to pay stand above everything else of the panel: coming later they would push it down.
  if (choice.isLoading) {
    return <OrderSkeleton />;
  }
  const attempt = ask.needToRepay && !isRaise ? ('FAILED' as const) : null;
  const due = formatMoney(amount);
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={way === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={pay.isRunning ? words.starting : undefined}
    >
      {isRaise ? words.raiseButton(due) : words.button(due)}
    </Button>
  );
  const panel = (
    <>
      <Section title={isRaise ? words.raiseTitle(formatMoney(raise.price)) : words.title} first>
        <PaymentNews isDue cameBack={cameBack} attempt={attempt} onAsk={onAsk} />
        <Stack space={4}>
          <Text measure>{textOf({ isRaise, isAcceptance, price: formatMoney(ask.price) })}</Text>
          <WayPicker isLabelHidden choice={choice} />
          <CommandFailure error={pay.error} />
          <Only on="desk">{button}</Only>
          {isRaise ? <ChangeAsk ask={ask} /> : <EndAsk ask={ask} />}
        </Stack>
      </Section>
      <NextSteps />
    </>
  );
  const bar = (
    <StickyBar label={words.bar} sum={{ label: isRaise ? words.raiseSum : words.barSum, amount: due }}>
      {button}
    </StickyBar>
  );
  return <AskLayout ask={ask} panel={panel} bar={bar} />;
}

type Due = { readonly isRaise: boolean; readonly isAcceptance: boolean; readonly price: string };

function textOf({ isRaise, isAcceptance, price }: Due): string {
  const { pay: words } = askTexts;
  if (isRaise) {
    return words.raiseText(price);
  }
  return isAcceptance ? words.acceptText : words.text;
}
