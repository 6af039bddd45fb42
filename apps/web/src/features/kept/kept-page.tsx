import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import type { ReactNode } from 'react';
import { PageFrame } from '../../shell/page/page-frame.tsx';
import { keptTexts } from './kept.texts.ts';
import { type KeptTab, KeptTabs } from './kept-tabs.client.tsx';

/** The frame of the pages of what one keeps. */
export function KeptPage({ tab, children }: { readonly tab: KeptTab; readonly children: ReactNode }) {
  return (
    <PageFrame>
      <Stack space={5}>
        <Heading level={1}>{keptTexts[tab].title}</Heading>
        <KeptTabs current={tab} />
        {children}
      </Stack>
    </PageFrame>
  );
}
