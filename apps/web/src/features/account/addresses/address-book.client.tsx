'use client';
import { useAddresses } from '@suki/sdk/hooks/addresses';
import { Button } from '@suki/ui/foundations/Button/Button';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { useState } from 'react';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { FormWidth } from '../../../shell/page/page-frame.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { Waiting } from '../../../shell/page/waiting.client.tsx';
import { AddressEntry } from './address-entry.client.tsx';
import { addressTexts } from './addresses.texts.ts';
import { NewAddress } from './new-address.client.tsx';

export function AddressBook() {
  const list = useAddresses();
  const [isAdding, setAdding] = useState(false);
  if (list.isLoading) {
    return (
      <Waiting>
        <SkeletonText lines={6} />
      </Waiting>
    );
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  const close = (): void => setAdding(false);
  return (
    <Stack space={4}>
      {list.items.length > 0 && (
        <Rows label={addressTexts.title}>
          {list.items.map((address) => (
            <AddressEntry key={address.id} address={address} />
          ))}
        </Rows>
      )}
      <ShowMore list={list} />
      {isAdding && (
        <FormWidth>
          <NewAddress onSaved={close} onCancel={close} />
        </FormWidth>
      )}
      {!isAdding && list.items.length === 0 && (
        <EmptyState
          level={3}
          title={addressTexts.emptyTitle}
          action={
            <Button tone="ink" onClick={() => setAdding(true)}>
              {addressTexts.add}
            </Button>
          }
        >
          {addressTexts.empty}
        </EmptyState>
      )}
      {!isAdding && list.items.length > 0 && (
        <div>
          <Button onClick={() => setAdding(true)}>{addressTexts.add}</Button>
        </div>
      )}
    </Stack>
  );
}
