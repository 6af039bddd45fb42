import { tabNames } from '@suki/domain/catalogue/tabs';
import type { RecommendItemsTab } from '@suki/sdk/types';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { readHome } from '../../catalogue/catalogue.server.ts';
import { RegionLine } from '../../region/region-line.tsx';
import { HomeEmpty } from './home-empty.tsx';
import { HomeRail } from './home-rail.client.tsx';
import { homeRails } from './home-rails.view-model.ts';
import { TabGrid } from './tab-grid.tsx';

/** The tab of a kind of goods: its first section as a rail, and a grid of all of them. */
export async function Home({ tab }: { readonly tab: Exclude<RecommendItemsTab, 'forYou'> }) {
  const [rail] = homeRails(await readHome(tab), tab);
  return (
    <Page as="main" id="main">
      <VisuallyHidden as="h1">{tabNames[tab]}</VisuallyHidden>
      {/* At a desk the region stands beside the tabs. */}
      <Show on="phone">
        <RegionLine />
      </Show>
      {rail !== undefined && <HomeRail {...rail} />}
      <TabGrid tab={tab} />
      {rail === undefined && <HomeEmpty />}
    </Page>
  );
}
