import type { ReactNode } from 'react';
import { ShopFooter } from '../../../shell/shop-footer.tsx';
import { ShopHeader } from '../../../shell/shop-header.tsx';

/** Pages with one thing to do: on phones its bar stands in the tab bar's place. */
export default function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader />
      {children}
      <ShopFooter />
    </>
  );
}
