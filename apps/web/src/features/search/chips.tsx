import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { ChosenFilters } from '@suki/ui/lists/Results/ResultsControls';
import { PageLink } from '../../shell/page-link.client.tsx';
import { FacetLink } from './facet-link.client.tsx';
import type { ResultsView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

/** The chosen filters; a press on one gives it up. */
export function Chips({ chips, clear }: Pick<ResultsView, 'chips' | 'clear'>) {
  if (clear === null) return null;
  return (
    <ChosenFilters
      label={searchTexts.applied}
      filters={chips.map((chip) => ({ ...chip, removeLabel: searchTexts.remove(chip.label) }))}
      link={FacetLink}
      end={
        <TextLink href={clear} link={PageLink} size="label">
          {searchTexts.clearAll}
        </TextLink>
      }
    />
  );
}
