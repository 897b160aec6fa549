/** The colours of pictures: those of `src/styles/tokens.css` as sRGB, which every program that draws SVG can read. */
export const PALETTE = {
  inkDeep: '#071523',
  ink: '#122539',
  dusk: '#354f6a',
  mist: '#a9b9ca',
  salt: '#f9f5ec',
  sand: '#e1dacb',
  amber: '#f2b541',
  rust: '#9f4325',
  rustPale: '#f4b390',
  sea: '#20536e',
  seaPale: '#97d6ea',
} as const;
