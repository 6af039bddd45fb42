'use client';
import { discoverTabs, tabNames } from '@suki/domain/catalogue/tabs';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs';
import { usePathname } from 'next/navigation';
import { PageLink } from '../../shell/page-link.client.tsx';
import { homeTexts } from './home.texts.ts';
import { tabPaths } from './tab-paths.ts';

const tabs = discoverTabs.map((tab) => ({ href: tabPaths[tab], label: tabNames[tab] }));

/** The discover tabs, with the one that is open. */
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
