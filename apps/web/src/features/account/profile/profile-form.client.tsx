'use client';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateName } from '@suki/domain/validators/name';
import { useUpdateUser } from '@suki/sdk/hooks/users';
import type { User } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { accountTexts } from '../account.texts.ts';
import { AvatarChoice } from './avatar-choice.tsx';

export function ProfileForm({ user }: { readonly user: User }) {
  const [name, setName] = useState(user.name ?? '');
  const [avatar, setAvatar] = useState(user.avatar);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning, error } = useUpdateUser();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const checked = validateName(name);
    if (!checked.ok) {
      setProblem(fieldsEn[checked.messageId]);
      return;
    }
    if ((await run({ name: checked.value, avatar })).ok) {
      toasts.show(accountTexts.saved, { tone: 'positive' });
    }
  };
  return (
    <form noValidate onSubmit={submit} aria-label={accountTexts.profile}>
      <Stack space={5}>
        <TextField
          label={accountTexts.name}
          hint={accountTexts.nameHint}
          autoComplete="nickname"
          required
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <AvatarChoice value={avatar} onChange={setAvatar} />
        <CommandFailure error={error} />
        <div>
          <Button type="submit" tone="ink" loadingLabel={isRunning ? accountTexts.saving : undefined}>
            {accountTexts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
