'use client';
import { payouts } from '@suki/domain/config/payouts';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { useWithdrawalAccounts } from '@suki/sdk/hooks/withdrawal-accounts';
import type { WithdrawalAccount } from '@suki/sdk/types';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { MoneyStep } from '@suki/ui/forms/MoneyField/MoneyStep';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { now } from '../../../shell/clock/browser-clock.ts';
import { accountHold } from '../accounts/account-hold.ts';
import { accountName } from '../accounts/account-name.ts';
import { payoutAccount } from './payout-account.view-model.ts';
import {
  canWithdraw,
  checkAmount,
  payoutLines,
  readableAmount,
  typedAmount,
  typedFrom,
} from './payout-amount.view-model.ts';
import { payoutTexts } from './payouts.texts.ts';

// Loaded on intent: most visits only look at the balance.
const ConfirmPayout = lazy(() => import('./confirm-payout.client.tsx'));

const { form: texts } = payoutTexts;

export type PayoutFormProps = {
  readonly withdrawable: Centavos;
  /** True while a suspension stops withdrawals. */
  readonly isStopped: boolean;
  readonly accounts: ReturnType<typeof useWithdrawalAccounts>;
};

type Wish = { readonly amount: Centavos; readonly account: WithdrawalAccount };
type Problems = { readonly amount?: string | undefined; readonly account?: string | undefined };

/** The payout form: an amount and an account, with a confirmation before money moves. */
export function PayoutForm({ withdrawable, isStopped, accounts }: PayoutFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const [wish, setWish] = useState<Wish | null>(null);
  // The chosen account may have been removed or refused since.
  const account = payoutAccount(accounts.items, chosenId);

  const hold = account === null ? null : accountHold(account, now());

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const check = checkAmount(typed, withdrawable);
    if (check.ok && account !== null && hold === null) {
      setWish({ amount: check.amount, account });
      return;
    }
    setProblems({
      amount: check.ok ? undefined : check.problem,
      account: account === null ? texts.chooseProblem : (hold ?? undefined),
    });
    document.getElementById(check.ok ? `${id}-account` : `${id}-amount`)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={texts.label}>
      <Stack space={5}>
        <AmountField
          id={`${id}-amount`}
          typed={typed}
          withdrawable={withdrawable}
          problem={problems.amount}
          onProblem={(amount) => setProblems((before) => ({ ...before, amount }))}
          onType={(text) => {
            setTyped(text);
            setProblems((before) => ({ ...before, amount: undefined }));
          }}
        />
        <SelectField
          id={`${id}-account`}
          label={texts.account}
          emptyLabel={texts.choose}
          options={accounts.items.map((one) => ({
            value: one.id,
            label: one.status === 'valid' ? accountName(one) : texts.refused(accountName(one)),
            disabled: one.status !== 'valid',
          }))}
          value={account?.id ?? ''}
          hint={hold ?? undefined}
          error={problems.account}
          onChange={(event) => {
            setChosenId(event.currentTarget.value);
            setProblems((before) => ({ ...before, account: undefined }));
          }}
        />
        <Receipt lines={payoutLines(typed)} opening="rule" />
        <Button
          type="submit"
          tone="main"
          wide
          disabledReason={isStopped ? texts.stopped : missing(withdrawable, accounts)}
        >
          {texts.next}
        </Button>
      </Stack>
      {wish !== null && (
        <Suspense fallback={null}>
          <ConfirmPayout
            {...wish}
            onClose={() => setWish(null)}
            onDone={() => {
              setWish(null);
              setTyped('');
            }}
          />
        </Suspense>
      )}
    </form>
  );
}

function missing(withdrawable: Centavos, { items, isLoading }: PayoutFormProps['accounts']): string | undefined {
  if (!canWithdraw(withdrawable)) {
    return texts.tooLittle(formatMoney(payouts.min));
  }
  return items.length === 0 && !isLoading ? texts.noAccount : undefined;
}

type AmountFieldProps = {
  readonly id: string;
  readonly typed: string;
  readonly withdrawable: Centavos;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onProblem: (problem: string | undefined) => void;
};

function AmountField({ id, typed, withdrawable, problem, onType, onProblem }: AmountFieldProps) {
  // While the person types, the digits are shown without separators: separators that move would move the caret.
  const [isTyping, setTyping] = useState(false);
  const leave = (): void => {
    setTyping(false);
    const check = checkAmount(typed, withdrawable);
    onProblem(typed === '' || check.ok ? undefined : check.problem);
  };
  return (
    <MoneyField
      id={id}
      label={texts.amount}
      sign="₱"
      inputMode="decimal"
      hint={texts.amountHint(formatMoney(payouts.min))}
      value={isTyping ? typed : readableAmount(typed)}
      error={problem}
      onBlur={leave}
      onChange={(event) => {
        setTyping(true);
        onType(typedAmount(event.currentTarget.value));
      }}
      steps={
        canWithdraw(withdrawable) && (
          <MoneyStep label={texts.all} onClick={() => onType(typedFrom(withdrawable))}>
            {texts.all}
          </MoneyStep>
        )
      }
    />
  );
}
