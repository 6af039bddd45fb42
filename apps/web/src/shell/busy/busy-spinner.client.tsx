'use client';
import { Spinner } from '@suki/ui/foundations/Spinner/Spinner';
import { useBusy } from './busy-store.ts';

export function BusySpinner() {
  const label = useBusy();
  return <Spinner visible={label !== null} label={label ?? ''} />;
}
