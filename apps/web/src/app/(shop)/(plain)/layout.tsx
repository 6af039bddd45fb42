import type { ReactNode } from 'react';
import { ShopFrame } from '../../../features/pages/shop-frame.tsx';
import { content } from '../../../shell/page/content.css.ts';

/** The frame of every page that is neither home nor item: header, content, footer, and the tab bar on phones. */
export default function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame>
      <div className={content}>{children}</div>
    </ShopFrame>
  );
}
