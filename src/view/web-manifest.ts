import type { Museum } from '../domain/museum.ts';
import { PALETTE } from './palette.ts';
import { PATHS } from './paths.ts';

/** All of it is the tile, and what matters lies in the middle, so that a device may cut it to any form. */
const LARGE_ICON = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' } as const;

/**
 * What a device shows of the site among its programs. It opens with a way back and the address at hand, as it has none
 * of its own for what it links to.
 * Source: W3C, Web Application Manifest.
 */
export function webManifest({ name, description, language }: Museum) {
  return {
    id: PATHS.home,
    name,
    description,
    lang: language,
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'minimal-ui',
    theme_color: PALETTE.inkDeep,
    background_color: PALETTE.salt,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      LARGE_ICON,
      { ...LARGE_ICON, purpose: 'maskable' },
    ],
  } as const;
}
