import { tabNames } from '@suki/domain/catalogue/tabs';
import { searchPageSize } from '@suki/domain/config/lists';
import type { RecommendItemsTab } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Hits } from '../search/hits.client.tsx';
import { MoreHits } from '../search/more-hits.client.tsx';
import { readTab } from '../search/search.server.ts';
import { searchTexts } from '../search/search.texts.ts';
import { readSearch, searchPath } from '../search/search-address.ts';
import { homeTexts } from './home.texts.ts';

/** All items of a tab, the most sold first; filters and further pages are those of the search. */
export async function TabGrid({ tab }: { readonly tab: Exclude<RecommendItemsTab, 'forYou'> }) {
  const search = readSearch({ tab, sort: 'popular' });
  const results = await readTab(search);
  if (results === null || results.items.length === 0) return null;
  const { total, isTotalExact, items, hasMore, lastItemId } = results;
  const next = { ...search, after: lastItemId ?? null, page: 2 };
  return (
    <Section
      title={homeTexts.allOf(tabNames[tab])}
      end={
        <TextLink href={searchPath(search)} link={PageLink}>
          {homeTexts.filter(searchTexts.items(total, isTotalExact))}
        </TextLink>
      }
    >
      <Stack space={6}>
        <Hits items={items.slice(0, searchPageSize).map(tileFactsOf)} />
        <MoreHits
          search={search}
          after={hasMore ? (lastItemId ?? null) : null}
          remaining={Math.max(0, total - items.length)}
        />
        {hasMore && (
          <Button href={searchPath(next)} link={PageLink}>
            {searchTexts.nextPage(2)}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
