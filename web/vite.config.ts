import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rulesDefine } from '../tools/versions.mjs'
import { compressFolder } from './compress.mjs'

const DIST = join(import.meta.dirname, 'dist')

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: await rulesDefine(),
  plugins: [
    react(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Tallyho',
        short_name: 'Tallyho',
        description: 'Board games of the air war of 1939-45 on one table, with the rules enforced.',
        start_url: './',
        display: 'standalone',
        background_color: '#f3ead6',
        theme_color: '#2f4b73',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,json,webmanifest,woff2}'],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
    {
      name: 'compressed-once',
      apply: 'build',
      closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(DIST) },
    },
  ],
  build: { outDir: DIST, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  // A worker loads the one game that it thinks about, not all of them.
  worker: { format: 'es' },
})
