import type { ReactNode } from 'react';
import { HomeTabs } from '../../../features/home/home-tabs.client.tsx';
import { ShopFrame } from '../../../features/pages/shop-frame.tsx';
import { RegionLine } from '../../../region/region-line.tsx';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame tabs={<HomeTabs />} region={<RegionLine />}>
      {children}
    </ShopFrame>
  );
}
