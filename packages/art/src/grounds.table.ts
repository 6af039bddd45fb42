/** The papers on which items are shown: quiet enough for any colour, apart enough to tell neighbours apart. */
export const grounds = [
  { hue: 78, light: '#e3edcb', dark: '#39442a' },
  { hue: 351, light: '#fbd2d8', dark: '#4d2c33' },
  { hue: 33, light: '#f9e4ca', dark: '#4a3a24' },
  { hue: 171, light: '#cae3df', dark: '#23423f' },
  { hue: 251, light: '#dad4f5', dark: '#37304f' },
  { hue: 214, light: '#cdddf2', dark: '#27384f' },
  { hue: 20, light: '#f4d9cb', dark: '#4b3327' },
  { hue: 131, light: '#cfdfd2', dark: '#2b4033' },
  { hue: 48, light: '#f5ebc4', dark: '#463f20' },
  { hue: 313, light: '#f0d5ea', dark: '#452d42' },
] as const;
