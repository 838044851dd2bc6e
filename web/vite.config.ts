import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rulesDefine } from '../tools/versions.mjs'
import { compressFolder } from './compress.mjs'
import { firstSight } from './first/plugin.ts'
import { MANIFEST, SCREENS } from './manifest.ts'

const DIST = join(import.meta.dirname, 'dist')

/** What the lobby is set in: fetched with the page, so that no line moves when they come. */
const LOBBY_FONTS =
  /^assets\/(barlow-latin-[46]00-normal|barlow-condensed-latin-500|libre-caslon-text-latin-(400-italic|700)).*\.woff2$/

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: await rulesDefine(),
  plugins: [
    react(),
    firstSight(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', '*.png'],
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,json,webmanifest,woff2}'],
        // Looked at once, before the app is installed.
        globIgnores: ['screens/**'],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
    {
      name: 'pictures-of-the-app',
      apply: 'build',
      generateBundle() {
        for (const { src } of MANIFEST.screenshots ?? []) {
          const source = readFileSync(join(import.meta.dirname, '..', SCREENS, basename(src)))
          this.emitFile({ type: 'asset', fileName: src, source })
        }
      },
    },
    {
      name: 'fonts-of-the-lobby',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle = {} }) =>
          Object.keys(bundle)
            .filter(name => LOBBY_FONTS.test(name))
            .map(name => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: '' },
              injectTo: 'head',
            })),
      },
    },
    {
      name: 'compressed-once',
      apply: 'build',
      closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(DIST) },
    },
  ],
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What the lobby needs is one file: twenty small ones wait for each other.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'lobby', test: /web\/main\.tsx$/ }] } } },
  },
  // A worker loads the one game that it thinks about, not all of them.
  worker: { format: 'es' },
})
