'use client';
import {
  useDeleteWithdrawalAccount,
  useMakeWithdrawalAccountDefault,
  useUpdateWithdrawalAccount,
} from '@suki/sdk/hooks/withdrawal-accounts';
import type { WithdrawalAccount } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { Stamp } from '@suki/ui/market/Stamp/Stamp';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { now } from '../../../shell/clock/browser-clock.ts';
import { AskFirst } from '../../../shell/confirm/ask-first.client.tsx';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { AccountForm } from './account-form.client.tsx';
import { accountDraftOf } from './account-form.view-model.ts';
import { accountHold } from './account-hold.ts';
import { accountName } from './account-name.ts';
import { accountTexts } from './accounts.texts.ts';

export function AccountEntry({ account }: { readonly account: WithdrawalAccount }) {
  const [isEditing, setEditing] = useState(false);
  const hold = accountHold(account, now());
  const isInvalid = account.status === 'invalid';
  return (
    <Row
      end={account.isDefault ? <Tag>{accountTexts.isDefault}</Tag> : undefined}
      below={
        isEditing ? (
          <Correction account={account} onClose={() => setEditing(false)} />
        ) : (
          <Actions account={account} onEdit={() => setEditing(true)} />
        )
      }
    >
      <Stack space={2} align="start">
        <div>
          <Text weight="bold">{account.bankName}</Text>
          <Text numeric>{account.maskedAccountNumber}</Text>
          <Text size="label" tone="soft">
            {account.accountHolderName}
          </Text>
        </div>
        {!isInvalid && hold !== null && (
          <>
            <Stamp tone="caution">{accountTexts.isOnHold}</Stamp>
            <Text measure>{hold}</Text>
          </>
        )}
        {isInvalid && (
          <>
            <Stamp tone="critical">{accountTexts.invalid}</Stamp>
            <Text measure>{accountTexts.invalidText}</Text>
          </>
        )}
      </Stack>
    </Row>
  );
}

function Actions({ account, onEdit }: { readonly account: WithdrawalAccount; readonly onEdit: () => void }) {
  const makeDefault = useMakeWithdrawalAccountDefault();
  const name = accountName(account);
  const choose = async (): Promise<void> => {
    if ((await makeDefault.run(account.id)).ok) {
      toasts.show(accountTexts.madeDefault, { tone: 'positive' });
    }
  };
  const named = (action: string): string => accountTexts.of(action, name);
  return (
    <>
      <Inline space={5}>
        <TextButton aria-label={named(accountTexts.correct)} onClick={onEdit}>
          {accountTexts.correct}
        </TextButton>
        {!account.isDefault && account.status === 'valid' && (
          <TextButton aria-label={named(accountTexts.makeDefault)} onClick={() => void choose()}>
            {accountTexts.makeDefault}
          </TextButton>
        )}
        <Removal account={account} />
      </Inline>
      <CommandFailure error={makeDefault.error} />
    </>
  );
}

function Removal({ account }: { readonly account: WithdrawalAccount }) {
  const remove = useDeleteWithdrawalAccount();
  const { removing } = accountTexts;
  const name = accountName(account);
  const confirm = async (): Promise<boolean> => {
    const { ok } = await remove.run(account.id);
    if (ok) {
      toasts.show(accountTexts.removed, { tone: 'positive' });
    }
    return ok;
  };
  return (
    <AskFirst title={removing.title} text={removing.text(name)} words={removing} command={remove} onConfirm={confirm}>
      {(ask) => (
        <TextButton aria-label={accountTexts.of(accountTexts.remove, name)} onClick={ask}>
          {accountTexts.remove}
        </TextButton>
      )}
    </AskFirst>
  );
}

function Correction({ account, onClose }: { readonly account: WithdrawalAccount; readonly onClose: () => void }) {
  const { run, isRunning, error } = useUpdateWithdrawalAccount();
  return (
    <AccountForm
      initial={accountDraftOf(account)}
      label={accountTexts.correctTitle}
      isCorrection
      isSaving={isRunning}
      error={error}
      onCancel={onClose}
      onSave={async (input) => {
        const outcome = await run({ id: account.id, input });
        if (outcome.ok) {
          toasts.show(accountTexts.saved, { tone: 'positive' });
          onClose();
        }
        return outcome;
      }}
    />
  );
}
