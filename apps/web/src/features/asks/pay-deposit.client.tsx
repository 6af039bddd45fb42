'use client';
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
import { CancelAsk } from './end-ask.client.tsx';
import { NextSteps } from './next-steps.tsx';

export type PayDepositProps = { readonly ask: Ask; readonly onAsk: () => Promise<void> };

/** The deposit is due: pay it, go on with a payment under way, or cancel. */
export function PayDeposit({ ask, onAsk }: PayDepositProps) {
  const { pay: words } = askTexts;
  const cameBack = paymentReturn(useSearchParams().get('payment'));
  const { amount } = ask.deposit;
  const choice = useWay(amount);
  const { way } = choice;
  const goOn = useOnward();
  const pay = usePayAskDeposit();
  const press = async (): Promise<void> => {
    if (way === null) {
      return;
    }
    const backTo = `/ask/${ask.id}`;
    const isAcceptance = ask.next.actions.includes('pay_accepted_bid');
    const started = await pay.run({ askId: ask.id, choice: { ...way.choice, returnPath: backTo }, isAcceptance });
    if (started.ok) {
      goOn(started.answer, { way, backTo });
    }
  };
  // The ways to pay stand above everything else of the panel: coming later they would push it down.
  if (choice.isLoading) {
    return <OrderSkeleton />;
  }
  const attempt = ask.needToRepay ? ('FAILED' as const) : null;
  const deposit = formatMoney(amount);
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={way === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={pay.isRunning ? words.starting : undefined}
    >
      {words.button(deposit)}
    </Button>
  );
  const panel = (
    <>
      <Section title={words.title} first>
        <PaymentNews isDue cameBack={cameBack} attempt={attempt} onAsk={onAsk} />
        <Stack space={4}>
          <Text measure>{words.text}</Text>
          <WayPicker isLabelHidden choice={choice} />
          <CommandFailure error={pay.error} />
          <Only on="desk">{button}</Only>
          <CancelAsk ask={ask} />
        </Stack>
      </Section>
      <NextSteps />
    </>
  );
  const bar = (
    <StickyBar label={words.bar} sum={{ label: words.barSum, amount: deposit }}>
      {button}
    </StickyBar>
  );
  return <AskLayout ask={ask} panel={panel} bar={bar} />;
}
