'use client';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import type { ArtFacts } from '../../../catalogue/art-facts.ts';
import { PageLink } from '../../../shell/page-link.client.tsx';
import * as styles from './blocks.css.ts';
import { forYouTexts as texts } from './for-you.texts.ts';
import { Picture, paperOf } from './picture.tsx';

export type Door = {
  readonly name: string;
  readonly href: string;
  /** How many items are behind it; null where the search does not say it exactly. */
  readonly count: number | null;
};

/** A door to each kind of goods. */
export function Aisles({ aisles }: { readonly aisles: readonly (Door & { readonly art: ArtFacts })[] }) {
  return (
    <section aria-labelledby="aisles" className={styles.aisles}>
      <Heading level={2} size={1} id="aisles">
        {texts.aisles}
      </Heading>
      <ul className={styles.aisleGrid}>
        {aisles.map(({ name, href, count, art }) => (
          <li key={href}>
            <PageLink href={href} className={styles.aisleLink}>
              <span className={styles.aisle} style={paperOf(art)}>
                <span className={styles.aisleName}>{name}</span>{' '}
                {count !== null && <span className={styles.small}>{texts.aisleCount(count)}</span>}
                <Picture art={art} room="thumb" isWhole className={styles.aisleArt} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many brands stand in large and in middle type. */
const LARGE = 3;
const MEDIUM = 9;

/** The brands with most goods, larger ones in larger type. */
export function Brands({ brands }: { readonly brands: readonly Door[] }) {
  return (
    <section aria-labelledby="brands" className={styles.brands}>
      <VisuallyHidden as="h2" id="brands">
        {texts.brands}
      </VisuallyHidden>
      <ul className={styles.brandFlow}>
        {brands.map(({ name, href, count }, index) => (
          <li key={href}>
            <PageLink
              href={href}
              className={styles.brandSizes[index < LARGE ? 'large' : index < MEDIUM ? 'medium' : 'small']}
            >
              {name} {count !== null && <span className={styles.brandCount}>{count.toLocaleString('en-PH')}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
