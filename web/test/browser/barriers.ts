import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Something on the page that somebody cannot use. */
interface Barrier {
  readonly rule: string
  /** Selector of the element. */
  readonly at: string
  readonly told: string
}

/** Everything on the page that breaks a rule of WCAG 2, level A or AA. */
export async function barriers(page: Page): Promise<Barrier[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await inPage.run(document, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa'] },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({
        rule: id,
        at: target.join(' '),
        told: `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`,
      })),
    )
  })
}
