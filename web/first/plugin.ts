import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Plugin, type Rollup, runnerImport } from 'vite'

const HERE = import.meta.dirname
/** What fetches the app: the early script does that, after what is seen first. */
const APP = /<script type="module"[^>]*src="([^"]*)"><\/script>/g
const PARTS = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * The lobby lies in the page itself, so that it is seen before the app has come: then that takes its place, and nothing
 * moves. What a player has set for this browser is put on before the first paint.
 */
export function firstSight(): Plugin {
  const early = earlyScript()
  return {
    name: 'lobby-at-first-sight',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', ...(await early) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const lobby = await drawn(bundle)
        return {
          html: html
            .replaceAll(PARTS, '')
            .replaceAll(APP, '<meta name="app" content="$1" />')
            .replace('<div id="root">', `$&<div class="first-sight">${lobby}</div>`),
          tags: [
            { tag: 'script', attrs: { src: `./${(await early).fileName}` }, injectTo: 'head' },
            { tag: 'link', attrs: firstPicture(lobby), injectTo: 'head-prepend' },
          ],
        }
      },
    },
  }
}

/** The largest thing that is seen first comes before the fonts. */
function firstPicture(lobby: string): Record<string, string> {
  const [, href = ''] = /<img[^>]* src="([^"]*)"/.exec(lobby) ?? []
  return { rel: 'preload', as: 'image', href, fetchpriority: 'high' }
}

async function drawn(bundle: Rollup.OutputBundle): Promise<string> {
  const { module } = await runnerImport<typeof import('./sight.tsx')>(join(HERE, 'sight.tsx'), {
    root: join(HERE, '..'),
    configFile: false,
    plugins: [asBuilt(bundle)],
  })
  return module.firstSight()
}

/** Pictures by the names that they have in the built app; styles are there already. */
function asBuilt(bundle: Rollup.OutputBundle): Plugin {
  const addressOf = (picture: string) =>
    Object.values(bundle).find(file => file.type === 'asset' && file.names.includes(picture))?.fileName
  return {
    name: 'pictures-as-built',
    enforce: 'pre',
    resolveId: id => (/\.(css|svg)(\?|$)/.test(id) ? `\0${id.replace(/[.?]/g, '*')}` : undefined),
    load(id) {
      const [, name = '', kind] = /^\0.*?([\w-]+)\*(css|svg)/.exec(id) ?? []
      if (kind === 'css') return ''
      if (kind === 'svg') return `export default ${JSON.stringify(`./${addressOf(`${name}.svg`)}`)}`
      return undefined
    },
  }
}

async function earlyScript() {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, 'early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  const source = outputFiles[0]?.text ?? ''
  const mark = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/early-${mark}.js`, source }
}
