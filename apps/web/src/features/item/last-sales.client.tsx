'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { itemTexts } from './item.texts.ts';

export type LastSalesProps = {
  /** Newest first: day, size, lane and price, as they are shown. */
  readonly rows: readonly (readonly [day: string, size: string, how: string, price: string])[];
};

const texts = itemTexts.sales;

/** The last sales of every size. It takes plain data and draws its cells itself (ADR 0123). */
export default function LastSales({ rows }: LastSalesProps) {
  return (
    <Section title={texts.title}>
      <DataTable
        caption={texts.caption}
        columns={[
          { id: 'day', label: texts.day },
          { id: 'size', label: texts.size },
          { id: 'how', label: texts.how },
          { id: 'price', label: texts.price, kind: 'amount' },
        ]}
        rows={rows.map(([day, size, how, price], index) => ({ id: String(index), cells: { day, size, how, price } }))}
      />
    </Section>
  );
}
