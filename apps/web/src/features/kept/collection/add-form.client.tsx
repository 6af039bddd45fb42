'use client';
import { manilaDate } from '@suki/domain/time/manila';
import { useForm } from '@suki/sdk/form';
import { useAddToCollection } from '@suki/sdk/hooks/collection';
import type { Item } from '@suki/sdk/types';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { now } from '../../../shell/clock/browser-clock.ts';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { FormWidth } from '../../../shell/page/page-frame.tsx';
import { addToCollectionPath, keptPaths } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import { sellTexts } from '../../sell/sell.texts.ts';
import { SellIntro } from '../../sell/sell-intro.tsx';
import { SizeChoice } from '../../sell/size-choice.client.tsx';
import { addFields, checkAddition, draftOf } from './add-form.view-model.ts';
import { collectionTexts } from './collection.texts.ts';

const { adding: texts } = collectionTexts;

/** Size, price and day of an item that somebody owns; only the size is needed. */
export function AddForm({ item }: { readonly item: Item }) {
  const go = useGo();
  const { run, isRunning, error } = useAddToCollection();
  const form = useForm({
    initial: draftOf(item.skus),
    fields: addFields,
    check: (draft) => checkAddition(draft, manilaDate(now())),
    onInput: async (input) => {
      const outcome = await run(input);
      if (outcome.ok) {
        toasts.show(texts.added, { tone: 'positive', durationMs: 3_000 });
        go.to(keptPaths.collection);
      }
      return outcome;
    },
  });
  return (
    <form noValidate onSubmit={form.submit} aria-label={texts.title}>
      <Stack space={5}>
        <SellIntro
          item={item}
          detail={item.styleCode}
          change={{ href: addToCollectionPath(), label: sellTexts.change }}
        />
        <div id={form.idOf('skuId')}>
          <Stack space={3}>
            <Heading level={2}>{texts.size}</Heading>
            <SizeChoice item={item} value={form.draft.skuId} onChange={(skuId) => form.change({ skuId })} />
            {form.errors.skuId !== undefined && (
              <Text tone="critical" role="alert">
                {form.errors.skuId}
              </Text>
            )}
          </Stack>
        </div>
        <FormWidth>
          <Stack space={4}>
            <TextField
              {...form.text('paid')}
              label={texts.paid}
              optionalLabel={texts.optional}
              hint={texts.paidHint}
              prefix="₱"
              inputMode="decimal"
              autoComplete="off"
              numeric
            />
            <TextField
              {...form.text('boughtOn')}
              type="date"
              label={texts.boughtOn}
              optionalLabel={texts.optional}
              numeric
            />
            <CommandFailure error={error} />
            <Button type="submit" tone="main" wide loadingLabel={isRunning ? texts.saving : undefined}>
              {texts.submit}
            </Button>
          </Stack>
        </FormWidth>
      </Stack>
    </form>
  );
}
