'use client';
import { useLinkPaymentMethod } from '@suki/sdk/hooks/payment-methods';
import type { LinkInput } from '@suki/sdk/types';
import { type RadioCard, RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { type FormEvent, useState } from 'react';
import { publicEnv } from '../../../env.client.ts';
import { busy } from '../../../shell/busy-store.ts';
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { goToGateway } from '../../payment/go-to-gateway.client.ts';
import { cardTexts } from './card/card.texts.ts';
import { CardFields } from './card/card-fields.client.tsx';
import { useCard } from './card/use-card.client.ts';
import { methodTexts } from './methods.texts.ts';
import { linkOptions } from './methods.view-model.ts';

const HERE = '/wallet';
const CARD = 'CARD';

const options: readonly RadioCard[] = [
  ...linkOptions.map(({ value, title, detail }) => ({ value, title, detail })),
  ...(publicEnv.cardService === null ? [] : [{ value: CARD, title: cardTexts.title, detail: cardTexts.detail }]),
];

/** Which wallet, bank or card, and off to its own page where it has one. */
export function LinkMethod({ onClose }: { readonly onClose: () => void }) {
  const { run, isRunning, error } = useLinkPaymentMethod();
  const [value, setValue] = useState<string>('');
  const card = useCard();
  const option = linkOptions.find((one) => one.value === value);

  const target = async (): Promise<LinkInput | null> => {
    if (option !== undefined) {
      return { ...option.target, returnPath: HERE };
    }
    const token = await card.token();
    return token === null ? null : { type: CARD, cardToken: token, returnPath: HERE };
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = await target();
    const begun = input === null ? undefined : await run(input);
    if (begun?.ok !== true) {
      return;
    }
    const { url, title } = begun.answer;
    if (url === null) {
      onClose();
      return;
    }
    busy.begin(methodTexts.opening(title));
    goToGateway({ redirectUrl: url, backTo: HERE });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={methodTexts.addTitle}>
      <Stack space={4}>
        <RadioCards
          name="link-method"
          label={methodTexts.choose}
          columns={2}
          value={value}
          onValueChange={setValue}
          options={options}
        />
        {value === CARD && <CardFields draft={card.draft} onChange={card.change} problems={card.problems} />}
        {value === CARD && card.failure !== null && (
          <Text tone="critical" role="alert" measure>
            {card.failure}
          </Text>
        )}
        <CommandFailure error={error} />
        <Inline space={3}>
          <Button
            type="submit"
            tone="ink"
            disabledReason={value === '' ? methodTexts.choose : undefined}
            loadingLabel={isRunning || card.isRunning ? methodTexts.going : undefined}
          >
            {value === CARD ? methodTexts.linkCard : methodTexts.go}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {methodTexts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
