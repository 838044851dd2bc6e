import { download, fileName } from '../exchange/files.ts'

/** Saves a report as one page that needs nothing else: no script, no font, no picture from elsewhere. */
export function savePage(sheet: HTMLElement, name: string): void {
  const { theme = '' } = document.documentElement.dataset
  download(
    fileName(name).replace('.tallyho.json', '-report.html'),
    pageOf(sheet, name, rulesFor(document.styleSheets, sheet), theme),
    'text/html',
  )
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
    return rule instanceof CSSStyleRule && wanted(rule.selectorText) ? rule.cssText : ''
  }
  return [...sheets].flatMap(one => [...one.cssRules].map(textOf).filter(text => text !== '')).join('\n')
}
