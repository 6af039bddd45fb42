import { SkipLink } from '@suki/ui/foundations/SkipLink/SkipLink';
import { ToastRegion } from '@suki/ui/overlays/Toast/ToastRegion.client';
import type { ReactNode } from 'react';
import { BusySpinner } from '../../shell/busy-spinner.client.tsx';
import { OfflineLine } from '../../shell/offline-line.client.tsx';
import { RouteProgress } from '../../shell/route-progress.client.tsx';
import { shellTexts } from '../../shell/shell.texts.ts';
import { ShellRuntime } from '../../shell/shell-runtime.client.tsx';

/** The shell of every page: what is there once, whatever the page is. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink targetId="main">{shellTexts.skip}</SkipLink>
      <RouteProgress />
      <OfflineLine />
      {children}
      <ToastRegion />
      <BusySpinner />
      <ShellRuntime />
    </>
  );
}
