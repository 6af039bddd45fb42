export type SheetOf = {
  /** Folder in src/components. */
  readonly component: string;
  readonly storyId: string;
};

type Entry = { readonly id?: unknown; readonly name?: unknown; readonly type?: unknown; readonly importPath?: unknown };

/** The sheet stories of all components, from the list that Storybook writes beside its site. */
export async function listSheets(storybook: string): Promise<readonly SheetOf[]> {
  const response = await fetch(`${storybook}/index.json`);
  const index = (await response.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(index.entries)
    .flatMap(({ id, name, type, importPath }) => {
      const component = /^\.\/src\/components\/(\w+)\//.exec(String(importPath))?.[1];
      if (type !== 'story' || name !== 'Sheet' || component === undefined) return [];
      return [{ component, storyId: String(id) }];
    })
    .sort((one, other) => one.component.localeCompare(other.component));
}
