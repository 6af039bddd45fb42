import { SkipLink } from '@suki/ui/foundations/SkipLink/SkipLink';
import { ToastRegion } from '@suki/ui/overlays/Toast/ToastRegion.client';
import type { ReactNode } from 'react';
import type { StaffSession } from '../session/session.ts';
import { ConsoleHeader } from './console-header.tsx';
import { scanPage } from './console-pages.view-model.ts';
import * as styles from './shell.css.ts';
import { shellTexts as words } from './shell.texts.ts';
import { useScanKey } from './use-scan-key.ts';

export function Shell({ session, children }: { readonly session: StaffSession; readonly children: ReactNode }) {
  useScanKey(scanPage(session.roles));
  return (
    <div className={styles.console}>
      <SkipLink targetId="main">{words.skip}</SkipLink>
      <ConsoleHeader session={session} />
      {children}
      <ToastRegion />
    </div>
  );
}
