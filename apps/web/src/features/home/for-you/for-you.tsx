import { SHELF_PESOS, shelfTotal } from '@suki/domain/config/home';
import { pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { catalogueEn } from '@suki/domain/texts/catalogue.en';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { readDrops, readHome, readRecentSales, readTrendings } from '../../../catalogue/catalogue.server.ts';
import { RegionLine } from '../../../region/region-line.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { readTab } from '../../search/search.server.ts';
import { readSearch, searchPath } from '../../search/search-address.ts';
import { HomeEmpty } from '../home-empty.tsx';
import { aisleCount, aislePath, brandDoors } from './aisles.ts';
import * as styles from './blocks.css.ts';
import { Aisles, Brands } from './doors.client.tsx';
import { forYouTexts as texts } from './for-you.texts.ts';
import { forYouOf } from './for-you.view-model.ts';
import { FreshRow } from './fresh-row.client.tsx';
import { front } from './front.css.ts';
import { JustSold } from './just-sold.client.tsx';
import { soldFacts } from './just-sold.view-model.ts';
import { KeptOrDeals } from './kept-or-deals.client.tsx';
import { DropDays, LeadDrop } from './lead-drop.client.tsx';
import { LeftOff } from './left-off.client.tsx';
import { HotList } from './market.client.tsx';
import * as market from './market.css.ts';
import { Say } from './say.tsx';
import { SellBand } from './sell-band.tsx';
import { Story } from './story.tsx';
import { PickTiles, ShelfItems } from './tiles.client.tsx';

const CENTAVOS = 100;
const everything = readSearch({ sort: 'popular' });
const shelf = readSearch({ sort: 'popular', priceTo: String(shelfTotal / CENTAVOS) });
const shelfPath = searchPath(readSearch({ sort: 'popular', priceTo: String(SHELF_PESOS) }));

/**
 * The home page: each part has a shape of its own, and whatever depends on a person comes later, in a room that is
 * there (ADR 0176).
 */
export async function ForYou() {
  const [sections, { drops, today }, { trendings, keywords }, all, cheap, recent] = await Promise.all([
    readHome('forYou'),
    readDrops(),
    readTrendings(),
    readTab(everything),
    readTab(shelf),
    readRecentSales(),
  ]);
  const sold = soldFacts(recent.sales, recent.at);
  const parts = forYouOf({ sections, drops, today, trendings, cheap: cheap?.items ?? [] });
  return (
    <main id="main">
      <div className={front}>
        <Say keywords={keywords} />
        {parts.lead !== null && <LeadDrop {...parts.lead} />}
      </div>
      {parts.days.length > 0 && <DropDays days={parts.days} allPath={paths.drops} />}
      {sold.length > 0 && <JustSold sales={sold} />}
      <Page>
        {/* At a desk the region stands beside the tabs. */}
        <Show on="phone">
          <RegionLine />
        </Show>
        {parts.hot.length === 0 ? (
          <HomeEmpty />
        ) : (
          <div className={market.market}>
            <section aria-labelledby="hot">
              <div className={market.head}>
                <Heading level={2} size={1} id="hot">
                  {texts.hot}
                </Heading>
                <p className={market.headText}>{texts.hotText}</p>
                <span className={market.headEnd}>
                  <TextLink href={searchPath(everything)} link={PageLink} size="label">
                    {texts.all}
                  </TextLink>
                </span>
              </div>
              <HotList items={parts.hot} />
            </section>
            <KeptOrDeals deals={parts.deals} />
          </div>
        )}
        {parts.picks.length > 0 && (
          <section aria-labelledby="picks" className={styles.picks}>
            <div className={styles.picksGrid}>
              <div className={styles.picksSay}>
                <h2 id="picks" className={styles.bigTitle}>
                  {texts.picks}
                </h2>
                <p className={styles.sayText}>{texts.picksText}</p>
              </div>
              <PickTiles items={parts.picks} />
            </div>
          </section>
        )}
      </Page>
      {parts.story !== null && <Story item={parts.story} />}
      <Page>
        {parts.shelf.length > 0 && cheap !== null && (
          <section aria-labelledby="shelf" className={styles.shelf}>
            <div className={market.head}>
              <Heading level={2} size={1} id="shelf">
                {texts.shelf(formatMoney(pesos(SHELF_PESOS)))}
              </Heading>
              <p className={market.headText}>{texts.shelfText}</p>
              <span className={market.headEnd}>
                <TextLink href={shelfPath} link={PageLink} size="label">
                  {texts.shelfAll}
                </TextLink>
              </span>
            </div>
            <ShelfItems items={parts.shelf} />
          </section>
        )}
        {parts.fresh.length > 0 && <FreshRow items={parts.fresh} />}
        {parts.aisles.length > 0 && (
          <Aisles
            aisles={parts.aisles.map(({ id, art }) => ({
              name: catalogueEn[`home.${id}`],
              href: aislePath(id),
              count: aisleCount(id, all),
              art,
            }))}
          />
        )}
      </Page>
      {parts.bestBid !== null && <SellBand {...parts.bestBid} />}
      <Page>
        {all !== null && all.facets.brand.length > 0 && <Brands brands={brandDoors(all)} />}
        <LeftOff />
      </Page>
    </main>
  );
}
