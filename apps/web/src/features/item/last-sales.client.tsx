'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';
import { listedSales, type SalesBySku } from './sales-shown.ts';

export type LastSalesProps = { readonly salesBySku: SalesBySku };

const texts = itemTexts.sales;

/** The last sales of the chosen size. It takes plain data and draws its cells itself (ADR 0123). */
export default function LastSales({ salesBySku }: LastSalesProps) {
  const { skus, skuId, system, panel } = useItemChoice();
  const { rows, isOfSize } = listedSales({ salesBySku, skus, skuId, system });
  const caption = texts.caption(isOfSize ? panel.size : texts.everySize);
  return (
    <Section title={caption} deep>
      <DataTable
        caption={caption}
        columns={[
          { id: 'day', label: texts.day },
          ...(isOfSize ? [] : [{ id: 'size', label: texts.size }]),
          { id: 'how', label: texts.how },
          { id: 'price', label: texts.price, kind: 'amount' as const },
        ]}
        rows={rows.map(({ id, ...cells }) => ({ id, cells }))}
      />
    </Section>
  );
}
