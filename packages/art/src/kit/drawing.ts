import type { Material } from '../art.types.ts';
import { edgeOf, type Hex, isDark } from '../colour/colour-maths.ts';
import { numberText, shareText } from './number-text.ts';
import { textureOf } from './textures.ts';

/**
 * The layer of a mark. A side view is painted straight through; the three-quarter view takes the layers apart and
 * gives each its own place in space.
 */
export type Layer = 'inside' | 'tongue' | 'body' | 'outline' | 'laces' | 'sole';

export type Stop = readonly [offset: number, colour: Hex, opacity?: number];
export type LineOptions = {
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
  readonly dash?: string | undefined;
  /** Round ends: cords, dots, holes. */
  readonly round?: boolean | undefined;
};
export type ShapeOptions = {
  readonly opacity?: number | undefined;
  readonly stroke?: Hex | undefined;
  readonly strokeWidth?: number | undefined;
};

/** The violet black of every shadow, and the white of every light. */
export const shadowInk = '#1d1430';
export const lightInk = '#fff';

const opacityText = (opacity: number | undefined): string =>
  opacity === undefined || opacity >= 1 ? '' : ` opacity="${shareText(opacity)}"`;

/**
 * A drawing while it is made: definitions on one side, marks in painting order on the other. Ids begin with the
 * drawing's own prefix, so that several drawings can stand in one page.
 *
 * Rules that every drawing keeps, found by looking at what librsvg and the browsers do:
 * - no filters, fonts, masks, arcs or references outside the drawing; real `<path>` inside `<clipPath>` (librsvg
 *   renders nothing for a `<use>` there);
 * - a path that is painted more than once is stored once and used;
 * - pieces overshoot the outline and are clipped by it, so that edges never gap;
 * - a seam is an open path which also closes the piece, so that cut edge, highlight and stitches stay in register.
 */
