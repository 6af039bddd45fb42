'use client';
import { RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import type { FormEvent } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { cardTexts } from './card/card.texts.ts';
import { CardFields } from './card/card-fields.client.tsx';
import { methodTexts } from './methods.texts.ts';
import { CARD, type UseLinkInput, useLink } from './use-link.client.ts';

export type LinkMethodProps = UseLinkInput & {
  readonly takesCard: boolean;
  readonly about?: string | undefined;
  /** Without it there is no button that closes the form. */
  readonly onClose?: (() => void) | undefined;
};

/** Links a wallet, bank or card; leaves for its page when it has one. */
export function LinkMethod({ options, takesCard, about, onLeave, onLinked, onClose }: LinkMethodProps) {
  const { value, choose, card, isRunning, error, link } = useLink({ options, onLeave, onLinked });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void link();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={methodTexts.addTitle}>
      <Stack space={4}>
        {about !== undefined && (
          <Text size="label" tone="soft" measure>
            {about}
          </Text>
        )}
        <RadioCards
          name="link-method"
          label={methodTexts.choose}
          columns={2}
          value={value}
          onValueChange={choose}
          options={[
            ...(takesCard ? [{ value: CARD, title: cardTexts.title, detail: cardTexts.detail }] : []),
            ...options.map(({ value: channel, title, detail }) => ({ value: channel, title, detail })),
          ]}
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
            disabledReason={value === '' ? methodTexts.chooseFirst : undefined}
            loadingLabel={isRunning ? methodTexts.going : undefined}
          >
            {value === CARD ? methodTexts.linkCard : methodTexts.go}
          </Button>
          {onClose !== undefined && (
            <Button tone="plain" onClick={onClose}>
              {methodTexts.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
