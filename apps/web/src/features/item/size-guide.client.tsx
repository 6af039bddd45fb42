'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { itemTexts } from './item.texts.ts';
import type { SystemOption } from './size-label.ts';

export type SizeGuideProps = {
  readonly systems: readonly SystemOption[];
  /** The sizes of this item, each in all systems, in their order. */
  readonly rows: readonly (readonly string[])[];
};

/** The size chart, limited to the sizes of this item. It takes plain data and draws its cells itself (ADR 0123). */
export default function SizeGuide({ systems, rows }: SizeGuideProps) {
  return (
    <Section title={itemTexts.sizeGuide} id="size-guide" deep>
      <DataTable
        caption={itemTexts.sizeGuideCaption}
        columns={systems.map(({ value, label }) => ({ id: value, label }))}
        rows={rows.map((sizes) => ({
          id: sizes.join(' '),
          cells: Object.fromEntries(systems.map(({ value }, index) => [value, sizes[index]])),
        }))}
      />
    </Section>
  );
}
