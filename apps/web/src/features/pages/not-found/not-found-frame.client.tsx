'use client';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';
import { HeaderSearch } from '../../search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../wallet/panel/message-panel-place.client.tsx';
import { NotFoundState } from './not-found-state.tsx';

/** The header, the sentence and the navigation of a page that does not exist. */
export default function NotFoundFrame() {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} />
      <NotFoundState />
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
