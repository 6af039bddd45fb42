import { catalogueEn } from '@suki/domain/texts/catalogue.en';
import type { SearchResults } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { readSearch, searchPath } from '../../search/search-address.ts';
import { aisleCount, aislePath } from './aisles.ts';
import * as styles from './blocks.css.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import type { AisleFacts } from './for-you.view-model.ts';
import { Picture, paperOf } from './picture.tsx';

type AislesProps = { readonly aisles: readonly AisleFacts[]; readonly all: SearchResults | null };

/** A door to each kind of goods. */
export function Aisles({ aisles, all }: AislesProps) {
  return (
    <section aria-labelledby="aisles" className={styles.aisles}>
      <Heading level={2} size={1} id="aisles">
        {texts.aisles}
      </Heading>
      <ul className={styles.aisleGrid}>
        {aisles.map(({ id, art }) => {
          const count = aisleCount(id, all);
          return (
            <li key={id}>
              <PageLink href={aislePath(id)} className={styles.aisleLink}>
                <span className={styles.aisle} style={paperOf(art)}>
                  <span className={styles.aisleName}>{catalogueEn[`home.${id}`]}</span>
                  {count !== null && <span className={styles.small}>{texts.aisleCount(count)}</span>}
                  <Picture art={art} room="card" sizes="200px" className={styles.aisleArt} />
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many brands stand in each size of type. */
const LARGE = 3;
const MEDIUM = 9;
const BRANDS = 18;

/** The brands with most goods, larger ones in larger type. */
export function Brands({ all }: { readonly all: SearchResults }) {
  const brands = all.facets.brand.slice(0, BRANDS);
  return (
    <section aria-labelledby="brands" className={styles.brands}>
      <VisuallyHidden as="h2" id="brands">
        {texts.brands}
      </VisuallyHidden>
      <ul className={styles.brandFlow}>
        {brands.map(({ value, name, count }, index) => (
          <li key={value}>
            <PageLink
              href={searchPath(readSearch({ brand: value }))}
              className={styles.brandSizes[index < LARGE ? 'large' : index < MEDIUM ? 'medium' : 'small']}
            >
              {name}
              {all.isTotalExact && <span className={styles.brandCount}>{count.toLocaleString('en-PH')}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
