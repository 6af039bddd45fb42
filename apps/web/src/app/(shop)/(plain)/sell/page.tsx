import { Suspense } from 'react';
import { SuspensionGate } from '../../../../features/account/suspension/suspension-gate.client.tsx';
import { sellTexts } from '../../../../features/sell/sell.texts.ts';
import { SellStart } from '../../../../features/sell/sell-start.client.tsx';
import { SellStartSkeleton } from '../../../../features/sell/sell-start-skeleton.tsx';
import { PageFrame } from '../../../../shell/page/page-frame.tsx';

export const metadata = { title: sellTexts.title };

export default function SellPage() {
  return (
    <SuspensionGate part="selling">
      <PageFrame>
        <Suspense fallback={<SellStartSkeleton />}>
          <SellStart />
        </Suspense>
      </PageFrame>
    </SuspensionGate>
  );
}
