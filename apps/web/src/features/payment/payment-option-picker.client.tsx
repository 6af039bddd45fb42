'use client';
import { type RadioCard, RadioCards } from '@suki/ui/forms/RadioCards/RadioCards';
import { SkeletonBlock } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { lazy, Suspense } from 'react';
import { Waiting } from '../../shell/page/waiting.client.tsx';
import { LinkNews } from './methods/link-news.client.tsx';
import { linkOptionsFor } from './methods/methods.view-model.ts';
import { paymentTexts } from './payment.texts.ts';
import { isWallet, LINK, type PaymentOption } from './payment-options.view-model.ts';
import type { PaymentOptionChoice } from './use-payment-option.client.ts';

// Loaded when somebody links: most people pay with what they have.
const LinkMethod = lazy(async () => ({
  default: (await import('./methods/link-method.client.tsx')).LinkMethod,
}));

export type PaymentOptionPickerProps = {
  readonly choice: PaymentOptionChoice;
  /** True when a heading above has the label. */
  readonly isLabelHidden?: boolean | undefined;
  /** Keeps what was typed and returns the path to come back to; null when the person has to stay. */
  readonly onLeave?: (() => Promise<string | null>) | undefined;
};

/** The present page with its entries, which stand in its address; without the news of an earlier return. */
async function thisPage(): Promise<string> {
  const parameters = new URLSearchParams(location.search);
  parameters.delete('link');
  parameters.delete('payment');
  return parameters.size === 0 ? location.pathname : `${location.pathname}?${parameters}`;
}

/**
 * One card for each payment option, and one below which a card or bank is linked on the spot. An option that cannot be
 * used now says why, and what to use instead.
 */
export function PaymentOptionPicker({ choice, isLabelHidden = false, onLeave = thisPage }: PaymentOptionPickerProps) {
  const { options, selected, amount, linkable, hasReturned, isAwaited, methods, isLoading, choose } = choice;
  if (isLoading) {
    return (
      <Waiting>
        <SkeletonBlock ratio="section" />
      </Waiting>
    );
  }
  const canLink = linkable.names !== '';
  return (
    <Stack space={4}>
      {hasReturned && <LinkNews list={methods} canFinish={false} />}
      {isAwaited && !hasReturned && (
        <Text role="status" tone="soft">
          {paymentTexts.waiting}
        </Text>
      )}
      <RadioCards
        name="payment-option"
        label={paymentTexts.label}
        labelHidden={isLabelHidden}
        columns={2}
        value={selected}
        onValueChange={choose}
        options={[
          ...options.filter((option) => !isOverLimit(option)).map(cardOf),
          ...(canLink
            ? [{ value: LINK, title: paymentTexts.link.title, detail: paymentTexts.link.detail(linkable.names) }]
            : []),
          ...options.filter(isOverLimit).map(cardOf),
        ]}
      />
      {selected === LINK && (
        <Suspense fallback={<SkeletonBlock ratio="section" />}>
          <LinkMethod
            about={paymentTexts.link.about}
            options={linkOptionsFor(amount)}
            takesCard={linkable.takesCard}
            onLeave={onLeave}
            onLinked={choose}
          />
        </Suspense>
      )}
      {selected === '' && !canLink && !isAwaited && (
        <Text tone="critical" role="alert">
          {paymentTexts.noneTitle}
        </Text>
      )}
    </Stack>
  );
}

/** Wallets that do not take the amount stand last, below what does. */
function isOverLimit(option: PaymentOption): boolean {
  return isWallet(option) && !option.isUsable;
}

function cardOf({ value, title, detail, isUsable }: PaymentOption): RadioCard {
  return { value, title, detail, disabled: !isUsable };
}
