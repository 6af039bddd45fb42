'use client';
import { discoverTabs, tabNames } from '@suki/domain/catalogue/tabs';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { usePathname } from 'next/navigation';
import { PageLink } from '../../shell/page-link.client.tsx';
import { tabPaths } from '../../shell/paths.ts';
import { homeTexts } from './home.texts.ts';

const tabs = discoverTabs.map((tab) => ({ href: tabPaths[tab], label: tabNames[tab] }));

export function HomeTabs() {
  const pathname = usePathname();
  return (
    <DiscoverTabs
      label={homeTexts.discover}
      link={PageLink}
      items={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
