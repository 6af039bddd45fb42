import { handedOverByLengthMax } from '@suki/domain/config/warehouse';
import type { OrderId } from '@suki/domain/ids/id';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { type FormEvent, useState } from 'react';
import { fields } from '../../shell/shell.css.ts';

type Props = {
  readonly orderId: OrderId;
  readonly onReceive: (handedOverBy: string) => void;
  readonly onCancel: () => void;
};

/**
 * Asks who handed an item over. An order's number is no proof that anything came, so a person stands for it with a note
 * that stays in the history.
 */
export function WalkIn({ orderId, onReceive, onCancel }: Props) {
  const [by, setBy] = useState('');
  const [error, setError] = useState<string>();

  function receive(event: FormEvent): void {
    event.preventDefault();
    if (by.trim() === '') {
      setError('Write down who handed it over.');
      return;
    }
    onReceive(by.trim());
  }

  return (
    <Section title="Brought to the door">
      <form onSubmit={receive} noValidate className={fields}>
        <Stack space={4}>
          <Text measure>
            Receive this only with the item in your hands. Check the number with the person in front of you:{' '}
            <Text as="span" numeric weight="medium">
              {orderId}
            </Text>
          </Text>
          <TextField
            label="Who handed it over?"
            hint="The name, and the ID that you looked at. It stays in the order’s history, for the staff only."
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
              Receive the item
            </Button>
            <Button type="button" onClick={onCancel}>
              Do not receive
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}
