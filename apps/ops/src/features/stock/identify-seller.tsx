import { readDropOffCode } from '@suki/domain/stock/drop-off-code';
import { useIdentifySeller } from '@suki/sdk/hooks/staff/stock';
import type { DropOffSeller } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { sellerFacts } from './seller-facts.ts';
import { sellerTexts as words } from './stock.texts.ts';
import * as styles from './store-pair.css.ts';

/** A seller whose name was confirmed at the counter. */
export type ConfirmedSeller = { readonly code: string; readonly seller: DropOffSeller };

type Props = { readonly onConfirmed: (confirmed: ConfirmedSeller) => void };

/** Takes the code that the seller shows, and has the name confirmed before anything can be booked. */
export function IdentifySeller({ onConfirmed }: Props) {
  const identify = useIdentifySeller();
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<ConfirmedSeller | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readDropOffCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    setProblem(code === null ? words.codeWrong : undefined);
    if (code === null) {
      return;
    }
    const outcome = await identify.run(code);
    if (outcome.ok) {
      setFound({ code, seller: outcome.answer });
    }
  }

  if (found !== null) {
    return (
      <Stack space={4}>
        <Text role="status" weight="bold">
          {words.ask}
        </Text>
        <BoxLabel facts={sellerFacts(found.seller)} />
        <Inline space={3}>
          <Button tone="main" onClick={() => onConfirmed(found)}>
            {words.yes}
          </Button>
          <Button onClick={() => setFound(null)}>{words.no}</Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Stack space={4}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        {identify.error !== null && (
          <Text role="alert" tone="critical">
            {refusalText(identify.error)}
          </Text>
        )}
        <Button type="submit" tone="main" loadingLabel={identify.isRunning ? words.lookingUp : undefined}>
          {words.lookUp}
        </Button>
      </Stack>
    </form>
  );
}
