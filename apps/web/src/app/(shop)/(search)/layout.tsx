import type { ReactNode } from 'react';
import { ShopFooter } from '../../../shell/navigation/shop-footer.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';

/** The frame of the search; its header shows the words of the address, so the page draws it. */
export default function SearchLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
