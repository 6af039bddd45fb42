import type { ReactNode } from 'react';
import { content } from '../../../shell/content.css.ts';
import { ShopFooter } from '../../../shell/shop-footer.tsx';
import { ShopHeader } from '../../../shell/shop-header.tsx';

/** No tab bar: on phones the bar with the price and the button stands in its place. */
export default function ItemLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader />
      <div className={content}>{children}</div>
      <ShopFooter />
    </>
  );
}
