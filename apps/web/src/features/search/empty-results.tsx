import { searchPageSize } from '@suki/domain/config/lists';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { tileFactsOf } from '../item/tile/tile-facts.ts';
import { Hits } from './hits.client.tsx';
import * as styles from './search.css.ts';
import { readPage } from './search.server.ts';
import { searchTexts } from './search.texts.ts';
import { readSearch, type SearchAddress, searchPath } from './search-address.ts';
import { widerSearches } from './wider-searches.ts';

const NEAREST = searchPageSize / 5;

/** A search without a result: the same search with one condition less, with its count, and what is popular. */
export async function EmptyResults({ search }: { readonly search: SearchAddress }) {
  const popular = { ...readSearch({}), tab: search.tab, sort: 'popular' as const };
  const [wider, nearest] = await Promise.all([
    Promise.all(widerSearches(search).map(async (wide) => ({ ...wide, results: await readPage(wide.search) }))),
    readPage(popular),
  ]);
  return (
    <>
      <Stack space={2}>
        <Heading level={1}>{searchTexts.empty(search.keyword)}</Heading>
        <Text measure>{searchTexts.emptyLead}</Text>
      </Stack>
      <ul className={styles.tried}>
        {wider.map(({ label, search: wide, results }) => {
          const total = results?.total ?? 0;
          return (
            <li key={label}>
              {total === 0 ? (
                <span className={styles.triedRow}>
                  <span className={styles.soft}>{label}</span>
                  <span className={styles.soft}>{searchTexts.none}</span>
                </span>
              ) : (
                <PageLink href={searchPath(wide)} className={styles.triedRow}>
                  <span>{label}</span>
                  <span className={styles.triedCount}>{searchTexts.items(total, results?.isTotalExact ?? true)}</span>
                  <Icon name="chevronRight" size={16} />
                </PageLink>
              )}
            </li>
          );
        })}
      </ul>
      {nearest !== null && nearest.items.length > 0 && (
        <Section title={searchTexts.nearest}>
          <Hits items={nearest.items.slice(0, NEAREST).map(tileFactsOf)} />
        </Section>
      )}
      <div className={styles.sellYours}>
        <Stack space={1}>
          <Heading level={2}>{searchTexts.sellTitle}</Heading>
          <Text>{searchTexts.sellText}</Text>
        </Stack>
        <Button href={paths.sell} link={PageLink}>
          {searchTexts.sell}
        </Button>
      </div>
    </>
  );
}
