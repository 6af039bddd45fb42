import { searchPageSize } from '@suki/domain/config/lists';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Hits } from './hits.client.tsx';
import { NearItems } from './near-items.client.tsx';
import { readPage } from './search.server.ts';
import { searchTexts } from './search.texts.ts';
import { readSearch, type SearchAddress, searchPath } from './search-address.ts';
import { nearestOf, widerSearches } from './wider-searches.ts';

const NEAREST = searchPageSize / 5;

/**
 * A search without a result: the same search with one condition less, with its count; the items that come nearest, each
 * with a notice of its own; or what is popular where nothing comes near.
 */
export async function EmptyResults({ search }: { readonly search: SearchAddress }) {
  const popular = { ...readSearch({}), tab: search.tab, sort: 'popular' as const };
  const wider = await Promise.all(
    widerSearches(search).map(async (wide) => ({ ...wide, results: await readPage(wide.search) })),
  );
  const near = nearestOf(wider)?.results ?? null;
  const shown = near ?? (await readPage(popular));
  const items = shown?.items.slice(0, NEAREST).map(tileFactsOf) ?? [];
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>{searchTexts.empty(search.keyword)}</Heading>
        <Text measure>{searchTexts.emptyLead}</Text>
      </Stack>
      <Rows>
        {wider.map(({ label, search: wide, results }) => {
          const total = results?.total ?? 0;
          return (
            <Row
              key={label}
              align="baseline"
              end={
                <Text as="span" tone={total === 0 ? 'soft' : 'ink'} weight="bold" numeric>
                  {total === 0 ? searchTexts.none : searchTexts.items(total, results?.isTotalExact ?? true)}
                </Text>
              }
            >
              {total === 0 ? (
                <Text tone="soft">{label}</Text>
              ) : (
                <TextLink href={searchPath(wide)} link={PageLink}>
                  {label}
                </TextLink>
              )}
            </Row>
          );
        })}
      </Rows>
      {near !== null && (
        <Section title={searchTexts.tellTitle}>
          <Stack space={4}>
            <Text measure>{searchTexts.tellText}</Text>
            <NearItems items={items} back={searchPath(search)} />
          </Stack>
        </Section>
      )}
      {near === null && items.length > 0 && (
        <Section title={searchTexts.popular}>
          <Hits items={items} />
        </Section>
      )}
      <Section title={searchTexts.sellTitle}>
        <Stack space={3} align="start">
          <Text>{searchTexts.sellText}</Text>
          <Button href={paths.sell} link={PageLink}>
            {searchTexts.sell}
          </Button>
        </Stack>
      </Section>
    </Stack>
  );
}
