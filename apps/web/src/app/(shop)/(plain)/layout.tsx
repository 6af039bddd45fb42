import type { ReactNode } from 'react';
import { content } from '../../../shell/content.css.ts';
import { ShopFooter } from '../../../shell/shop-footer.tsx';
import { ShopHeader } from '../../../shell/shop-header.tsx';
import { ShopTabBar } from '../../../shell/shop-tab-bar.client.tsx';

/** The frame of every page that is neither home nor item: header, content, footer, and the tab bar on phones. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopHeader />
      <div className={content}>{children}</div>
      <ShopFooter />
      <ShopTabBar />
    </>
  );
}
