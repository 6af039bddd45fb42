import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { altText } from './alt-text.ts';
import { type ArtInput, silhouettes } from './art.types.ts';
import { artKey } from './art-key.ts';
import { demonstrationItems } from './demonstration-items.fixture.ts';
import { drawItem } from './draw-item.ts';
import { groundColour } from './ground-colour.ts';
import { viewsOf } from './views-of.ts';

const everyPicture: readonly ArtInput[] = [
  ...demonstrationItems.flatMap((item) => viewsOf(item.silhouette).map((view) => ({ ...item, view }))),
  ...silhouettes.flatMap((silhouette) =>
    viewsOf(silhouette).map((view) => ({
      silhouette,
      view,
      colourway: 'Black/Volt-White',
      seed: 'TEST-001',
      name: 'Every silhouette',
    })),
  ),
];
const title = ({ name, silhouette, view }: ArtInput): string => `${name} (${silhouette}), ${view}`;
const panda: ArtInput = {
  silhouette: 'court-low',
  colourway: 'White/Black-White',
  seed: 'DD1391-100',
  view: 'side',
  name: 'Panda',
};

/** Renders as the picture route does, through librsvg, which also proves that the document is well-formed XML. */
const rendered = (svg: string) =>
  sharp(Buffer.from(svg)).resize(160, 160).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe('drawItem', () => {
  test('gives the same bytes for the same input', () => {
    for (const silhouette of silhouettes) {
      const picture: ArtInput = {
        silhouette,
        view: 'side',
        colourway: 'Black/Volt-White',
        seed: 'TEST-001',
        name: 'x',
      };
      expect(drawItem(picture), silhouette).toBe(drawItem({ ...picture }));
    }
  });

  test.each(demonstrationItems)('$name: the side view stays under 12,000 bytes', (item) => {
    expect(Buffer.byteLength(drawItem({ ...item, view: 'side' }))).toBeLessThan(12_000);
  });

  test.each(everyPicture)('$name ($silhouette): $view renders a picture that is not empty', async (picture) => {
    const { data, info } = await rendered(drawItem(picture));
    expect([info.width, info.height, info.channels]).toEqual([160, 160, 4]);
    const inked = data.filter((value, index) => index % 4 === 3 && value > 200).length;
    expect(inked / (160 * 160)).toBeGreaterThan(0.06);
  });

  test.each(silhouettes)('%s: the longer side fills four fifths of the picture, in its middle', async (silhouette) => {
    const svg = drawItem({ silhouette, view: 'side', colourway: 'Black/Volt-White', seed: 'TEST-001', name: 'x' });
    const { data } = await rendered(svg);
    const inked = Array.from({ length: 160 * 160 }, (_, pixel) => pixel).filter(
      (pixel) => (data[pixel * 4 + 3] ?? 0) > 200,
    );
    const span = (places: readonly number[]) => [Math.min(...places), Math.max(...places)] as const;
    const [left, right] = span(inked.map((pixel) => pixel % 160));
    const [top, bottom] = span(inked.map((pixel) => Math.floor(pixel / 160)));
    const fill = Math.max(right - left, bottom - top) / 160;
    expect(fill).toBeGreaterThan(0.77);
    expect(fill).toBeLessThan(0.87);
    expect(Math.abs((left + right) / 2 - 80)).toBeLessThan(8);
    expect(Math.abs((top + bottom) / 2 - 80)).toBeLessThan(8);
  });

  test('has no outside references and no features that renderers disagree on', () => {
    for (const picture of everyPicture) {
      const svg = drawItem(picture);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1]);
      expect(
        references.filter((reference) => !ids.has(reference?.slice(1))),
        title(picture),
      ).toEqual([]);
      expect(svg).not.toMatch(/<(image|script|filter|mask|text|foreignObject|animate)|NaN|undefined|Infinity/);
    }
  });

  test('gives every drawing ids and style rules of its own, so that several can stand in one page', () => {
    const owner = new Map<string, string>();
    for (const picture of everyPicture) {
      const svg = drawItem(picture);
      const root = /<svg[^>]* id="([^"]+)"/.exec(svg)?.[1] ?? '';
      const style = /<style>(.*?)<\/style>/.exec(svg)?.[1] ?? '';
      const selectors = [...style.matchAll(/([^{}]+)\{/g)].flatMap((match) => (match[1] ?? '').split(','));
      expect(
        selectors.every((selector) => selector.startsWith(`#${root} `)),
        title(picture),
      ).toBe(true);
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(owner.get(id) ?? svg, `${id} in ${title(picture)}`).toBe(svg);
        owner.set(id, svg);
      }
    }
  });

  test('is transparent around the item unless a ground is given', async () => {
    const open = await rendered(drawItem(panda));
    const painted = await rendered(drawItem({ ...panda, ground: '#e8e4dc' }));
    expect(open.data[3]).toBe(0);
    expect([...painted.data.subarray(0, 4)]).toEqual([0xe8, 0xe4, 0xdc, 255]);
  });

  test('escapes the name in the label', () => {
    expect(drawItem({ ...panda, name: 'A "B" <C> & D' })).toContain(
      'aria-label="A &quot;B&quot; &lt;C> &amp; D, right shoe from the outside"',
    );
  });

  test('shows the side where a view does not exist', () => {
    const tee = { silhouette: 'tee', colourway: 'White/Black', seed: 'T', name: 'Tee' } as const;
    expect(drawItem({ ...tee, view: 'sole' })).toContain('viewBox="0 0 800 800"');
  });
});

describe('artKey', () => {
  test('is the same for the same input and differs with each of them', () => {
    const others: readonly ArtInput[] = [
      { ...panda, silhouette: 'court-mid' },
      { ...panda, colourway: 'White/Black' },
      { ...panda, seed: 'DD1391-101' },
      { ...panda, view: 'left' },
      { ...panda, name: 'Bred' },
      { ...panda, materials: { base: 'suede' } },
      { ...panda, materials: { over: 'suede' } },
      { ...panda, ground: '#ffffff' },
    ];
    expect(artKey(panda)).toBe(artKey({ ...panda }));
    expect(artKey(panda)).toMatch(/^[0-9a-z]{14}$/);
    expect(new Set([panda, ...others].map(artKey)).size).toBe(others.length + 1);
  });

  test('keeps every picture of the catalogue apart', () => {
    expect(new Set(everyPicture.map(artKey)).size).toBe(everyPicture.length);
  });
});

describe('viewsOf and altText', () => {
  test.each(silhouettes)('%s begins with its side and has a text of its own for each view', (silhouette) => {
    const views = viewsOf(silhouette);
    expect(views[0]).toBe('side');
    expect(views.length).toBeGreaterThanOrEqual(4);
    expect(new Set(views.map((view) => altText({ name: 'X', silhouette, view }))).size).toBe(views.length);
  });
});

describe('groundColour', () => {
  test.each(demonstrationItems)('$name: a light and a dark tint, both quiet', ({ colourway, seed }) => {
    const { light, dark } = groundColour(colourway, seed);
    expect(light).toMatch(/^#[c-f][0-9a-f][c-f][0-9a-f][b-f][0-9a-f]$/);
    expect(dark).toMatch(/^#[2-5][0-9a-f][2-5][0-9a-f][1-5][0-9a-f]$/);
  });
});
