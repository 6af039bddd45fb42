'use client';
import type { useAddressChoice } from '@suki/sdk/hooks/addresses';
import { Button } from '@suki/ui/foundations/Button/Button';
import { SkeletonBlock } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { failureTexts } from '../../../shell/failure/failure.texts.ts';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { Waiting } from '../../../shell/page/waiting.client.tsx';
import { AddressCards } from './address-cards.client.tsx';
import { addressTexts } from './addresses.texts.ts';
import { NewAddress } from './new-address.client.tsx';

export type AddressChoiceProps = {
  /** The caller keeps the choice, because it needs the chosen address. */
  readonly choice: ReturnType<typeof useAddressChoice>;
  readonly label: string;
  /** Why an address is needed here, shown while there is none. */
  readonly why: string;
};

export function AddressChoice({ choice, label, why }: AddressChoiceProps) {
  const { items, isLoading, error, reload } = choice;
  if (isLoading) {
    return (
      <Waiting>
        <SkeletonBlock ratio="control" />
      </Waiting>
    );
  }
  if (error !== null && items.length === 0) {
    return (
      <Stack space={3} align="start">
        <CommandFailure error={error} />
        <Button onClick={() => void reload()}>{failureTexts.tryAgain}</Button>
      </Stack>
    );
  }
  if (items.length === 0) {
    return (
      <Stack space={4}>
        <Text measure>{why}</Text>
        <NewAddress onSaved={({ id }) => choice.choose(id)} />
      </Stack>
    );
  }
  return <Known choice={choice} label={label} />;
}

function Known({ choice, label }: Pick<AddressChoiceProps, 'choice' | 'label'>) {
  const [isAdding, setAdding] = useState(false);
  const { items, chosen, choose } = choice;
  return (
    <Stack space={4}>
      <AddressCards label={label} items={items} chosen={chosen} onChoose={choose} />
      <ShowMore list={choice} />
      {isAdding ? (
        <NewAddress
          onSaved={({ id }) => {
            choose(id);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>{addressTexts.add}</Button>
        </div>
      )}
    </Stack>
  );
}
