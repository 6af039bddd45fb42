import type { ColorFamily } from '@suki/domain/catalogue/color-families.table';
import { Button } from '@suki/ui/foundations/Button/Button';
import { FacetBars } from '@suki/ui/lists/Facets/FacetBars';
import {
  Facet,
  FacetHint,
  FacetMore,
  FacetRange,
  FacetSystems,
  FacetValues,
  type FacetValuesProps,
} from '@suki/ui/lists/Facets/Facets';
import { swatches } from '@suki/ui/tokens/swatches';
import { paths } from '../../shell/paths.ts';
import { FacetLink } from './facet-link.client.tsx';
import type { FacetValue, FacetView, ResultsView } from './results.view-model.ts';
import { searchTexts } from './search.texts.ts';

/** Values of a filter that are shown at once; the others are one press away. */
const shownMax = { rows: 6, colors: 12, cells: 24, wideCells: 9 } as const satisfies Record<
  FacetValuesProps['look'],
  number
>;

const looks: Readonly<Record<FacetView['filter'], FacetValuesProps['look']>> = {
  size: 'cells',
  brand: 'rows',
  color: 'colors',
  category: 'rows',
  condition: 'rows',
  gender: 'wideCells',
  releaseYear: 'wideCells',
};

export type FacetsProps = Pick<ResultsView, 'facets' | 'flash' | 'price'>;

/** The filters of a search as links with counts, so that they work before scripts; the prices are a form. */
export function Facets({ facets, flash, price }: FacetsProps) {
  const sizes = facets.find(({ filter }) => filter === 'size');
  return (
    <>
      {sizes && <OneFacet facet={sizes} />}
      <Facet title={searchTexts.price} end={price.hint !== null && <FacetHint>{price.hint}</FacetHint>}>
        <Prices price={price} />
      </Facet>
      {flash && (
        <Facet title={searchTexts.flash}>
          <FacetValues look="rows" values={[drawn(flash)]} link={FacetLink} />
        </Facet>
      )}
      {facets.map((facet) => facet !== sizes && <OneFacet key={facet.filter} facet={facet} />)}
    </>
  );
}

function OneFacet({ facet: { filter, title, values, systems } }: { readonly facet: FacetView }) {
  const look = looks[filter];
  const first = values.filter(({ isChosen }, index) => isChosen || index < shownMax[look]);
  const rest = values.filter((value) => !first.includes(value));
  return (
    <Facet title={title} end={systems.length > 0 && <FacetSystems systems={systems} link={FacetLink} />}>
      <FacetValues look={look} values={first.map(drawn)} link={FacetLink} />
      {rest.length > 0 && (
        <FacetMore label={searchTexts.more(rest.length)}>
          <FacetValues look={look} values={rest.map(drawn)} link={FacetLink} />
        </FacetMore>
      )}
    </Facet>
  );
}

function drawn({ value, isChosen, ...rest }: FacetValue): FacetValuesProps['values'][number] {
  const color = swatches[value as ColorFamily];
  return { ...rest, chosen: isChosen, countLabel: searchTexts.itemsOf(rest.count), color };
}

function Prices({ price: { from, to, bars, rest } }: Pick<FacetsProps, 'price'>) {
  const text = (pesos: number | null): string => (pesos === null ? '' : pesos.toLocaleString('en'));
  return (
    // The key empties fields that the address does not say any more.
    <form action={paths.search} method="get" key={`${from} ${to}`}>
      {rest.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {bars !== null && <FacetBars {...bars} />}
      <FacetRange
        sign="₱"
        between={searchTexts.between}
        from={{ name: 'priceFrom', label: searchTexts.from, value: text(from) }}
        to={{ name: 'priceTo', label: searchTexts.to, value: text(to) }}
      />
      <Button type="submit" size="compact" wide>
        {searchTexts.set}
      </Button>
    </form>
  );
}
