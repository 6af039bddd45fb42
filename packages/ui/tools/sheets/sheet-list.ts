import type { SiteStory } from '../site/site-index.ts';

export type SheetOf = {
  /** Folder in src/components. */
  readonly component: string;
  readonly storyId: string;
};

/** The sheet stories of all components. */
export function sheetsAmong(stories: readonly SiteStory[]): readonly SheetOf[] {
  return stories
    .flatMap(({ id, name, importPath }) => {
      const component = /^\.\/src\/components\/(\w+)\//.exec(importPath)?.[1];
      return name !== 'Sheet' || component === undefined ? [] : [{ component, storyId: id }];
    })
    .sort((one, other) => one.component.localeCompare(other.component));
}
