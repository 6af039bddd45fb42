'use client';
import { defaultExpiryDays, type ExpiryDays } from '@suki/domain/config/limits';
import { inPesos } from '@suki/domain/money/in-pesos';
import { useEditAsk } from '@suki/sdk/hooks/asks';
import { useFeeRules, useSkuBook } from '@suki/sdk/hooks/catalogue';
import type { Ask } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Receipt } from '@suki/ui/market/Receipt/Receipt';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { expiryDaysOf, expiryOptions } from '../sell/payout.view-model.ts';
import { PriceField } from '../trade/price-field.client.tsx';
import { AskFailure } from './ask-failure.tsx';
import { askTexts } from './asks.texts.ts';
import { askEdit } from './edit-ask.view-model.ts';

const { edit: texts } = askTexts;

export function EditAsk({ ask, onDone }: { readonly ask: Ask; readonly onDone: () => void }) {
  const { category } = ask.item;
  const brand = ask.item.brand[0]?.id;
  const fees = useFeeRules({ category, ...(brand === undefined ? {} : { brand }) });
  const { data: book } = useSkuBook(ask.item.id, ask.sku.id);
  const [digits, setDigits] = useState(() => String(inPesos(ask.price)));
  const [days, setDays] = useState<ExpiryDays>(() => expiryDaysOf(String(ask.expiryDays)) ?? defaultExpiryDays);
  const command = useEditAsk();
  const edit = askEdit({ digits, days, ask, feeRules: fees.data, highestBid: book?.highestBid ?? null });
  const press = async (): Promise<void> => {
    if (edit.price === null) {
      return;
    }
    const changed = await command.run({ askId: ask.id, price: edit.price, expiryDays: days });
    if (changed.ok) {
      toasts.show(changed.answer.raise === null ? texts.saved : texts.raised, { tone: 'positive', durationMs: 3_000 });
      onDone();
    }
  };
  return (
    <Section title={texts.title} first>
      <Stack space={4}>
        <PriceField id="new-price" label={texts.label} digits={digits} onDigits={setDigits} problem={edit.problem} />
        <SegmentedControl
          name="expiry"
          label={texts.expiry}
          value={String(days)}
          onValueChange={(value) => setDays(expiryDaysOf(value) ?? days)}
          options={expiryOptions}
        />
        {edit.lines.length > 0 && <Receipt opening="rule" lines={edit.lines} />}
        <div role="status">
          {edit.sentences.map((sentence) => (
            <Text key={sentence} measure>
              {sentence}
            </Text>
          ))}
        </div>
        <AskFailure error={command.error} />
        <Inline space={3}>
          <Button
            tone="main"
            onClick={() => void press()}
            disabledReason={edit.missing}
            loadingLabel={command.isRunning ? texts.saving : undefined}
          >
            {edit.button}
          </Button>
          <Button onClick={onDone}>{texts.stop}</Button>
        </Inline>
      </Stack>
    </Section>
  );
}
