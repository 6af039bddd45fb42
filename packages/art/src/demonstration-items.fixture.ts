import type { Materials, Silhouette } from './art.types.ts';

type Sample = {
  readonly name: string;
  readonly silhouette: Silhouette;
  readonly colourway: string;
  readonly seed: string;
  readonly materials?: Materials | undefined;
};

/**
 * Drawing inputs of the 24 items of the demonstration catalogue; tests check the size budget and the renderer with
 * them.
 */
export const demonstrationItems: readonly Sample[] = [
  {
    name: 'Jordan 1 Retro High OG Chicago Lost and Found',
    silhouette: 'court-high',
    colourway: 'Varsity Red/Black-Sail-Muslin',
    seed: 'DZ5485-612',
    materials: { base: 'leather', over: 'leather' },
  },
  {
    name: 'Nike Dunk Low Retro White Black Panda',
    silhouette: 'court-low',
    colourway: 'White/Black-White',
    seed: 'DD1391-100',
    materials: { base: 'leather', over: 'leather' },
  },
  {
    name: 'adidas Samba OG Cloud White Core Black',
    silhouette: 'terrace',
    colourway: 'Cloud White/Core Black/Clear Granite/Gum',
    seed: 'B75806',
    materials: { base: 'leather', over: 'suede' },
  },
  {
    name: 'Jordan 1 Mid Light Smoke Grey',
    silhouette: 'court-mid',
    colourway: 'Light Smoke Grey/Black-White',
    seed: '554724-092',
    materials: { base: 'leather', over: 'suede' },
  },
  {
    name: 'New Balance 2002R Protection Pack Rain Cloud',
    silhouette: 'dad',
    colourway: 'Rain Cloud/Magnet',
    seed: 'M2002RDA',
    materials: { base: 'mesh', over: 'suede' },
  },
  {
    name: 'Jordan 1 Low UNC (Women’s)',
    silhouette: 'court-low',
    colourway: 'University Blue/University Blue-White',
    seed: 'AO9944-441',
    materials: { base: 'leather', over: 'leather' },
  },
  {
    name: 'Nike Air Max 90 Infrared (2020)',
    silhouette: 'air-runner',
    colourway: 'White/Black-Cool Grey-Radiant Red',
    seed: 'CT1685-100',
    materials: { base: 'mesh', over: 'suede' },
  },
  {
    name: 'ASICS Gel-Kayano 14 Cream Black',
    silhouette: 'dad',
    colourway: 'Cream/Black/Metallic Silver',
    seed: '1201A019-108',
    materials: { base: 'mesh', over: 'leather' },
  },
  {
    name: 'adidas Yeezy Boost 350 V2 Zebra',
    silhouette: 'knit',
    colourway: 'White/Core Black/Red',
    seed: 'CP9654',
    materials: { base: 'knit' },
  },
  {
    name: 'Converse Chuck 70 Hi Black Egret',
    silhouette: 'canvas-high',
    colourway: 'Black/Black/Egret',
    seed: '162050C',
    materials: { base: 'canvas', over: 'canvas' },
  },
  {
    name: 'Salomon XT-6 Black Phantom',
    silhouette: 'trail',
    colourway: 'Black/Phantom/Magnet',
    seed: 'L41086600',
    materials: { base: 'mesh', over: 'leather' },
  },
  {
    name: 'Nike Air Force 1 Low ’07 Triple White',
    silhouette: 'court-low',
    colourway: 'White/White',
    seed: 'CW2288-111',
    materials: { base: 'tumbled', over: 'tumbled' },
  },
  {
    name: 'Jordan 1 Mid Chicago Black Toe (GS)',
    silhouette: 'court-mid',
    colourway: 'Black/Gym Red-White',
    seed: '554725-069',
    materials: { base: 'leather', over: 'leather' },
  },
  {
    name: 'Vans Old Skool Black White',
    silhouette: 'vulc',
    colourway: 'Black/White',
    seed: 'VN000D3HY28',
    materials: { base: 'canvas', over: 'suede' },
  },
  {
    name: 'On Cloud 5 Black White',
    silhouette: 'foam-runner',
    colourway: 'Black/White',
    seed: '59.98919',
    materials: { base: 'mesh', over: 'leather' },
  },
  { name: 'adidas Yeezy Slide Bone', silhouette: 'slide', colourway: 'Bone/Bone/Bone', seed: 'FW6345' },
  { name: 'Crocs Classic Clog Bad Bunny', silhouette: 'clog', colourway: 'White/Glow-In-The-Dark', seed: '207101-90H' },
  {
    name: 'The North Face 1996 Retro Nuptse Jacket Summit Gold',
    silhouette: 'jacket',
    colourway: 'Summit Gold/TNF Black',
    seed: 'NF0A3C8D56P',
  },
  {
    name: 'Carhartt WIP Hooded Chase Sweat Hamilton Brown',
    silhouette: 'hoodie',
    colourway: 'Hamilton Brown/Gold',
    seed: 'I033661-HZ',
    materials: { base: 'fleece' },
  },
  {
    name: 'Levi’s 501 Original Medium Stonewash',
    silhouette: 'trousers',
    colourway: 'Medium Stonewash/Rust',
    seed: '00501-0193',
    materials: { base: 'denim' },
  },
  {
    name: 'Nike Heritage86 Washed Cap Obsidian',
    silhouette: 'cap',
    colourway: 'Obsidian/Obsidian/White',
    seed: '913011-451',
    materials: { base: 'canvas' },
  },
  {
    name: 'Gucci Jackie 1961 Small Shoulder Bag Cognac',
    silhouette: 'shoulder-bag',
    colourway: 'Cognac/Chocolate/Gold',
    seed: '636706-COGNAC',
    materials: { base: 'leather' },
  },
  {
    name: 'Marc Jacobs The Snapshot New Black Multi',
    silhouette: 'crossbody',
    colourway: 'Black/Cream/Rose/Burgundy',
    seed: 'M0012007-002',
    materials: { base: 'tumbled' },
  },
  {
    name: 'Swatch × Omega MoonSwatch Mission to the Moon',
    silhouette: 'watch',
    colourway: 'Dark Grey/Black/White',
    seed: 'SO33M100',
  },
];
