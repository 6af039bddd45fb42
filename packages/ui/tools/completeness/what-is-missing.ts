import { type Shelf, storyTitle } from '../shelves.ts';
import type { ComponentFolder } from './component-folders.ts';
import { type GuideRead, readStories } from './read-stories.ts';

/** A component is read from top to bottom; styles, stories and tests are lists. */
const mostLines = 150;

/** Lists the gaps of a component's folder, as sentences that say what to do. Empty for a complete folder. */
export function whatIsMissing({ shelf, name, files }: ComponentFolder): readonly string[] {
  return [...ownFiles(name, files), ...storiesOf(shelf, name, files), ...picturesOf(name, files), ...longFiles(files)];
}

function ownFiles(name: string, files: ComponentFolder['files']): readonly string[] {
  return [...files.keys()].some((file) => file.startsWith(name) && isCode(file) && file.endsWith('.tsx'))
    ? []
    : [`${name} has no component: write ${name}.tsx, or remove the folder with whatever is left in it.`];
}

function storiesOf(shelf: Shelf, name: string, files: ComponentFolder['files']): readonly string[] {
  const source = files.get(`${name}.stories.tsx`);
  if (source === undefined)
    return [
      `${name} has no stories: write ${name}.stories.tsx (see Button.stories.tsx), or start with \`new component\`.`,
    ];
  const { title, stories, guide } = readStories(source);
  const missing = ['Playground', 'Sheet'].filter((story) => !stories.includes(story));
  if (guide !== undefined && guide.keyboard !== 'none' && !stories.includes('ByKeyboard')) missing.push('ByKeyboard');
  const rightTitle = storyTitle(shelf, name);
  return [
    ...(title === rightTitle
      ? []
      : [`${name} stands on another shelf in Storybook: write title: '${rightTitle}' in ${name}.stories.tsx.`]),
    ...missing.map((story) => `${name} has no story ${story}: write it in ${name}.stories.tsx.`),
    ...(guide === undefined
      ? [
          `${name} has no guide: write parameters.guide with keyboard, do, dont and accessibility in ${name}.stories.tsx.`,
        ]
      : emptyParts(name, guide)),
  ];
}

function emptyParts(name: string, guide: GuideRead): readonly string[] {
  return Object.entries(guide)
    .filter(([, count]) => count === 0)
    .map(([part]) =>
      part === 'keyboard'
        ? `${name} has no keyboard table: write one row per key, or 'none' for a part that takes no focus.`
        : `${name}'s guide has nothing under ${part}: write what a designer needs to know.`,
    );
}

function picturesOf(name: string, files: ComponentFolder['files']): readonly string[] {
  const picture = `${name}.sheet.png`;
  const leftOver = [...files.keys()].filter((file) => file.endsWith('.png') && file !== picture);
  return [
    ...(files.has(picture)
      ? []
      : [`${name} has no picture: run \`npx -y pnpm@12 pictures ${name}\`, look at it, and commit it.`]),
    ...leftOver.map((file) => `${name}/${file} is the picture of nothing: remove it.`),
  ];
}

function longFiles(files: ComponentFolder['files']): readonly string[] {
  return [...files]
    .filter(([file]) => isCode(file))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(
      ({ file, lines }) =>
        `${file} has ${lines} lines, and ${mostLines} is the limit: move a part of it to a file beside it.`,
    );
}

function isCode(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(?:css|stories|test)\.tsx?$/.test(file);
}
