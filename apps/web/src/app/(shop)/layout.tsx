import { SkipLink } from '@suki/ui/foundations/SkipLink/SkipLink';
import { ToastRegion } from '@suki/ui/overlays/Toast/ToastRegion.client';
import type { ReactNode } from 'react';
import { SignInAgain } from '../../features/account/sign-in-again/sign-in-again.client.tsx';
import { BusySpinner } from '../../shell/busy/busy-spinner.client.tsx';
import { OfflineLine } from '../../shell/failure/offline-line.client.tsx';
import { RouteProgress } from '../../shell/navigation/route-progress.client.tsx';
import { shellTexts } from '../../shell/shell.texts.ts';
import { ShellRuntime } from '../../shell/shell-runtime.client.tsx';

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink targetId="main">{shellTexts.skip}</SkipLink>
      <RouteProgress />
      <OfflineLine />
      {/* Above the page: it may ask a question there. */}
      <ShellRuntime />
      {children}
      <ToastRegion />
      <BusySpinner />
      <SignInAgain />
    </>
  );
}
