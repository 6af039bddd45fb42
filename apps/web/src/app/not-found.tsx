import type { Metadata } from 'next';
import { MessagePanelPlace } from '../features/wallet/panel/message-panel-place.client.tsx';
import { failedPageTexts } from '../shell/failure/failure.texts.ts';
import { NotFoundState } from '../shell/failure/not-found-state.tsx';
import { ShopFooter } from '../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../shell/navigation/shop-tab-bar.client.tsx';
import ShopLayout from './(shop)/layout.tsx';

export const metadata: Metadata = { title: failedPageTexts.notFoundTitle };

/** In the frame of the shop, so that its header knows the person. */
export default function NotFound() {
  return (
    <ShopLayout>
      <ShopHeader panel={<MessagePanelPlace />} />
      <NotFoundState />
      <ShopFooter />
      <ShopTabBar />
    </ShopLayout>
  );
}
