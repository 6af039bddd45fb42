import type { ReactNode } from 'react';
import { HeaderSearch } from '../../../features/search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../../features/wallet/panel/message-panel-place.client.tsx';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** The frame of every page that is neither home nor item: header, content, footer, and the tab bar on phones. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader search={<HeaderSearch keyword="" />} panel={<MessagePanelPlace />} />
      <div className={content}>{children}</div>
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
