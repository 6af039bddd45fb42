import { groupBy } from '@suki/domain/group-by';
import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Item, Sale } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { TwoColumns } from '@suki/ui/foundations/TwoColumns/TwoColumns';
import { FactList } from '@suki/ui/lists/FactList/FactList';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { PageLink } from '../../shell/page-link.client.tsx';
import { paths } from '../../shell/paths.ts';
import { ServiceFigures } from '../figures/service-figures.tsx';
import { LastSales, SizeGuide } from './below-the-fold.client.tsx';
import { itemTexts } from './item.texts.ts';
import { OrderBook } from './order-book.client.tsx';
import { PriceHistorySection } from './price-history-section.client.tsx';
import { PriceHistorySkeleton } from './price-history-skeleton.tsx';
import type { SizeGuideProps } from './size-guide.client.tsx';
import { systemOptions } from './size-label.ts';

type Facts = { readonly item: Item; readonly sales: readonly Sale[] };

function Inspection({ item }: Pick<Facts, 'item'>) {
  const texts = itemTexts.inspection;
  const { points } = checklistOf(item.category);
  return (
    <Section
      deep
      title={texts.title}
      end={
        <TextLink href={paths.inspection} link={PageLink} size="label">
          {texts.more}
        </TextLink>
      }
    >
      <Stack space={4}>
        <InspectionSteps steps={texts.steps(points.length)} />
        <ServiceFigures />
      </Stack>
    </Section>
  );
}

function Details({ item }: Pick<Facts, 'item'>) {
  const facts = [
    { name: itemTexts.facts.brand, value: item.brand.map(({ name }) => name).join(', ') },
    { name: itemTexts.facts.model, value: item.model },
    { name: itemTexts.facts.colourway, value: item.colourway },
    ...item.details,
  ];
  return (
    <Section title={itemTexts.details} deep>
      <Stack space={3}>
        <Text measure>{item.description}</Text>
        <FactList facts={facts} />
      </Stack>
    </Section>
  );
}

/** The sizes of this item in every system; nothing where there is only one. */
function sizeGuideOf({ sizeTemplate, skus }: Item): SizeGuideProps | null {
  const { baseSystem, rows } = sizeTemplate;
  const made = new Set(skus.map(({ sizes }) => sizes[baseSystem]));
  const systems = systemOptions(sizeTemplate);
  return systems.length < 2
    ? null
    : {
        systems,
        rows: rows
          .filter((row) => made.has(row[baseSystem]))
          .map((row) => systems.map(({ value }) => row[value] ?? '')),
      };
}

/** The part below the pictures. A section without content is not shown. */
export function ItemBelow({ item, sales }: Facts) {
  const sizeGuide = sizeGuideOf(item);
  const bySku = groupBy(sales, ({ skuId }) => skuId);
  const salesBySku = Object.fromEntries(
    [...bySku].map(([skuId, list]) => [
      skuId,
      list.map(({ createdAt, price, lane }) => ({
        at: Date.parse(createdAt),
        price,
        ...(lane === 'flash' ? { isFlash: true as const } : {}),
      })),
    ]),
  );
  return (
    <>
      {sales.length > 0 && <PriceHistorySection salesBySku={salesBySku} fallback={<PriceHistorySkeleton />} />}
      {sales.length === 0 ? (
        <OrderBook />
      ) : (
        <TwoColumns>
          <OrderBook />
          <LastSales salesBySku={salesBySku} />
        </TwoColumns>
      )}
      <Inspection item={item} />
      <Details item={item} />
      {sizeGuide !== null && <SizeGuide {...sizeGuide} />}
    </>
  );
}
