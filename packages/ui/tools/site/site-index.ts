export type SiteStory = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Path of its file, from the folder of the package. */
  readonly importPath: string;
};

type Entry = { readonly [Key in keyof SiteStory]?: unknown } & { readonly type?: unknown; readonly tags?: unknown };

/** Lists every story that is a test, from Storybook's index, by title and then in the order of its file. */
export async function listStories(storybook: string): Promise<readonly SiteStory[]> {
  const response = await fetch(`${storybook}/index.json`);
  const index = (await response.json()) as { readonly entries: Readonly<Record<string, Entry>> };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && Array.isArray(tags) && tags.includes('test'))
    .map(({ id, title, name, importPath }) => ({
      id: String(id),
      title: String(title),
      name: String(name),
      importPath: String(importPath),
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
}
