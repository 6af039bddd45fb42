import type { ReactNode } from 'react';
import { HeaderSearch } from '../../../features/search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../../features/wallet/panel/message-panel-place.client.tsx';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../../shell/navigation/shop-header.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** No tab bar: on phones the bar with the price and the button stands in its place. */
export default function ItemLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} searchOnPhones="icon" />
      <div className={content}>{children}</div>
      <ShopFooter />
    </>
  );
}
