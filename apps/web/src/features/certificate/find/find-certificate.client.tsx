'use client';
import { useFindCertificate } from '@suki/sdk/hooks/orders';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { certificatePath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { findCertificateTexts as texts } from './find-certificate.texts.ts';
import { refusedNumber, typedNumber } from './find-certificate.view-model.ts';

/** Room for the address of a certificate too, which people paste. */
const LENGTH_MAX = 120;

/** Puts the number of the address into the empty field: `/certificate?number=SC-482-913-057K`. */
function useNumberOfAddress() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const number = new URLSearchParams(location.search).get('number');
    if (number !== null && field.current?.value === '') {
      field.current.value = number.slice(0, LENGTH_MAX);
    }
  }, []);
  return field;
}

/** The field for the number on a tag. It keeps its own text: nothing is lost of what is typed before scripts. */
export function FindCertificate() {
  const go = useGo();
  const field = useNumberOfAddress();
  const [problem, setProblem] = useState<string>();
  const { run, isRunning, error } = useFindCertificate();
  const refused = error === null ? null : refusedNumber(error);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = typedNumber(field.current?.value ?? '');
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
          maxLength={LENGTH_MAX}
          ref={field}
          error={problem}
          onChange={() => setProblem(undefined)}
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
