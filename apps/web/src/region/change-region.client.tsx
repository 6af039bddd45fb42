'use client';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { lazy, Suspense, useState } from 'react';
import { regionTexts } from './region.texts.ts';
import { setRegion, useRegion } from './region-store.ts';

// Most visits never change it: loaded on intent.
const RegionDialog = lazy(() => import('./region-dialog.client.tsx'));

/** Opens the choice of the delivery region. */
export function ChangeRegion() {
  const region = useRegion();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton size="label" onClick={() => setOpen(true)}>
        {regionTexts.change}
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <RegionDialog
            region={region}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setRegion(next);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
