'use client';
import type { Outcome } from '@suki/sdk/command';
import type { SukiError } from '@suki/sdk/errors';
import { type Form, useForm } from '@suki/sdk/form';
import type { WithdrawalAccountInput } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { type AccountDraft, accountFields, checkAccount } from './account-form.view-model.ts';
import { accountTexts } from './accounts.texts.ts';
import { BankField } from './bank-field.client.tsx';

export type AccountFormProps = {
  readonly initial: AccountDraft;
  readonly label: string;
  /** An existing account is corrected: its number is hidden and has to be typed again. */
  readonly isCorrection: boolean;
  readonly isSaving: boolean;
  readonly error: SukiError | null;
  readonly onSave: (input: WithdrawalAccountInput) => Promise<Outcome<unknown>>;
  readonly onCancel: () => void;
};

export function AccountForm({ initial, label, isCorrection, isSaving, error, onSave, onCancel }: AccountFormProps) {
  const form = useForm({ initial, fields: accountFields, check: checkAccount, onInput: onSave });
  return (
    <form noValidate onSubmit={form.submit} aria-label={label}>
      <Stack space={4}>
        <Fields form={form} isCorrection={isCorrection} />
        <CommandFailure error={error} />
        <Inline space={3}>
          <Button type="submit" tone="ink" loadingLabel={isSaving ? accountTexts.saving : undefined}>
            {accountTexts.save}
          </Button>
          <Button tone="plain" onClick={onCancel}>
            {accountTexts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

type FieldsProps = Pick<AccountFormProps, 'isCorrection'> & { readonly form: Form<AccountDraft> };

function Fields({ form, isCorrection }: FieldsProps) {
  const { fields } = accountTexts;
  return (
    <>
      <BankField
        id={form.idOf('channelCode')}
        value={form.draft.channelCode}
        error={form.errors.channelCode}
        onChange={(channelCode) => form.change({ channelCode })}
      />
      <TextField
        {...form.text('accountHolderName')}
        label={fields.accountHolderName}
        hint={fields.holderHint}
        autoComplete="name"
        required
      />
      <TextField
        {...form.text('accountNumber')}
        label={fields.accountNumber}
        hint={isCorrection ? fields.numberAgain : fields.numberHint}
        inputMode="numeric"
        autoComplete="off"
        numeric
        required
      />
    </>
  );
}