export class Drawing {
  readonly prefix: string;
  readonly #definitions = new Map<string, string>();
  readonly layers: { readonly name: Layer; marks: string }[] = [{ name: 'body', marks: '' }];
  #count = 0;
  readonly #stored = new Map<string, string>();
  /** Id of the clip that holds a path, by the id of the path. */
  readonly #owners = new Map<string, string>();

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  #nextId(): string {
    const id = this.prefix + this.#count.toString(36);
    this.#count += 1;
    return id;
  }

  #store(key: string, define: (id: string) => string): string {
    const known = this.#stored.get(key);
    if (known !== undefined) {
      return known;
    }
    const id = this.#nextId();
    this.#definitions.set(id, define(id));
    this.#stored.set(key, id);
    return id;
  }

  path(data: string): string {
    return this.#store(data, (id) => `<path id="${id}" d="${data}"/>`);
  }

  get definitions(): string {
    return [...this.#definitions.values()].join('');
  }

  /** Returns the definitions that these marks use, directly or through other definitions. */
  definitionsOf(marks: string): string {
    const wanted = new Set<string>();
    const collect = (markup: string): void => {
      for (const [, id = ''] of markup.matchAll(/#([\w-]+)[")]/g)) {
        if (!wanted.has(id)) {
          wanted.add(id);
          collect(this.#definitions.get(this.#owners.get(id) ?? id) ?? '');
        }
      }
    };
    collect(marks);
    const owners = new Set([...wanted].map((id) => this.#owners.get(id) ?? id));
    return [...this.#definitions]
      .filter(([id]) => owners.has(id))
      .map(([, markup]) => markup)
      .join('');
  }

  /** Adds finished definitions of another drawing, whose ids have another prefix. */
  adopt(markup: string): this {
    this.#definitions.set(`adopted${this.#definitions.size}`, markup);
    return this;
  }

  get marks(): string {
    return this.layers.map((layer) => layer.marks).join('');
  }

  /** Assigns the following marks to this layer. */
  layer(name: Layer): this {
    if (this.layers.at(-1)?.name !== name) {
      this.layers.push({ name, marks: '' });
    }
    return this;
  }

  add(markup: string): this {
    const current = this.layers.at(-1);
    if (current !== undefined) {
      current.marks += markup;
    }
    return this;
  }

  /** Clips all marks until `release` to this outline. */
  clip(data: string): this {
    const known = this.#stored.get(`clip${data}`);
    const clipId =
      known ??
      this.#store(`clip${data}`, (id) => {
        const pathId = this.#nextId();
        this.#stored.set(data, pathId);
        this.#owners.set(pathId, id);
        return `<clipPath id="${id}"><path id="${pathId}" d="${data}"/></clipPath>`;
      });
    return this.add(`<g clip-path="url(#${clipId})">`);
  }

  release(): this {
    return this.add('</g>');
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity = 1]) => {
        const paint =
          colour === shadowInk ? ' class="d"' : colour === lightInk ? ' class="l"' : ` stop-color="${colour}"`;
        return `<stop${offset === 0 ? '' : ` offset="${shareText(offset)}"`}${paint}${opacity < 1 ? ` stop-opacity="${shareText(opacity)}"` : ''}/>`;
      })
      .join('');
  }

  /** Returns a linear gradient between two points of the drawing, as a fill. */
  linear(line: readonly [x1: number, y1: number, x2: number, y2: number], stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = line;
    const id = this.#store(
      `linear${line.join()}${stops.join()}`,
      (newId) =>
        `<linearGradient id="${newId}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Returns a soft round spot, as a fill for a circle of radius 1. */
  soft(colour: Hex, opacity: number): string {
    const id = this.#store(
      `soft${colour}${opacity}`,
      (newId) =>
        `<radialGradient id="${newId}">${this.#stops([
          [0, colour, opacity],
          [0.5, colour, opacity * 0.36],
          [1, colour, 0],
        ])}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Adds a soft spot of light (or of another colour), placed by an SVG transform of the unit circle. */
  glow(transform: string, opacity = 0.3, colour: Hex = lightInk): this {
    return this.add(`<circle r="1" fill="${this.soft(colour, opacity)}" transform="${transform}"/>`);
  }

  line(data: string, stroke: Hex, { width = 2, opacity, dash, round = false }: LineOptions = {}): this {
    const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
    const attributes = `class="${round ? 'r' : 'n'}" stroke="${stroke}" stroke-width="${numberText(width)}"${opacityText(opacity)}${dashes}`;
    const known = this.#stored.get(data);
    return this.add(
      known === undefined ? `<path d="${data}" ${attributes}/>` : `<use href="#${known}" ${attributes}/>`,
    );
  }

  shape(data: string, fill: string, { opacity, stroke, strokeWidth = 1.5 }: ShapeOptions = {}): this {
    const outline = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${numberText(strokeWidth)}"`;
    const attributes = `fill="${fill}"${opacityText(opacity)}${outline}`;
    const known = this.#stored.get(data);
    return this.add(
      known === undefined ? `<path d="${data}" ${attributes}/>` : `<use href="#${known}" ${attributes}/>`,
    );
  }

  stitch(data: string, thread: Hex): this {
    return this.add(`<path class="s" d="${data}" stroke="${thread}"/>`);
  }

  /** Adds the material's surface over a shape that has its colour already. */
  texture(data: string, material: Material, fill: Hex): this {
    const ink = isDark(fill) ? '#fff' : '#1a1420';
    const texture = textureOf(material, ink);
    if (texture === undefined) {
      return this;
    }
    const [width, height] = texture.size;
    const turn = texture.turn === 0 ? '' : ` patternTransform="rotate(${texture.turn})"`;
    const id = this.#store(
      `texture${material}${ink}`,
      (newId) =>
        `<pattern id="${newId}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>${texture.marks}</pattern>`,
    );
    return this.shape(data, `url(#${id})`);
  }

  body(data: string, fill: Hex, material: Material = 'leather'): this {
    this.path(data);
    return this.shape(data, fill, { stroke: edgeOf(fill), strokeWidth: 2 }).texture(data, material, fill);
  }
}
