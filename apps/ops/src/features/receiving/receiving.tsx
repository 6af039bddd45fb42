import { useReceiveAtWarehouse } from '@suki/sdk/hooks/staff';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Heading } from '@suki/ui/Heading/Heading';
import { Stack } from '@suki/ui/Stack/Stack';
import { Text } from '@suki/ui/Text/Text';
import { TextField } from '@suki/ui/TextField/TextField';
import { TextLink } from '@suki/ui/TextLink/TextLink';
import { type FormEvent, useRef, useState } from 'react';
import { OpsLink } from '../../shell/ops-link.tsx';
import { sizeText } from '../orders/order-words.ts';

/**
 * The door: a scanner types the code and presses Enter. The field is emptied and keeps the focus, so that the next parcel can
 * be scanned at once; what was received stands below, the last one first.
 */
export function Receiving() {
  const receive = useReceiveAtWarehouse();
  const field = useRef<HTMLInputElement>(null);
  const [received, setReceived] = useState<readonly Order[]>([]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    const outcome = await receive.run(code);
    if (outcome.ok) {
      setReceived((orders) => [outcome.answer, ...orders.filter(({ id }) => id !== outcome.answer.id)]);
      if (field.current !== null) {
        field.current.value = '';
      }
    } else {
      field.current?.select();
    }
    field.current?.focus();
  }

  return (
    <Stack space={5}>
      <Heading level={1}>Receive a parcel</Heading>
      <form onSubmit={submit}>
        <Stack space={3} align="start">
          <TextField
            ref={field}
            label="Tracking number or order number"
            hint="Scan the label of the courier. For a seller at the door, scan the order from their phone."
            name="code"
            autoComplete="off"
            autoFocus
            required
            minLength={6}
            spellCheck={false}
            numeric
            error={receive.error?.message}
          />
          <Button type="submit" tone="main" loadingLabel={receive.isRunning ? 'Looking it up' : undefined}>
            Receive
          </Button>
        </Stack>
      </form>
      <Stack space={2}>
        <Text role="status" size="label" tone="soft">
          {received.length === 0
            ? 'Nothing received yet in this session.'
            : `Received in this session: ${received.length}`}
        </Text>
        {received.map((order) => (
          <Text key={order.id} as="div">
            <TextLink href={`/order/${order.id}`} link={OpsLink}>
              {order.item.name}, {sizeText(order.sku.sizes)}
            </TextLink>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
