import type { ReactNode } from 'react';
import { content } from '../../../shell/content.css.ts';
import { ShopFooter } from '../../../shell/shop-footer.tsx';
import { ShopHeader } from '../../../shell/shop-header.tsx';

/** Pages with one thing to do: on phones its bar stands in the tab bar's place. */
export default function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader />
      <div className={content}>{children}</div>
      <ShopFooter />
    </>
  );
}
