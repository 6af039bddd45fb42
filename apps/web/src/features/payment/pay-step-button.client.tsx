'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import { paymentTexts } from './payment.texts.ts';
import type { PayStep } from './use-pay-step.client.ts';

export type PayStepButtonProps = {
  readonly step: PayStep;
  /** The label while no payment is under way. */
  readonly label: string;
  readonly runningLabel: string;
};

/** False when the payment goes on without the payer. */
export function hasButton({ open }: Pick<PayStep, 'open'>): boolean {
  return open === null || open.canGoOn;
}

/** The title of the step: the amount due, or the payment under way. */
export function payStepTitle({ open }: Pick<PayStep, 'open'>, title: string): string {
  return open === null ? title : paymentTexts.open.title;
}

/** Pays, or continues the payment under way, which the label names. */
export function PayStepButton({ step, label, runningLabel }: PayStepButtonProps) {
  const { open, option, choice, press, isRunning } = step;
  return (
    <Button
      tone="main"
      wide
      onClick={press}
      disabledReason={option === null ? (choice.missing ?? paymentTexts.chooseFirst) : undefined}
      loadingLabel={isRunning ? runningLabel : undefined}
    >
      {open === null ? label : paymentTexts.open.goOn(open.option.title)}
    </Button>
  );
}
