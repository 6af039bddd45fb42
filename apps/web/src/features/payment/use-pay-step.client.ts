import type { Centavos } from '@suki/domain/money/centavos';
import type { Command } from '@suki/sdk/command';
import type { SukiError } from '@suki/sdk/errors';
import type { PaymentAttempt, PaymentChoice, PaymentStart } from '@suki/sdk/types';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type OpenPayment, openPayment } from './open-payment.view-model.ts';
import type { PaymentOption } from './payment-options.view-model.ts';
import { type PaymentReturn, paymentReturn, startFailure } from './payment-return.view-model.ts';
import { useOnward } from './use-onward.client.ts';
import { type PaymentOptionChoice, usePaymentOption } from './use-payment-option.client.ts';

export type PayStepInput<Input> = {
  /** Centavos that are due. */
  readonly amount: Centavos;
  /** The newest attempt. */
  readonly attempt: PaymentAttempt | null;
  readonly backTo: string;
  readonly command: Command<Input, PaymentStart>;
  readonly inputOf: (choice: PaymentChoice) => Input;
};

export type PayStep = {
  readonly choice: PaymentOptionChoice;
  readonly open: OpenPayment | null;
  /** The payment under way, else the chosen option; null when no option takes the amount. */
  readonly option: PaymentOption | null;
  readonly press: () => void;
  readonly isRunning: boolean;
  /** The refusal. After a failure that leaves the payment unknown this is null, and `cameBack` is `unknown`. */
  readonly error: SukiError | null;
  readonly cameBack: PaymentReturn | null;
  readonly attempt: PaymentAttempt | null;
};

/** The payment step of an order, ask or bid: pays, or continues the payment under way. */
export function usePayStep<Input>({ amount, attempt, backTo, command, inputOf }: PayStepInput<Input>): PayStep {
  const parameter = paymentReturn(useSearchParams().get('payment'));
  const choice = usePaymentOption(amount);
  const goOn = useOnward();
  const [pressedAt, setPressedAt] = useState<PaymentAttempt['id'] | null>(null);
  const { error } = command;
  const isUnknown = error !== null && startFailure(error) === 'unknown';
  const cameBack = isUnknown ? 'unknown' : parameter;
  // The end of an earlier attempt says nothing about the one that was just pressed.
  const isEarlier = isUnknown && attempt !== null && attempt.status !== 'PENDING' && attempt.id === pressedAt;
  const open = openPayment({ attempt, cameBack, options: choice.options });
  const option = open?.option ?? choice.option;
  const press = async (): Promise<void> => {
    if (option === null) {
      return;
    }
    setPressedAt(attempt?.id ?? null);
    const started = await command.run(inputOf({ ...option.choice, returnPath: backTo }));
    if (started.ok) {
      goOn(started.answer, { option, backTo });
    }
  };
  return {
    choice,
    open,
    option,
    press: () => void press(),
    isRunning: command.isRunning,
    error: isUnknown ? null : error,
    cameBack,
    attempt: isEarlier ? null : attempt,
  };
}
