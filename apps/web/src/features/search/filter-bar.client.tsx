'use client';
import { Badge } from '@suki/ui/foundations/Badge/Badge';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { ResultsView } from './results.view-model.ts';
import * as styles from './search.css.ts';
import { searchTexts } from './search.texts.ts';
import { SortMenu } from './sort-menu.tsx';

const FilterSheet = lazy(() => import('./filter-sheet.client.tsx'));

/** Filter and order of a phone, above the tab bar. Before scripts the filter leads to the filters below the results. */
export function FilterBar(view: ResultsView) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={styles.bar}>
      <a href="#filters" role="button" className={styles.barButton} onClick={open}>
        <Icon name="filter" size={19} />
        {searchTexts.filter}
        {view.chosen > 0 && <Badge count={view.chosen} />}
      </a>
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
