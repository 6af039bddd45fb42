'use client';
import { DiscoverTabs } from '@suki/ui/foundations/DiscoverTabs/DiscoverTabs.client';
import { PageLink } from '../../shell/page-link.client.tsx';
import { keptPaths } from '../../shell/paths.ts';
import { keptTexts } from './kept.texts.ts';

export type KeptTab = keyof typeof keptPaths;
const order = ['items', 'brands', 'collection', 'notices', 'recent'] as const satisfies readonly KeptTab[];

/** The lists of a person, as tabs of one place. */
export function KeptTabs({ current }: { readonly current: KeptTab }) {
  return (
    <DiscoverTabs
      label={keptTexts.tabsLabel}
      link={PageLink}
      items={order.map((tab) => ({ href: keptPaths[tab], label: keptTexts.tabs[tab], current: tab === current }))}
    />
  );
}
