import { expiryDayChoices } from '@suki/domain/config/limits';
import type { ItemId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import { useStoreCheckedPair } from '@suki/sdk/hooks/staff/stock';
import { SelectField } from '@suki/ui/forms/SelectField/SelectField';
import { TextField } from '@suki/ui/forms/TextField/TextField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { BoxLabel } from '@suki/ui/lists/BoxLabel/BoxLabel';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../shell/failure.view-model.ts';
import { PageFrame } from '../../shell/page-frame.tsx';
import { type ConfirmedSeller, IdentifySeller } from './identify-seller.tsx';
import { ItemField } from './item-field.tsx';
import { sellerFacts } from './seller-facts.ts';
import { SizeField } from './size-field.tsx';
import { stockTexts as words } from './stock.texts.ts';
import { type PairErrors, pairOf } from './stock-form.view-model.ts';
import * as styles from './store-pair.css.ts';

/** Stores an item that a seller brought to the counter: it is checked here and for sale in the flash lane at once. */
export function StorePair() {
  return (
    <PageFrame title={words.title}>
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>{words.title}</Heading>
          <Text measure tone="soft">
            {words.intro}
          </Text>
          <Counter />
        </Stack>
      </Page>
    </PageFrame>
  );
}

/** First the person, then the item: nothing can be booked to somebody whose name nobody confirmed. */
function Counter() {
  const [confirmed, setConfirmed] = useState<ConfirmedSeller | null>(null);
  if (confirmed === null) {
    return <IdentifySeller onConfirmed={setConfirmed} />;
  }
  return (
    <Stack space={5}>
      <Stack space={3} align="start">
        <BoxLabel facts={sellerFacts(confirmed.seller)} />
        <TextButton onClick={() => setConfirmed(null)}>{words.anotherSeller}</TextButton>
      </Stack>
      <PairForm code={confirmed.code} onStored={() => setConfirmed(null)} />
    </Stack>
  );
}

type PairFormProps = { readonly code: string; readonly onStored: () => void };

function PairForm({ code, onStored }: PairFormProps) {
  const store = useStoreCheckedPair();
  const [itemId, setItemId] = useState<ItemId | null>(null);
  const [errors, setErrors] = useState<PairErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name) ?? '');
    const checked = pairOf({
      skuId: field('skuId'),
      price: field('price'),
      expiryDays: field('expiryDays'),
    });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      return;
    }
    const outcome = await store.run({ ...checked.pair, code });
    if (outcome.ok) {
      toasts.show(words.stored(outcome.answer.item.name, formatMoney(outcome.answer.price)), {
        tone: 'positive',
      });
      onStored();
    }
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Stack space={4}>
        <ItemField onChange={setItemId} />
        <SizeField key={itemId} itemId={itemId} error={errors.skuId} />
        <TextField
          label={words.price}
          hint={words.priceHint}
          name="price"
          prefix="₱"
          inputMode="numeric"
          autoComplete="off"
          required
          numeric
          error={errors.price}
        />
        <SelectField
          label={words.offeredFor}
          name="expiryDays"
          defaultValue="30"
          options={expiryDayChoices.map((days) => ({ value: String(days), label: words.days(days) }))}
          error={errors.expiryDays}
        />
        {store.error !== null && (
          <Text role="alert" tone="critical">
            {refusalText(store.error)}
          </Text>
        )}
        <Button type="submit" tone="main" loadingLabel={store.isRunning ? words.storing : undefined}>
          {words.store}
        </Button>
      </Stack>
    </form>
  );
}
