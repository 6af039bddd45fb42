import type { ReactNode } from 'react';
import { HeaderSearch } from '../../../features/search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../../features/wallet/panel/message-panel-place.client.tsx';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../../shell/navigation/shop-header.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** Pages with one thing to do: on phones its bar stands in the tab bar's place. */
export default function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} />
      <div className={content}>{children}</div>
      <ShopFooter />
    </>
  );
}
