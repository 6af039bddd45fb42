'use client';
import { useLinkPaymentMethod } from '@suki/sdk/hooks/payment-methods';
import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { RadioCards } from '@suki/ui/RadioCards/RadioCards';
import { Stack } from '@suki/ui/Stack/Stack';
import { type FormEvent, useState } from 'react';
import { busy } from '../../../shell/busy-store.ts';
import { CommandFailure } from '../../trade/command-failure.tsx';
import { goToGateway } from '../../trade/payment/go-to-gateway.client.ts';
import { methodTexts } from './methods.texts.ts';
import { linkOptions } from './methods.view-model.ts';

const HERE = '/wallet';

/** Which wallet or bank, and off to its own page. */
export function LinkMethod({ onClose }: { readonly onClose: () => void }) {
  const { run, isRunning, error } = useLinkPaymentMethod();
  const [value, setValue] = useState<string>('');
  const option = linkOptions.find((one) => one.value === value);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const begun = option === undefined ? undefined : await run({ ...option.target, returnPath: HERE });
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
    <form onSubmit={(event) => void submit(event)} aria-label={methodTexts.addTitle}>
      <Stack space={4}>
        <RadioCards
          name="link-method"
          label={methodTexts.choose}
          columns={2}
          value={value}
          onValueChange={setValue}
          options={linkOptions.map(({ value: channel, title, detail }) => ({ value: channel, title, detail }))}
        />
        <CommandFailure error={error} />
        <Inline space={3}>
          <Button
            type="submit"
            tone="ink"
            disabledReason={option === undefined ? methodTexts.choose : undefined}
            loadingLabel={isRunning ? methodTexts.going : undefined}
          >
            {methodTexts.go}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {methodTexts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
