'use client';
import type { SukiError } from '@suki/sdk/errors';
import type { WithdrawalAccountInput } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useId, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { type AccountDraft, type AccountErrors, accountFields, checkAccount } from './account-form.view-model.ts';
import { accountTexts } from './accounts.texts.ts';
import { BankField } from './bank-field.client.tsx';

export type AccountFormProps = {
  readonly initial: AccountDraft;
  readonly label: string;
  /** An existing account is corrected: its number is hidden and has to be typed again. */
  readonly isCorrection: boolean;
  readonly isSaving: boolean;
  readonly error: SukiError | null;
  readonly onSave: (input: WithdrawalAccountInput) => void;
  readonly onCancel: () => void;
};

export function AccountForm({ initial, label, isCorrection, isSaving, error, onSave, onCancel }: AccountFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<AccountErrors>({});
  const change = (part: Partial<AccountDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    // A field loses its error as soon as it is edited.
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])) }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const check = checkAccount(draft);
    if (check.ok) {
      onSave(check.input);
      return;
    }
    setErrors(check.errors);
    const first = accountFields.find((field) => check.errors[field] !== undefined);
    focusOn(document.getElementById(`${id}-${first}`));
  };
  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack space={4}>
        <Fields id={id} draft={draft} errors={errors} change={change} isCorrection={isCorrection} />
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

/** The bank is a group: its search where that is open, else its first card. */
function focusOn(field: HTMLElement | null): void {
  const inside = field?.querySelector<HTMLElement>('input[role=combobox]') ?? field?.querySelector('input');
  (inside ?? field)?.focus();
}

type FieldsProps = Pick<AccountFormProps, 'isCorrection'> & {
  readonly id: string;
  readonly draft: AccountDraft;
  readonly errors: AccountErrors;
  readonly change: (part: Partial<AccountDraft>) => void;
};

function Fields({ id, draft, errors, change, isCorrection }: FieldsProps) {
  const { fields } = accountTexts;
  return (
    <>
      <BankField
        id={`${id}-channelCode`}
        value={draft.channelCode}
        error={errors.channelCode}
        onChange={(channelCode) => change({ channelCode })}
      />
      <TextField
        id={`${id}-accountHolderName`}
        label={fields.accountHolderName}
        hint={fields.holderHint}
        autoComplete="name"
        required
        value={draft.accountHolderName}
        error={errors.accountHolderName}
        onChange={(event) => change({ accountHolderName: event.currentTarget.value })}
      />
      <TextField
        id={`${id}-accountNumber`}
        label={fields.accountNumber}
        hint={isCorrection ? fields.numberAgain : fields.numberHint}
        inputMode="numeric"
        autoComplete="off"
        numeric
        required
        value={draft.accountNumber}
        error={errors.accountNumber}
        onChange={(event) => change({ accountNumber: event.currentTarget.value })}
      />
    </>
  );
}
