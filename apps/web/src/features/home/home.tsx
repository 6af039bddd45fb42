import { tabNames } from '@suki/domain/catalogue/tabs';
import type { RecommendItemsTab } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { readHome } from '../../catalogue/catalogue.server.ts';
import { RegionLine } from '../../region/region-line.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { homeTexts } from './home.texts.ts';
import { HomePromise } from './home-promise.tsx';
import { HomeRail } from './home-rail.client.tsx';
import { homeRails } from './home-rails.view-model.ts';
import { TabGrid } from './tab-grid.tsx';

/**
 * One discover tab: its sections as rails, a section without items left out. A tab of a kind of goods is a grid of all
 * of them under its first rail.
 */
export async function Home({ tab }: { readonly tab: RecommendItemsTab }) {
  const rails = homeRails(await readHome(tab), tab);
  return (
    <Page as="main" id="main">
      {tab === 'forYou' ? <HomePromise /> : <VisuallyHidden as="h1">{tabNames[tab]}</VisuallyHidden>}
      {/* At a desk the region stands beside the tabs. */}
      <Show on="phone">
        <RegionLine />
      </Show>
      {(tab === 'forYou' ? rails : rails.slice(0, 1)).map((rail) => (
        <HomeRail key={rail.id} {...rail} />
      ))}
      {tab !== 'forYou' && <TabGrid tab={tab} />}
      {rails.length === 0 && (
        <EmptyState
          title={homeTexts.emptyTitle}
          action={
            <>
              <Button href={paths.home} link={PageLink}>
                {homeTexts.emptyAction}
              </Button>
              <Button href={paths.sell} link={PageLink}>
                {homeTexts.sell}
              </Button>
            </>
          }
        >
          {homeTexts.emptyText}
        </EmptyState>
      )}
    </Page>
  );
}
