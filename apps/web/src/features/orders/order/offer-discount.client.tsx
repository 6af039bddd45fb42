'use client';
import { useFeeRules } from '@suki/sdk/hooks/catalogue';
import { useOfferDiscount } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { typedPrice } from '../../trade/price-field.view-model.ts';
import { defectTexts } from '../defect.texts.ts';
import { discountState, refusalCost } from './defect.view-model.ts';
import { OrderLayout } from './order-layout.tsx';

const { discount: texts } = defectTexts;
const FORM = 'discount';

/** The seller may offer a discount once, while the buyer decides about a small defect. */
export function OfferDiscount({ order }: { readonly order: Order }) {
  const { category } = order.item;
  const brand = order.item.brand[0]?.id;
  const fees = useFeeRules({ category, ...(brand === undefined ? {} : { brand }) });
  const offer = useOfferDiscount();
  const [digits, setDigits] = useState('');
  const { discount, problem, hint, receives } = discountState(digits, order.itemPrice, fees.data);
  const cost = refusalCost(order);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (discount !== null && (await offer.run({ orderId: order.id, discount })).ok) {
      toasts.show(texts.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const button = (
    <Button
      type="submit"
      form={FORM}
      tone="ink"
      wide
      disabledReason={discount === null ? texts.empty : undefined}
      loadingLabel={offer.isRunning ? texts.saving : undefined}
    >
      {texts.button}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <form id={FORM} noValidate onSubmit={submit} aria-label={texts.title}>
        <Stack space={4}>
          <Text measure>{texts.text}</Text>
          {cost !== null && (
            <Text measure tone="soft">
              {texts.costs(cost)}
            </Text>
          )}
          <MoneyField
            label={texts.label}
            sign="₱"
            value={digits}
            onChange={(event) => setDigits(typedPrice(event.currentTarget.value))}
            error={problem}
            hint={hint}
          />
          {receives !== null && <Text>{texts.result(receives)}</Text>}
          <CommandFailure error={offer.error} />
          <Show on="desk">{button}</Show>
        </Stack>
      </form>
    </Section>
  );
  return <OrderLayout order={order} panel={panel} bar={<StickyBar label={texts.bar}>{button}</StickyBar>} />;
}
