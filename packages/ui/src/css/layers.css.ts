import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of the kit's styles, weakest first. An app's own styles stand outside any layer and so override all of
 * them. Every style file of the kit imports this one, so the order holds in every chunk, however the bundler splits
 * them.
 */
export const layers = {
  tokens: globalLayer('suki-tokens'),
  base: globalLayer('suki-base'),
  primitive: globalLayer('suki-primitive'),
  kit: globalLayer('suki-kit'),
};
