export const silhouettes = [
  'court-low',
  'shell-toe',
  'court-mid',
  'court-high',
  'air-runner',
  'ripple-runner',
  'wave-runner',
  'dad',
  'terrace',
  'knit',
  'canvas-high',
  'vulc',
  'slip-on',
  'trail',
  'foam-runner',
  'slide',
  'clog',
  'boot',
  'retro-print',
  'retro-net',
  'retro-patent',
  'retro-rays',
  'retro-dimple',
  'tee',
  'polo',
  'jersey',
  'hoodie',
  'track-top',
  'jacket',
  'trousers',
  'joggers',
  'shorts',
  'cap',
  'tote',
  'shoulder-bag',
  'crossbody',
  'flap',
  'satchel',
  'boston',
  'backpack',
  'watch',
  'figure',
  'card',
  'deck',
  'brick-set',
] as const;
export type Silhouette = (typeof silhouettes)[number];

/** Pictures of one item. `side` is the first one of every item; clothes and bags show their front there. */
export const artViews = ['side', 'left', 'three-quarter', 'detail', 'sole', 'lining', 'box'] as const;
export type ArtView = (typeof artViews)[number];

export const materialNames = ['leather', 'tumbled', 'suede', 'mesh', 'knit', 'canvas', 'fleece', 'denim'] as const;
export type Material = (typeof materialNames)[number];

/** Materials of the body and of the parts sewn onto it. A silhouette has its own where one is left out. */
export type Materials = { readonly base?: Material | undefined; readonly over?: Material | undefined };

export type ArtInput = {
  readonly silhouette: Silhouette;
  /** The maker's colourway, for example "Black/Gym Red-White". */
  readonly colourway: string;
  /** Decides the small choices (overlay, tread). It is the style code, so that an item always gets one drawing. */
  readonly seed: string;
  readonly view: ArtView;
  /** The item's name. A nickname in it ("Panda", "Bred", "Chicago") decides the colours of the panels. */
  readonly name?: string | undefined;
  readonly materials?: Materials | undefined;
  /** A colour to paint behind the item; without one the picture is transparent and shows the page's own ground. */
  readonly ground?: string | undefined;
};
