'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { tradeTexts } from '../trade/trade.texts.ts';
import type { PayStep } from './use-pay-step.client.ts';

export type PayStepButtonProps = {
  readonly step: PayStep;
  /** While no payment is under way. */
  readonly label: string;
  readonly runningLabel: string;
};

/** Whether the step has a button: a payment that goes on without the payer has none. */
export function hasButton({ open }: Pick<PayStep, 'open'>): boolean {
  return open === null || open.canGoOn;
}

/** Above the step: what is to be paid, or that it is under way. */
export function payStepTitle({ open }: Pick<PayStep, 'open'>, title: string): string {
  return open === null ? title : tradeTexts.payment.open.title;
}

/** Pays, or goes on with the payment that is under way, which it names. */
export function PayStepButton({ step, label, runningLabel }: PayStepButtonProps) {
  const { open, way, press, isRunning } = step;
  return (
    <Button
      tone="main"
      wide
      onClick={press}
      disabledReason={way === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={isRunning ? runningLabel : undefined}
    >
      {open === null ? label : tradeTexts.payment.open.goOn(open.way.title)}
    </Button>
  );
}
