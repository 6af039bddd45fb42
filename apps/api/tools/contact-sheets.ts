import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { silhouettes } from '@suki/art/art.types';
import { drawItem } from '@suki/art/draw-item';
import { groundColour } from '@suki/art/ground-colour';
import { viewsOf } from '@suki/art/views-of';
import { catalogueItems } from '@suki/db/seed/catalogue/items.table';
import sharp, { type OverlayOptions } from 'sharp';

// Prints the drawings of the catalogue on sheets, to be looked at before a change of the drawings is committed:
//   npx -y pnpm@12 art:sheets [--folder PATH] [--silhouette NAME] [--views] [--dark]
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.suki/contact-sheets' },
    silhouette: { type: 'string' },
    views: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
});

const COLUMNS = 8;
const ROWS = 6;
const CELL = 230;

type Picture = { readonly svg: string; readonly ground: string };

const wanted = catalogueItems.filter(
  ({ art }) => values.silhouette === undefined || art.silhouette === values.silhouette,
);
const pictures = wanted.flatMap((item): readonly Picture[] => {
  const { art, colourway, styleCode: seed, name } = item;
  const silhouette = silhouettes.find((known) => known === art.silhouette);
  if (silhouette === undefined) throw new Error(`Expected a silhouette for ${name}, got ${art.silhouette}.`);
  const views = viewsOf(silhouette).slice(0, values.views ? undefined : 1);
  const ground = groundColour(colourway, seed)[values.dark ? 'dark' : 'light'];
  return views.map((view) => ({
    svg: drawItem({ silhouette, colourway, seed, name, view, materials: art.materials ?? {} }),
    ground,
  }));
});

await rm(values.folder, { recursive: true, force: true });
await mkdir(values.folder, { recursive: true });
const size = COLUMNS * ROWS;
for (let first = 0; first < pictures.length; first += size) {
  const cells = await Promise.all(pictures.slice(first, first + size).map(cellOf));
  const name = `sheet-${String(first / size + 1).padStart(2, '0')}.png`;
  const width = COLUMNS * CELL;
  const height = Math.ceil(cells.length / COLUMNS) * CELL;
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(cells)
    .png()
    .toFile(join(values.folder, name));
  process.stdout.write(`${join(values.folder, name)}: ${cells.length} pictures\n`);
}

async function cellOf({ svg, ground }: Picture, index: number): Promise<OverlayOptions> {
  const width = CELL - 6;
  const input = await sharp(Buffer.from(svg)).resize(width, width).flatten({ background: ground }).png().toBuffer();
  return { input, left: (index % COLUMNS) * CELL + 3, top: Math.floor(index / COLUMNS) * CELL + 3 };
}
