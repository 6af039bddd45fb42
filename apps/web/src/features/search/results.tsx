import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { ErrorState } from '@suki/ui/lists/ErrorState/ErrorState';
import { Results as ResultList, ResultsHead, ResultsPages } from '@suki/ui/lists/Results/Results';
import { SortMenu } from '@suki/ui/lists/Results/ResultsControls';
import { RegionLine } from '../../region/region-line.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Chips } from './chips.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FacetLink } from './facet-link.client.tsx';
import { Facets } from './facets.tsx';
import { FilterBar } from './filter-bar.client.tsx';
import { Hits } from './hits.client.tsx';
import { InYourSize } from './in-your-size.client.tsx';
import { MoreHits } from './more-hits.client.tsx';
import { NotedSearch } from './noted-search.client.tsx';
import * as styles from './results.css.ts';
import { resultsView } from './results.view-model.ts';
import { readPage } from './search.server.ts';
import { searchTexts } from './search.texts.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

/** The page of a search: its items as a grid, filters beside them at a desk, in a sheet on phones. */
export async function Results({ search }: { readonly search: SearchAddress }) {
  const results = await readPage(search);
  return (
    <Page as="main" id="main">
      <div className={styles.screen}>
        {results === null ? (
          <Failed search={search} />
        ) : results.items.length === 0 ? (
          <EmptyResults search={search} />
        ) : (
          <Found search={search} results={results} />
        )}
      </div>
    </Page>
  );
}

function Failed({ search }: { readonly search: SearchAddress }) {
  return (
    <ErrorState
      level={1}
      title={searchTexts.failedTitle}
      action={<Button href={searchPath(search)}>{searchTexts.retry}</Button>}
    >
      {searchTexts.failedText}
    </ErrorState>
  );
}

type FoundProps = {
  readonly search: SearchAddress;
  readonly results: NonNullable<Awaited<ReturnType<typeof readPage>>>;
};

function Found({ search, results }: FoundProps) {
  const view = resultsView(search, results);
  return (
    <>
      <ResultsHead
        title={<Heading level={1}>{view.title}</Heading>}
        count={view.count}
        beside={<InYourSize facets={view.facets} categories={view.categories} price={view.price} />}
        sort={
          <Show on="desk">
            <SortMenu label={searchTexts.sort} sorts={view.sorts} link={FacetLink} />
          </Show>
        }
      >
        {view.note !== null && <Text>{view.note}</Text>}
        <Chips {...view} />
        <RegionLine />
      </ResultsHead>
      <ResultList label={searchTexts.results} filtersLabel={searchTexts.filters} filters={<Facets {...view} />}>
        <Hits items={results.items.map(tileFactsOf)} isFirst search={view.counted} />
        <MoreHits
          key={searchPath(search)}
          search={search}
          after={results.hasMore ? (results.lastItemId ?? null) : null}
          remaining={view.remaining}
          from={view.from + results.items.length}
        />
        <ResultsPages label={searchTexts.pages}>
          <Text size="label" tone="soft" numeric>
            {view.shown}
          </Text>
          {view.first !== null && (
            <TextLink href={view.first} link={PageLink}>
              {searchTexts.first}
            </TextLink>
          )}
          {view.next !== null && (
            <Button href={view.next.href} link={PageLink}>
              {view.next.label}
            </Button>
          )}
        </ResultsPages>
      </ResultList>
      <FilterBar {...view} />
      <NotedSearch keyword={search.keyword} />
    </>
  );
}
