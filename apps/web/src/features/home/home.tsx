import { tabNames } from '@suki/domain/catalogue/tabs';
import type { RecommendItemsTab } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Hidden } from '@suki/ui/foundations/Hidden/Hidden';
import { Only } from '@suki/ui/foundations/Only/Only';
import { Page } from '@suki/ui/foundations/Page/Page';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { readHome } from '../../catalogue/catalogue.server.ts';
import { RegionLine } from '../../region/region-line.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { homeTexts } from './home.texts.ts';
import { HomeRail } from './home-rail.tsx';

/** One discover tab: its sections as rails, each in its own shape. A section without content is not shown. */
export async function Home({ tab }: { readonly tab: RecommendItemsTab }) {
  const sections = (await readHome(tab)).filter(({ items }) => items.length > 0);
  return (
    <Page as="main" id="main">
      <Hidden as="h1">{tabNames[tab]}</Hidden>
      {/* At a desk it stands beside the tabs. */}
      <Only on="phone">
        <RegionLine />
      </Only>
      {sections.map((section, index) => (
        <HomeRail key={section.id} section={section} tab={tab} isFirst={index === 0} />
      ))}
      {sections.length === 0 && (
        <EmptyState
          title={homeTexts.emptyTitle}
          action={
            <>
              <Button href="/" link={PageLink}>
                {homeTexts.emptyAction}
              </Button>
              <Button href="/sell" link={PageLink}>
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
