'use client';
import { Badge } from '@suki/ui/foundations/Badge/Badge';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { lazy, Suspense, useState } from 'react';
import type { ResultsView } from './results.view-model.ts';
import * as styles from './search.css.ts';
import { searchTexts } from './search.texts.ts';
import { SortMenu } from './sort-menu.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.client.tsx'));

/** Filter and order of a phone, above the tab bar. Without scripts the filters stand below the results. */
export function FilterBar(view: ResultsView) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.barButton} onClick={() => setOpen(true)}>
        <Icon name="filter" size={20} />
        {searchTexts.filter}
        {view.chosen > 0 && <Badge count={view.chosen} />}
      </button>
      <div className={styles.barSort}>
        <SortMenu {...view} />
      </div>
      {isOpen && (
        <Suspense>
          <FilterSheet {...view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
