import { isId } from '@suki/domain/ids/id';
import { Page } from '@suki/ui/foundations/Page/Page';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SuspensionGate } from '../../../../../features/account/suspension/suspension-gate.client.tsx';
import { sellTexts } from '../../../../../features/sell/sell.texts.ts';
import { SellItem } from '../../../../../features/sell/sell-item.client.tsx';
import { SellItemSkeleton } from '../../../../../features/sell/sell-item-skeleton.tsx';

type Props = PageProps<'/sell/[itemId]'>;

export const metadata = { title: sellTexts.title, robots: { index: false } };

export default function SellItemPage({ params }: Props) {
  return (
    <Suspense
      fallback={
        <Page>
          <SellItemSkeleton />
        </Page>
      }
    >
      <Content params={params} />
    </Suspense>
  );
}

async function Content({ params }: Pick<Props, 'params'>) {
  const { itemId } = await params;
  return isId('itm', itemId) ? (
    <SuspensionGate part="selling">
      <SellItem itemId={itemId} />
    </SuspensionGate>
  ) : (
    notFound()
  );
}
