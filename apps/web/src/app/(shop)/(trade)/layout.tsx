import type { ReactNode } from 'react';
import { ShopFrame } from '../../../features/pages/shop-frame.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** Pages with one thing to do: on phones its bar stands in the tab bar's place. */
export default function TradeLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame hasTabBar={false}>
      <div className={content}>{children}</div>
    </ShopFrame>
  );
}
