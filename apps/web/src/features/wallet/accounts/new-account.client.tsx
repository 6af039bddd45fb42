'use client';
import { useCreateWithdrawalAccount } from '@suki/sdk/hooks/withdrawal-accounts';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { AccountForm } from './account-form.client.tsx';
import { emptyAccount } from './account-form.view-model.ts';
import { accountTexts } from './accounts.texts.ts';

export function NewAccount({ onClose }: { readonly onClose: () => void }) {
  const { run, isRunning, error } = useCreateWithdrawalAccount();
  return (
    <AccountForm
      initial={emptyAccount}
      label={accountTexts.addTitle}
      isCorrection={false}
      isSaving={isRunning}
      error={error}
      onCancel={onClose}
      onSave={async (input) => {
        const outcome = await run(input);
        if (outcome.ok) {
          toasts.show(accountTexts.saved, { tone: 'positive' });
          onClose();
        }
        return outcome;
      }}
    />
  );
}
