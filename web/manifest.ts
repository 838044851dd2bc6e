import type { ManifestOptions } from 'vite-plugin-pwa'

/** Pictures of the app for whoever installs it, from the ones in the README. */
export const SCREENS = 'docs/screens'

/** What the app is called and looks like where it is installed. The icons are drawn from icon.svg by tools/icons.mjs. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: './',
  name: 'Tallyho: board games of the air war',
  short_name: 'Tallyho',
  description: 'Board games of the air war of 1939-45 on one table, with the rules enforced.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  categories: ['games'],
  background_color: '#f3ead6',
  theme_color: '#2f4b73',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: 'screens/the-hardest-days.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: '18 August 1940 in the operations room',
    },
    {
      src: 'screens/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'The same day on a phone',
    },
  ],
}
