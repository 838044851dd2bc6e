import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answer, answersGiven, begin, isOver, moved, stepNow } from './desk.ts'

/** Lets the machine play to the end, which asks first. */
export async function playToTheEnd(page: Page): Promise<void> {
  await page.getByTestId('machine-on').click()
  await page.getByTestId('machine-on-sure').click()
}

/** The machine answers one question; while it is already at it, or has just ended the game, that counts. */
export async function machineOnce(page: Page): Promise<void> {
  const before = await answersGiven(page)
  await page.getByTestId('machine-once').dispatchEvent('click')
  await moved(page, before)
}

/** Lets the machine answer until the step has come. */
export async function toStep(page: Page, step: string): Promise<void> {
  while ((await stepNow(page)) !== `step-${step}` && !(await isOver(page))) await machineOnce(page)
  assert.equal(await stepNow(page), `step-${step}`)
}

/** Lets the machine answer, one question at a time, until a squadron is in combat; begins anew if the day ends first. */
export async function toCombat(page: Page, url: string): Promise<void> {
  for (let day = 0; day < 4; day++) {
    await page.goto(url)
    await begin(page)
    while (!(await isOver(page))) {
      if ((await stepNow(page)) === 'step-interception') return
      await machineOnce(page)
    }
  }
  throw new Error('no raid was met in four days')
}

/** Answers up to the patrol step: there one decision follows another without a die between them. */
export async function toPatrol(page: Page): Promise<void> {
  for (let i = 0; i < 30 && (await stepNow(page)) !== 'step-patrol'; i++) await answer(page, () => 0)
  assert.equal(await stepNow(page), 'step-patrol')
}
