import type { CatalogueBrand } from './catalogue.types.ts';

/** The brands of the demonstration catalogue. Names only: the art carries none of their logos. */
export const catalogueBrands = [
  { id: 'brd_01jd0000000000000000000001', name: 'Jordan', slug: 'jordan' },
  { id: 'brd_01jd0000000000000000000002', name: 'Nike', slug: 'nike' },
  { id: 'brd_01jd0000000000000000000003', name: 'adidas', slug: 'adidas' },
  { id: 'brd_01jd0000000000000000000004', name: 'New Balance', slug: 'new-balance' },
  { id: 'brd_01jd0000000000000000000005', name: 'ASICS', slug: 'asics' },
  { id: 'brd_01jd0000000000000000000006', name: 'Converse', slug: 'converse' },
  { id: 'brd_01jd0000000000000000000007', name: 'Vans', slug: 'vans' },
  { id: 'brd_01jd0000000000000000000008', name: 'Salomon', slug: 'salomon' },
  { id: 'brd_01jd0000000000000000000009', name: 'On', slug: 'on' },
  { id: 'brd_01jd0000000000000000000010', name: 'Crocs', slug: 'crocs' },
  { id: 'brd_01jd0000000000000000000011', name: 'Carhartt WIP', slug: 'carhartt-wip' },
  { id: 'brd_01jd0000000000000000000012', name: 'The North Face', slug: 'the-north-face' },
  { id: 'brd_01jd0000000000000000000013', name: 'Levi’s', slug: 'levis' },
  { id: 'brd_01jd0000000000000000000014', name: 'Gucci', slug: 'gucci' },
  { id: 'brd_01jd0000000000000000000015', name: 'Marc Jacobs', slug: 'marc-jacobs' },
  { id: 'brd_01jd0000000000000000000016', name: 'Swatch', slug: 'swatch' },
] as const satisfies readonly CatalogueBrand[];
