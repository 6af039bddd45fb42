type StructuredDataProps = { readonly data: object };

/**
 * A block of facts for search engines (JSON-LD). No browser runs it; `<` is escaped so that no text can end it. As a
 * child of the element React would escape its quotes, and nobody could read it.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
