import { Button } from '@suki/ui/foundations/Button/Button';
import { Icon } from '@suki/ui/foundations/Icon/Icon';
import { VisuallyHidden } from '@suki/ui/foundations/VisuallyHidden/VisuallyHidden';
import type { ReactNode } from 'react';
import { paths } from '../../shell/paths.ts';
import { FacetLink } from './facet-link.client.tsx';
import type { FacetValue, FacetView, ResultsView } from './results.view-model.ts';
import * as styles from './search.css.ts';
import { searchTexts } from './search.texts.ts';
import { swatches } from './swatches.table.ts';

/** Values of a filter that are shown at once; the others are one press away. */
const SHOWN_MAX = 6;
const CELLS_MAX = 20;

export type FacetsProps = Pick<ResultsView, 'facets' | 'flash' | 'price'>;

/** The filters of a search as links with counts, so that they work before scripts; the prices are a form. */
export function Facets({ facets, flash, price }: FacetsProps) {
  const [sizes, ...others] = [
    facets.find(({ filter }) => filter === 'size'),
    ...facets.filter(({ filter }) => filter !== 'size'),
  ];
  return (
    <>
      {sizes && <Facet facet={sizes} />}
      <Group
        title={searchTexts.price}
        end={price.hint !== null && <span className={styles.facetHint}>{price.hint}</span>}
      >
        <Prices price={price} />
      </Group>
      {flash && (
        <Group title={searchTexts.flash}>
          <Check value={flash} />
        </Group>
      )}
      {others.map((facet) => facet && <Facet key={facet.filter} facet={facet} />)}
    </>
  );
}

function Group({
  title,
  end,
  children,
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.facet} aria-label={title}>
      <div className={styles.facetHead}>
        <span aria-hidden="true">{title}</span>
        {end}
      </div>
      {children}
    </section>
  );
}

function Facet({ facet: { filter, title, values, systems } }: { readonly facet: FacetView }) {
  const switcher = systems.length > 0 && (
    <span className={styles.systems}>
      {systems.map(({ name, href, isCurrent }) => (
        <FacetLink key={name} href={href} isCurrent={isCurrent} className={styles.system}>
          {name}
        </FacetLink>
      ))}
    </span>
  );
  const isCells = filter === 'size' || filter === 'gender' || filter === 'releaseYear';
  const [first, rest] = parted(values, isCells ? CELLS_MAX : filter === 'color' ? 2 * SHOWN_MAX : SHOWN_MAX);
  const draw = (some: readonly FacetValue[]) => <Values filter={filter} values={some} />;
  return (
    <Group title={title} end={switcher}>
      {draw(first)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.restMark}>{searchTexts.more(rest.length)}</summary>
          {draw(rest)}
        </details>
      )}
    </Group>
  );
}

/** The first values and the others; a chosen value is always among the first. */
function parted(values: readonly FacetValue[], max: number): readonly [readonly FacetValue[], readonly FacetValue[]] {
  const first = values.filter(({ isChosen }, index) => isChosen || index < max);
  return [first, values.filter((value) => !first.includes(value))];
}

function Values({ filter, values }: { readonly filter: FacetView['filter']; readonly values: readonly FacetValue[] }) {
  switch (filter) {
    case 'size':
      return <Cells values={values} className={styles.cells} />;
    case 'gender':
    case 'releaseYear':
      return <Cells values={values} className={styles.wideCells} />;
    case 'color':
      return (
        <div className={styles.colorRows}>
          {values.map((value) => (
            <FacetLink key={value.value} className={styles.row} {...linkOf(value)}>
              <span className={styles.swatch} style={{ background: swatches[value.value as keyof typeof swatches] }} />
              <Words value={value} />
            </FacetLink>
          ))}
        </div>
      );
    default:
      return (
        <div className={styles.rows}>
          {values.map((value) => (
            <Check key={value.value} value={value} />
          ))}
        </div>
      );
  }
}

function Cells({ values, className }: { readonly values: readonly FacetValue[]; readonly className: string }) {
  return (
    <div className={className}>
      {values.map((value) => (
        <FacetLink key={value.value} className={styles.cell} {...linkOf(value)}>
          <Words value={value} className={styles.cellName} />
        </FacetLink>
      ))}
    </div>
  );
}

function Check({ value }: { readonly value: FacetValue }) {
  return (
    <FacetLink className={styles.row} {...linkOf(value)}>
      <span className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <Words value={value} />
    </FacetLink>
  );
}

const linkOf = ({ href, isChosen }: FacetValue) => ({ href, isChosen });

/** The name of a value and its count: "Nike, 104 items" for a screen reader. */
function Words({ value: { name, count }, className }: { readonly value: FacetValue; readonly className?: string }) {
  return (
    <>
      <span className={className}>
        {name}
        <VisuallyHidden>, </VisuallyHidden>
      </span>
      <span className={styles.countOf}>
        {count}
        <VisuallyHidden> {searchTexts.itemsOf(count)}</VisuallyHidden>
      </span>
    </>
  );
}

function Prices({ price: { from, to, rest } }: Pick<FacetsProps, 'price'>) {
  return (
    // The key empties fields that the address does not say any more.
    <form action={paths.search} method="get" key={`${from} ${to}`}>
      {rest.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.range}>
        <Amount name="priceFrom" label={searchTexts.from} value={from} />
        <span>{searchTexts.between}</span>
        <Amount name="priceTo" label={searchTexts.to} value={to} />
      </div>
      <Button type="submit" size="compact" wide>
        {searchTexts.set}
      </Button>
    </form>
  );
}

function Amount({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}) {
  return (
    <label className={styles.amount}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">₱</span>
      <input
        name={name}
        inputMode="numeric"
        defaultValue={value === null ? '' : value.toLocaleString('en')}
        autoComplete="off"
        className={styles.amountInput}
      />
    </label>
  );
}
