'use client';
import { FilterBar as Bar, SortMenu } from '@suki/ui/lists/Results/ResultsControls';
import { lazy, Suspense, useState } from 'react';
import { FacetLink } from './facet-link.client.tsx';
import type { ResultsView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

const FilterSheet = lazy(() => import('./filter-sheet.client.tsx'));

/** Filter and order of a phone. Without scripts the filters stand below the results. */
export function FilterBar(view: ResultsView) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Bar
        label={searchTexts.filter}
        chosen={view.chosen}
        onOpen={() => setOpen(true)}
        sort={<SortMenu label={searchTexts.sort} sorts={view.sorts} link={FacetLink} upwards />}
      />
      {isOpen && (
        <Suspense>
          <FilterSheet {...view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
