/** Parts of the catalogue whose changes are kept, with who, when, before, after and reason (ADR 0179). */
export const catalogueSubjects = ['item', 'brand', 'size_chart', 'shelf', 'home_section', 'fee_rule'] as const;
export type CatalogueSubject = (typeof catalogueSubjects)[number];

/** The facts of a subject that the history tells of. */
export const catalogueFields = [
  'status',
  'name',
  'model',
  'colorway',
  'styleCode',
  'category',
  'brands',
  'genders',
  'retailPrice',
  'releaseDate',
  'description',
  'sizes',
  'photos',
  'rows',
  'rule',
  'chart',
  'fee',
  'effectiveFrom',
] as const;
export type CatalogueField = (typeof catalogueFields)[number];

/** A fact as the history keeps it: words, a number (centavos), or null for nothing. */
export type CatalogueValue = string | number | null;
export type CatalogueFacts = Readonly<Partial<Record<CatalogueField, CatalogueValue>>>;

export type CatalogueDifference = { readonly before: CatalogueFacts; readonly after: CatalogueFacts };

/** Returns the facts that differ, before and after; null when all of them are alike. */
export function differenceOf(before: CatalogueFacts, after: CatalogueFacts): CatalogueDifference | null {
  const fields = catalogueFields.filter((field) => (before[field] ?? null) !== (after[field] ?? null));
  const pick = (facts: CatalogueFacts): CatalogueFacts =>
    Object.fromEntries(fields.map((field) => [field, facts[field] ?? null]));
  return fields.length === 0 ? null : { before: pick(before), after: pick(after) };
}
