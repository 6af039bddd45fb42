import { classNames } from '../../../css/class-names.ts';
import { onlyDesk, onlyPhone } from '../../../css/visibility.css.ts';
import type { LinkComponent } from '../../../link.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Anchor } from '../../private/Anchor/Anchor.tsx';
import * as styles from './Pagination.css.ts';
import { pagesShown } from './pages-shown.ts';

export type PaginationProps = {
  /** Names it among the other navigations of the page: "Pages of sold pairs". */
  label: string;
  /** From 1. */
  current: number;
  count: number;
  /** The address of a page: `(page) => `/sold?page=${page}``. */
  hrefOf: (page: number) => string;
  link?: LinkComponent | undefined;
  words: {
    previous: string;
    next: string;
    /** The name of a page's link: `(page) => `Page ${page}``. */
    page: (page: number) => string;
    /** Between the two arrows on phones: "Page 3 of 12". */
    position: string;
  };
};

/**
 * Links to the pages of a list: at a desk every page that matters, on phones only the current page and its two
 * neighbours. They are real links: they open in a new tab, work before any script and can be shared.
 */
export function Pagination({ label, current, count, hrefOf, link, words }: PaginationProps) {
  if (count <= 1) return null;
  const step = (page: number, name: string, icon: 'chevronLeft' | 'chevronRight') =>
    page < 1 || page > count ? (
      <span aria-hidden="true" className={styles.noStep}>
        <Icon name={icon} />
      </span>
    ) : (
      <Anchor href={hrefOf(page)} link={link} aria-label={name} className={styles.step}>
        <Icon name={icon} />
      </Anchor>
    );
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>{step(current - 1, words.previous, 'chevronLeft')}</li>
        <li className={classNames(styles.position, onlyPhone)}>{words.position}</li>
        {pagesShown(current, count).map((slot, index, shown) =>
          slot === 'gap' ? (
            <li key={`gap-${shown[index - 1]}`} aria-hidden="true" className={classNames(styles.gap, onlyDesk)}>
              …
            </li>
          ) : (
            <li key={slot} className={onlyDesk}>
              <Anchor
                href={hrefOf(slot)}
                link={link}
                aria-label={words.page(slot)}
                aria-current={slot === current ? 'page' : undefined}
                className={styles.page({ current: slot === current })}
              >
                {slot}
              </Anchor>
            </li>
          ),
        )}
        <li>{step(current + 1, words.next, 'chevronRight')}</li>
      </ul>
    </nav>
  );
}
