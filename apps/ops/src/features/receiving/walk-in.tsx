import { handedOverByLengthMax } from '@suki/domain/config/warehouse';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { type FormEvent, useState } from 'react';
import { fields } from '../../shell/shell.css.ts';
import { walkInTexts as words } from './receiving.texts.ts';

type Props = {
  /** The order's number or id, as it was typed. */
  readonly code: string;
  readonly onReceive: (handedOverBy: string) => void;
  readonly onCancel: () => void;
};

/**
 * Asks who handed an item over. An order's number is no proof that anything came, so a person stands for it with a note
 * that stays in the history.
 */
export function WalkIn({ code, onReceive, onCancel }: Props) {
  const [by, setBy] = useState('');
  const [error, setError] = useState<string>();

  function receive(event: FormEvent): void {
    event.preventDefault();
    if (by.trim() === '') {
      setError(words.missing);
      return;
    }
    onReceive(by.trim());
  }

  return (
    <Section title={words.title}>
      <form onSubmit={receive} noValidate className={fields}>
        <Stack space={4}>
          <Text measure>
            {words.text}
            <Text as="span" numeric weight="medium">
              {code}
            </Text>
          </Text>
          <TextField
            label={words.label}
            hint={words.hint}
            value={by}
            onChange={(event) => {
              setBy(event.currentTarget.value);
              setError(undefined);
            }}
            maxLength={handedOverByLengthMax}
            autoComplete="off"
            autoFocus
            error={error}
          />
          <Inline space={3}>
            <Button type="submit" tone="main">
              {words.receive}
            </Button>
            <Button type="button" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}
