'use client';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { useRequestPayout } from '@suki/sdk/hooks/payouts';
import type { WithdrawalAccount } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { Dialog } from '@suki/ui/overlays/Dialog/Dialog.client';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { pageTexts } from '../../../shell/page/page.texts.ts';
import { accountName } from '../accounts/account-name.ts';
import { payoutLines, typedFrom } from './payout-amount.view-model.ts';
import { payoutTexts } from './payouts.texts.ts';

export type ConfirmPayoutProps = {
  readonly amount: Centavos;
  readonly account: WithdrawalAccount;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation with amount and account. A second press joins the first call: one intent, one payout. */
export default function ConfirmPayout({ amount, account, onDone, onClose }: ConfirmPayoutProps) {
  const { run, isRunning, error } = useRequestPayout();
  const { confirm } = payoutTexts;
  const shown = formatMoney(amount);
  const request = async (): Promise<void> => {
    if ((await run({ amount, withdrawalAccountId: account.id })).ok) {
      toasts.show(payoutTexts.requested, { tone: 'positive' });
      onDone();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirm.title(shown)}
      closeLabel={pageTexts.dialogClose}
      actions={
        <>
          <Button onClick={onClose}>{confirm.no}</Button>
          <Button tone="main" onClick={() => void request()} loadingLabel={isRunning ? confirm.running : undefined}>
            {confirm.yes(shown)}
          </Button>
        </>
      }
    >
      <Stack space={4}>
        <BoxLabel
          facts={[
            { name: confirm.to, value: accountName(account) },
            { name: confirm.holder, value: account.accountHolderName },
          ]}
        />
        <Receipt lines={payoutLines(typedFrom(amount))} />
        <Text size="label" tone="soft" measure>
          {confirm.note}
        </Text>
        <CommandFailure error={error} />
      </Stack>
    </Dialog>
  );
}
