'use client';
import { useFindCertificate } from '@suki/sdk/hooks/orders';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { certificatePath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { findCertificateTexts as texts } from './find-certificate.texts.ts';
import { refusedNumber, typedNumber } from './find-certificate.view-model.ts';

/** The field for the number on a tag. `initial` is a number from the address of the page. */
export function FindCertificate({ initial }: { readonly initial: string }) {
  const go = useGo();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning, error } = useFindCertificate();
  const refused = error === null ? null : refusedNumber(error);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = typedNumber(text);
    if (typed.kind === 'problem') {
      setProblem(typed.text);
      return;
    }
    const found = typed.kind === 'open' ? typed.id : await idOf(typed.number);
    if (found !== null) {
      go.to(certificatePath(found));
    }
  };
  const idOf = async (number: string) => {
    const outcome = await run(number);
    setProblem(outcome.ok ? undefined : (refusedNumber(outcome.error) ?? undefined));
    return outcome.ok ? outcome.answer.certificateId : null;
  };
  return (
    <form noValidate onSubmit={submit} aria-label={texts.title}>
      <Stack space={4}>
        <TextField
          label={texts.label}
          hint={texts.hint}
          name="number"
          required
          numeric
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <CommandFailure error={refused === null ? error : null} />
        <div>
          <Button type="submit" tone="main" loadingLabel={isRunning ? texts.checking : undefined}>
            {texts.button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
