/**
 * The shelves of src/components, by the kind of part that stands on each:
 * - foundations: layout, text, actions, the frame of a page and its navigation
 * - forms: fields and choices
 * - overlays: whatever opens or floats above a page
 * - lists: data and content in rows, tables, charts and strips
 * - market: parts that only a market has, such as prices, sizes, the queue and the report
 * - private: building blocks of other parts; the package's exports hand none of them out
 */
export const shelves = ['foundations', 'forms', 'overlays', 'lists', 'market', 'private'] as const;

export type Shelf = (typeof shelves)[number];

export function isShelf(name: string): name is Shelf {
  return shelves.some((shelf) => shelf === name);
}

/** The title of a component's stories: "Foundations/Button". */
export function storyTitle(shelf: Shelf, component: string): string {
  return `${shelf.charAt(0).toUpperCase()}${shelf.slice(1)}/${component}`;
}
