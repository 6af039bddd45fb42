'use client';
import { Button } from '@suki/ui/foundations/Button/Button';
import type { ReactNode } from 'react';

/** Opens the print sheet of the browser. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return <Button onClick={() => window.print()}>{children}</Button>;
}
