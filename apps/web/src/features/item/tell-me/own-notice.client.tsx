'use client';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { lowestOfLanes } from '@suki/domain/kept/arrival-wish';
import type { Centavos } from '@suki/domain/money/centavos';
import { problemText } from '@suki/domain/texts/problem-text';
import { validatePrice } from '@suki/domain/validators/price';
import { useArrivalNotices, useDeleteArrivalNotice, useSetArrivalNotice } from '@suki/sdk/hooks/kept';
import { MoneyField } from '@suki/ui/forms/MoneyField/MoneyField';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { useItemChoice } from '../item-choice.client.tsx';
import { tellMeTexts as texts } from './tell-me.texts.ts';

type OwnNoticeProps = { readonly itemId: ItemId; readonly skuId: SkuId; readonly isAsked: boolean };

/** The person's notice of a size: what they wait for, or the way to say so. */
export default function OwnNotice({ itemId, skuId, isAsked }: OwnNoticeProps) {
  const { items } = useArrivalNotices(itemId);
  const notice = items.find(({ sku }) => sku.id === skuId);
  const remove = useDeleteArrivalNotice();
  if (notice === undefined) return <Ask skuId={skuId} isAsked={isAsked} />;
  return (
    <div>
      <Text role="status" size="label">
        {notice.price === null ? texts.waits : texts.waitsFor(notice.price)}{' '}
        <TextButton size="label" onClick={() => void remove.run(notice.id)}>
          {texts.undo}
        </TextButton>
      </Text>
      <CommandFailure error={remove.error} />
    </div>
  );
}

function Ask({ skuId, isAsked }: Pick<OwnNoticeProps, 'skuId' | 'isAsked'>) {
  const { book, panel } = useItemChoice();
  const { run, isRunning, error } = useSetArrivalNotice();
  const [isOpen, setOpen] = useState(isAsked && panel.total !== null);
  const lowest = book === null ? null : lowestOfLanes(book);
  if (isOpen && lowest !== null) {
    return (
      <Wish
        lowest={lowest}
        isRunning={isRunning}
        onWish={(price) => void run({ skuId, price })}
        failure={<CommandFailure error={error} />}
      />
    );
  }
  return (
    <div>
      <TextButton
        icon="inbox"
        aria-disabled={isRunning || undefined}
        onClick={() => (lowest === null ? void run({ skuId }) : setOpen(true))}
      >
        {lowest === null ? texts.arrives : texts.cheaper}
      </TextButton>
      <CommandFailure error={error} />
    </div>
  );
}

type WishProps = {
  readonly lowest: Centavos;
  readonly isRunning: boolean;
  readonly onWish: (price: Centavos) => void;
  readonly failure: React.ReactNode;
};

function Wish({ lowest, isRunning, onWish, failure }: WishProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const send = (): void => {
    const result = validatePrice(typed);
    setProblem(problemText(result));
    if (result.ok) onWish(result.value);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack space={2}>
        <MoneyField
          label={texts.label}
          sign="₱"
          hint={texts.hint(lowest)}
          error={problem}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" tone="ink" loadingLabel={isRunning ? texts.asking : undefined}>
            {texts.send}
          </Button>
        </div>
        {failure}
      </Stack>
    </form>
  );
}
