import { describe, expect, test } from 'vitest';
import { componentFiles } from '../new-component/component-files.ts';
import { componentFolders } from './component-folders.ts';
import { whatIsMissing } from './what-is-missing.ts';

const folders = componentFolders();

/** The maximum number of pictures for the reviewer of a change that touches the whole kit. */
const mostPictures = 150;

test.each(folders.map((folder) => [folder.name, folder] as const))('%s is complete', (_name, folder) => {
  expect(whatIsMissing(folder)).toEqual([]);
});

test(`there are at most ${mostPictures} pictures`, () => {
  const pictures = folders.flatMap(({ files }) => [...files.keys()].filter((file) => file.endsWith('.png')));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.length).toBeLessThanOrEqual(mostPictures);
});

test('a new component lacks nothing but its picture', () => {
  const missing = whatIsMissing({ shelf: 'lists', name: 'Fresh', files: componentFiles('Fresh', 'lists') });
  expect(missing).toHaveLength(1);
  expect(missing[0]).toMatch(/pictures Fresh/);
});

const stories = (guide: string, exported: string) => `
  const meta = { title: 'Forms/Part', parameters: { guide: ${guide} satisfies Guide } } satisfies Meta;
  export default meta;
  ${exported}`;
const guide = "{ keyboard: [['Tab', 'moves there']], do: ['One.'], dont: ['Two.'], accessibility: ['Three.'] }";
const allStories = 'export const Playground = {}; export const Sheet = {}; export const ByKeyboard = {};';

const whole: Readonly<Record<string, string>> = {
  'Part.tsx': 'export function Part() {}',
  'Part.css.ts': '',
  'Part.stories.tsx': stories(guide, allStories),
  'Part.sheet.png': '',
};
const partWith = (changes: Readonly<Record<string, string | undefined>>) => ({
  shelf: 'forms' as const,
  name: 'Part',
  files: new Map(
    Object.entries({ ...whole, ...changes }).flatMap(([file, text]) =>
      text === undefined ? [] : [[file, text] as const],
    ),
  ),
});

describe('what makes a component incomplete', () => {
  test('nothing, when all is there', () => {
    expect(whatIsMissing(partWith({}))).toEqual([]);
  });

  test('a part that takes no focus needs no story of the keyboard', () => {
    const quiet = stories(
      guide.replace("[['Tab', 'moves there']]", "'none'"),
      'export const Playground = {}; export const Sheet = {};',
    );
    expect(whatIsMissing(partWith({ 'Part.stories.tsx': quiet }))).toEqual([]);
  });

  test('a guide in a variable of its own counts', () => {
    const apart = `const guide = ${guide}; const meta = { title: 'Forms/Part', parameters: { guide } }; export default meta; ${allStories}`;
    expect(whatIsMissing(partWith({ 'Part.stories.tsx': apart }))).toEqual([]);
  });

  test.each([
    ['no component', { 'Part.tsx': undefined }, /has no component/],
    ['no stories', { 'Part.stories.tsx': undefined }, /has no stories/],
    ['no sheet', { 'Part.stories.tsx': stories(guide, allStories.replace('Sheet', 'Other')) }, /no story Sheet/],
    [
      'no playground',
      { 'Part.stories.tsx': stories(guide, allStories.replace('Playground', 'Other')) },
      /no story Playground/,
    ],
    [
      'no story of the keyboard',
      { 'Part.stories.tsx': stories(guide, allStories.replace('ByKeyboard', 'Other')) },
      /no story ByKeyboard/,
    ],
    [
      'a title of another shelf',
      { 'Part.stories.tsx': stories(guide, allStories).replace('Forms/', 'Lists/') },
      /title: 'Forms\/Part'/,
    ],
    [
      'no guide',
      { 'Part.stories.tsx': `const meta = { title: 'Forms/Part' }; export default meta; ${allStories}` },
      /has no guide/,
    ],
    [
      'no keyboard table',
      { 'Part.stories.tsx': stories(guide.replace("[['Tab', 'moves there']]", '[]'), allStories) },
      /no keyboard table/,
    ],
    [
      'nothing to do',
      { 'Part.stories.tsx': stories(guide.replace("do: ['One.']", 'do: []'), allStories) },
      /nothing under do/,
    ],
    [
      'nothing to avoid',
      { 'Part.stories.tsx': stories(guide.replace("dont: ['Two.'], ", ''), allStories) },
      /nothing under dont/,
    ],
    [
      'no notes on accessibility',
      { 'Part.stories.tsx': stories(guide.replace("['Three.']", '[]'), allStories) },
      /nothing under accessibility/,
    ],
    ['no picture', { 'Part.sheet.png': undefined }, /has no picture/],
    ['a picture of something else', { 'Old.sheet.png': '' }, /Old\.sheet\.png is the picture of nothing/],
    ['a component of 151 lines', { 'Part.tsx': 'line\n'.repeat(151) }, /151 lines/],
  ])('%s', (_title, changes, sentence) => {
    const missing = whatIsMissing(partWith(changes));
    expect(missing).toHaveLength(1);
    expect(missing[0]).toMatch(sentence);
  });
});
