type StructuredDataProps = { readonly data: object };

/** A block of facts for search engines (JSON-LD). No browser runs it; `<` is escaped so that no text can end it. */
export function StructuredData({ data }: StructuredDataProps) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" is escaped; React would escape the quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
