'use client';
import { DiscoverTabs } from '@suki/ui/DiscoverTabs/DiscoverTabs';
import { usePathname } from 'next/navigation';
import { PageLink } from '../../shell/page-link.client.tsx';
import { homeTexts } from './home.texts.ts';
import { tabPaths } from './tab-paths.ts';

const tabs = Object.entries(tabPaths).map(([tab, href]) => ({
  href,
  label: homeTexts.tabs[tab as keyof typeof tabPaths],
}));

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
