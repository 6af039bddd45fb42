import type { Metadata } from 'next';
import { HeaderSearch } from '../../features/search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../features/wallet/panel/message-panel-place.client.tsx';
import { failedPageTexts } from '../../shell/failure/failure.texts.ts';
import { NotFoundState } from '../../shell/failure/not-found-state.tsx';
import { ShopFooter } from '../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../../shell/navigation/shop-tab-bar.client.tsx';

export const metadata: Metadata = { title: failedPageTexts.notFoundTitle };

/** For ids and addresses that the shop's own pages do not know. */
export default function NotFound() {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} />
      <NotFoundState />
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
