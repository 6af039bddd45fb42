import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { PageLink } from '../../shell/page-link.client.tsx';
import { FacetLink } from './facet-link.client.tsx';
import type { ResultsView } from './results.view-model.ts';
import * as styles from './search.css.ts';
import { searchTexts } from './search.texts.ts';

/** The chosen filters; a press on one gives it up. */
export function Chips({ chips, clear }: Pick<ResultsView, 'chips' | 'clear'>) {
  if (clear === null) return null;
  return (
    <nav className={styles.chips} aria-label={searchTexts.applied}>
      {chips.map(({ label, href }) => (
        <FacetLink key={label} href={href} className={styles.chip} label={searchTexts.remove(label)}>
          <Tag>
            <span className={styles.chipWords}>
              {label}
              <Icon name="cross" size={16} />
            </span>
          </Tag>
        </FacetLink>
      ))}
      <TextLink href={clear} link={PageLink} size="label">
        {searchTexts.clearAll}
      </TextLink>
    </nav>
  );
}
