import type { SiteStory } from '../site/site-index.ts';

export type SheetOf = {
  /** Folder in src/components: "foundations". */
  readonly shelf: string;
  /** Folder on the shelf: "Button". */
  readonly component: string;
  readonly storyId: string;
};

/** The sheet stories of all components. */
export function sheetsAmong(stories: readonly SiteStory[]): readonly SheetOf[] {
  return stories
    .flatMap(({ id, name, importPath }) => {
      const [, shelf, component] = /^\.\/src\/components\/(\w+)\/(\w+)\//.exec(importPath) ?? [];
      return name !== 'Sheet' || shelf === undefined || component === undefined
        ? []
        : [{ shelf, component, storyId: id }];
    })
    .sort((one, other) => one.component.localeCompare(other.component));
}
