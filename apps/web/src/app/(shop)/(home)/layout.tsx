import type { ReactNode } from 'react';
import { HomeTabs } from '../../../features/home/home-tabs.client.tsx';
import { HeaderSearch } from '../../../features/search/field/header-search.client.tsx';
import { MessagePanelPlace } from '../../../features/wallet/panel/message-panel-place.client.tsx';
import { RegionLine } from '../../../region/region-line.tsx';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopHeader } from '../../../shell/navigation/shop-header.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader
        tabs={<HomeTabs />}
        region={<RegionLine />}
        search={<HeaderSearch keyword="" />}
        panel={<MessagePanelPlace />}
      />
      {children}
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
