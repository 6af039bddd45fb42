'use client';
import { ownSizeFor } from '@suki/domain/catalogue/size-memory';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { useRememberedSizes } from '../../sizes/size-store.ts';
import { FacetLink } from './facet-link.client.tsx';
import { ownSizeChoice } from './own-size-choice.ts';
import type { ResultsView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

type InYourSizeProps = Pick<ResultsView, 'facets' | 'categories' | 'price'>;

/** One press to the results in the size that this device remembers (ADR 0133). */
export function InYourSize({ facets, categories, price }: InYourSizeProps) {
  const remembered = useRememberedSizes();
  const sizes = facets.find(({ filter }) => filter === 'size');
  const system = sizes?.systems.find(({ current }) => current)?.system;
  const own = system === undefined ? null : ownSizeFor(remembered, { categories, system });
  const choice = ownSizeChoice(own, sizes, { hasPrice: price.from !== null || price.to !== null });
  return choice === null ? null : (
    <TextLink href={choice.href} link={FacetLink} size="label" rel="nofollow">
      {searchTexts.inYourSize(choice.count, choice.name)}
    </TextLink>
  );
}
