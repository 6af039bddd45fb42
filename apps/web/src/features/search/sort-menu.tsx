import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { FacetLink } from './facet-link.client.tsx';
import type { ResultsView } from './results.view-model.ts';
import * as styles from './search.css.ts';
import { searchTexts } from './search.texts.ts';

/** The orders of a search. It opens without scripts; a new order closes it, because it is another menu then. */
export function SortMenu({ sort, sorts }: Pick<ResultsView, 'sort' | 'sorts'>) {
  return (
    <details key={sort} className={styles.sort}>
      <summary className={styles.sortMark}>
        <span>{searchTexts.sort}</span>
        <span className={styles.sortNow}>{sort}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.sortMenu}>
        {sorts.map(({ label, href, isCurrent }) => (
          <FacetLink key={label} href={href} isCurrent={isCurrent} className={styles.sortEntry}>
            <span>{isCurrent && <Icon name="check" size={20} />}</span>
            {label}
          </FacetLink>
        ))}
      </div>
    </details>
  );
}
