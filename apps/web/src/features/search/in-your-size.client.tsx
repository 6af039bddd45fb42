'use client';
import { ownSizeFor } from '@suki/domain/catalogue/size-memory';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useRememberedSizes } from '../../sizes/size-store.ts';
import { FacetLink } from './facet-link.client.tsx';
import { ownSizeChoice } from './own-size-choice.ts';
import type { FacetView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

type InYourSizeProps = {
  readonly facets: readonly FacetView[];
  /** The system that the sizes are counted in. */
  readonly system: SizeSystem;
  readonly categories: readonly string[];
};

/** One press to the results in the size that this device remembers (ADR 0133). */
export function InYourSize({ facets, system, categories }: InYourSizeProps) {
  const own = ownSizeFor(useRememberedSizes(), { categories, system });
  const choice = ownSizeChoice(
    own,
    facets.find(({ filter }) => filter === 'size'),
  );
  return choice === null ? null : (
    <TextLink href={choice.href} link={FacetLink} size="label" rel="nofollow">
      {searchTexts.inYourSize(choice.count, choice.name)}
    </TextLink>
  );
}
