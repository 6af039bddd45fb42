'use client';
import { TextButton } from '@suki/ui/foundations/TextButton/TextButton';
import { lazy, Suspense, useState } from 'react';
import { regionTexts } from './region.texts.ts';
import { setRegion, useRegion } from './region-store.ts';

// Loaded on intent: most visits never change it.
const RegionDialog = lazy(() => import('./region-dialog.client.tsx'));

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
