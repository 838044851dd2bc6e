import { download, fileName } from '../exchange/files.ts'

/** Saves a report as one page that needs nothing else: no script, nothing from elsewhere, and its letters in itself. */
export async function savePage(sheet: HTMLElement, name: string): Promise<void> {
  const { theme = '' } = document.documentElement.dataset
  const css = [...(await fontsOf(document.styleSheets)), rulesFor(document.styleSheets, sheet)].join('\n')
  download(
    fileName(name).replace('.tallyho.json', '-report.html'),
    pageOf(sheet, name, css, theme),
    'text/html',
  )
}

/** The fonts that this page has needed. One that cannot be had is left out: the page is read in another then. */
async function fontsOf(sheets: StyleSheetList): Promise<readonly string[]> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(faceName))
  const faces = [...sheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap(rule => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const { style } = rule
      const value = (name: string) => style.getPropertyValue(name)
      const [family, weight, slant] = [value('font-family'), value('font-weight'), value('font-style')]
      const [, url] = /url\("?([^")]+)"?\)/.exec(value('src')) ?? []
      const name = faceName({ family, weight, style: slant })
      return url && loaded.has(name) ? [{ family, weight, slant, url: new URL(url, href ?? undefined) }] : []
    }),
  )
  const embedded = await Promise.all(
    faces.map(async ({ family, weight, slant, url }) => {
      const letters = await fetch(url).then(
        async response => (response.ok ? dataUrl(await response.blob()) : undefined),
        () => undefined,
      )
      return letters
        ? `@font-face { font-family: ${family}; font-weight: ${weight}; font-style: ${slant}; src: url("${letters}") format("woff2"); }`
        : undefined
    }),
  )
  return embedded.filter(face => face !== undefined)
}

function faceName({ family, weight, style }: Pick<FontFace, 'family' | 'weight' | 'style'>): string {
  return `${family.replaceAll('"', '')} ${weight} ${style}`
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** The text of that page. What can be pressed is left out, for nothing would happen. */
function pageOf(sheet: HTMLElement, name: string, css: string, theme: string): string {
  const copy = sheet.cloneNode(true) as HTMLElement
  for (const live of copy.querySelectorAll('button, input, progress, textarea, a, [data-live]')) live.remove()
  for (const one of copy.querySelectorAll('[data-testid]')) one.removeAttribute('data-testid')
  const title = document.createElement('title')
  title.textContent = name
  return `<!doctype html>
<html lang="en"${theme && ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${title.outerHTML}
<style>
${css}
</style></head>
<body><main class="report-page saved">${copy.outerHTML}</main></body>
</html>
`
}

/** The rules of all sheets that say something of this page, and its colours. */
function rulesFor(sheets: StyleSheetList, sheet: HTMLElement): string {
  const matches = (selector: string) => {
    try {
      return sheet.matches(selector) || sheet.querySelector(selector) !== null
    } catch {
      return false
    }
  }
  const wanted = (selector: string) =>
    /^(:root|html|body|\*|\[data-theme)/.test(selector) ||
    selector.includes('.report-page') ||
    matches(selector.replaceAll(/::?(before|after|first-letter)/g, ''))
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSMediaRule) {
      const inner = [...rule.cssRules].map(textOf).join('\n')
      return inner.trim() === '' ? '' : `@media ${rule.conditionText} {\n${inner}\n}`
    }
    if (rule instanceof CSSPageRule) return rule.cssText
    return rule instanceof CSSStyleRule && wanted(rule.selectorText) ? rule.cssText : ''
  }
  return [...sheets].flatMap(one => [...one.cssRules].map(textOf).filter(text => text !== '')).join('\n')
}
