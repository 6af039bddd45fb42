import type { ReactNode } from 'react';
import { ShopFrame } from '../../../features/pages/shop-frame.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** No tab bar: on phones the bar with the price and the button stands in its place. */
export default function ItemLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame searchOnPhones="icon" hasTabBar={false}>
      <div className={content}>{children}</div>
    </ShopFrame>
  );
}
