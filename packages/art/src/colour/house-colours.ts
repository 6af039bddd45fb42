/** The orange of our tag on every drawing (the accent colour of the light theme), its edge, and its paper. */
export const tagOrange = '#f4640c';
export const tagOrangeEdge = '#a8431a';
export const tagPaper = '#fdfaf3';

/** Brass and gold fittings: the metal, its edge, its light and its deep side. */
export const gold = '#d3ab5e';
export const goldEdge = '#85622a';
export const goldLight = '#f7e6bd';
export const goldDeep = '#946f31';
