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
import { busy } from '../../../shell/busy/busy-store.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { paths } from '../../../shell/paths.ts';
import { goToGateway } from '../../payment/go-to-gateway.client.ts';
import { cardTexts } from './card/card.texts.ts';
import { CardFields } from './card/card-fields.client.tsx';
import { useCard } from './card/use-card.client.ts';
import { methodTexts } from './methods.texts.ts';
import { linkOptions } from './methods.view-model.ts';

const CARD = 'CARD';

const options: readonly RadioCard[] = [
  ...linkOptions.map(({ value, title, detail }) => ({ value, title, detail })),
  ...(publicEnv.cardService === null ? [] : [{ value: CARD, title: cardTexts.title, detail: cardTexts.detail }]),
];

/** Links a wallet, bank or card; leaves for its page when it has one. */
export function LinkMethod({ onClose }: { readonly onClose: () => void }) {
  const { run, isRunning, error } = useLinkPaymentMethod();
  const [value, setValue] = useState<string>('');
  const card = useCard();
  const option = linkOptions.find((one) => one.value === value);

  const target = async (): Promise<LinkInput | null> => {
    if (option !== undefined) {
      return { ...option.target, returnPath: paths.wallet };
    }
    const token = await card.token();
    return token === null ? null : { type: CARD, cardToken: token, returnPath: paths.wallet };
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
    goToGateway({ redirectUrl: url, backTo: paths.wallet });
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
