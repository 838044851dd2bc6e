import type { Lit, Part, Piece, Screen, Standing, Text, Tip } from './screen.ts'

/*
 * How a page reads itself. These functions are put into it as text, all together, so they know each other and nothing else of
 * this project.
 */

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What of an element is inside the screen and inside everything that cuts it off. */
function seenBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  }
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue
    const cut = parent.getBoundingClientRect()
    seen.left = Math.max(seen.left, cut.left)
    seen.top = Math.max(seen.top, cut.top)
    seen.right = Math.min(seen.right, cut.right)
    seen.bottom = Math.min(seen.bottom, cut.bottom)
  }
  return seen
}

function isEmpty({ left, top, right, bottom }: Box): boolean {
  return right - left < 1 || bottom - top < 1
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** A name for all elements that are drawn alike: the first class of each of the last two that have one for good. */
function whoIs(element: Element): string {
  const passing = ['plain', 'about', 'reach', 'lit', 'hovered']
  const names: string[] = []
  for (let at: Element | null = element; at && names.length < 2; at = at.parentElement) {
    const first = [...at.classList].find(name => !passing.includes(name))
    if (first) names.unshift(`.${first}`)
    else if (at.id) names.unshift(`#${at.id}`)
    else if (at === element) names.unshift(at.tagName.toLowerCase())
  }
  return names.join(' ')
}

/** How many px on the screen one px of the element's own drawing is. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
  }
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLElement && at.offsetWidth > 0) {
      const { width } = at.getBoundingClientRect()
      // Its own width is told in whole pixels.
      return Math.abs(width - at.offsetWidth) <= 0.5 ? 1 : width / at.offsetWidth
    }
  return 1
}

/** Every text that can be read in the board and beside it. */
function readTexts(): Text[] {
  const found: Text[] = []
  for (const root of document.querySelectorAll('main.board-room, aside.column')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element || element.closest('.sr-only, title, desc, defs') || !isShown(element)) continue
      if (isEmpty(seenBox(element))) continue
      const px = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
      found.push({ who: whoIs(element), text: text.slice(0, 40), px: Math.round(px * 10) / 10 })
    }
  }
  return found
}

function readPieces(): Piece[] {
  return [...document.querySelectorAll('main.board-room [data-piece]')]
    .filter(piece => isShown(piece) && !isEmpty(seenBox(piece)))
    .map(piece => {
      const { width, height } = piece.getBoundingClientRect()
      return {
        id: piece.getAttribute('data-piece') ?? '',
        side: Math.round(Math.min(width, height) * 10) / 10,
      }
    })
}

/** Points spread over a box, away from its rim. */
function pointsIn({ left, top, right, bottom }: Box): [x: number, y: number][] {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
  return steps.flatMap(down =>
    steps.map((across): [number, number] => [left + (right - left) * across, top + (bottom - top) * down]),
  )
}

/** True if what is hit at a point lies over the element: not itself, nor what it is in, nor what was drawn before it. */
function isOver(hit: Element, element: Element): boolean {
  if (hit.contains(element)) return false
  return (element.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

/** How much of what is seen of an element answers to a click there, and what lies over the rest. */
function freedomOf(element: Element, seen: Box): Pick<Lit, 'free' | 'under' | 'at'> {
  const own: [x: number, y: number][] = []
  const over: Element[] = []
  for (const [x, y] of pointsIn(seen)) {
    const hit = document.elementFromPoint(x, y)
    if (hit && element.contains(hit)) own.push([x, y])
    else if (hit && isOver(hit, element)) over.push(hit)
  }
  const [first] = over
  const free = own.length / Math.max(1, own.length + over.length)
  return { free, under: first && whoIs(first), at: own[own.length >> 1] }
}

function readLit(): Lit[] {
  const marked = document.querySelectorAll('main.board-room :is([data-mark=lit], [data-mark=hovered])')
  const signs = [...document.querySelectorAll<HTMLElement>('.panzoom-sign')].flatMap(
    ({ dataset }) => dataset.signs?.split('\n') ?? [],
  )
  return [...marked].filter(isShown).map(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const seen = seenBox(element)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const off = isEmpty(seen) || x < seen.left || x > seen.right || y < seen.top || y > seen.bottom
    const ref = element.getAttribute('data-ref') ?? whoIs(element)
    return { ref, off, signed: signs.includes(ref), ...freedomOf(element, seen) }
  })
}

function readDock(): string[] {
  const dock = document.querySelector('[data-testid=dock]')
  if (!dock || !isShown(dock) || isEmpty(seenBox(dock))) return []
  const own = seenBox(dock)
  return [...document.querySelectorAll('main.board-room :is([data-mark=lit], [data-mark=hovered])')]
    .filter(element => {
      const seen = seenBox(element)
      const both = {
        left: Math.max(seen.left, own.left),
        top: Math.max(seen.top, own.top),
        right: Math.min(seen.right, own.right),
        bottom: Math.min(seen.bottom, own.bottom),
      }
      return isShown(element) && !dock.contains(element) && !isEmpty(both)
    })
    .map(element => element.getAttribute('data-ref') ?? whoIs(element))
}

/** The open tooltip, with what is lit under it but for what it explains. */
function readTip(explained: string): Tip | undefined {
  const tip = document.querySelector('[role=tooltip]')
  if (!tip || !isShown(tip)) return undefined
  const { left, top, right, bottom } = tip.getBoundingClientRect()
  const under = [...document.querySelectorAll('main.board-room [data-mark=lit]')].flatMap(element => {
    const ref = element.getAttribute('data-ref') ?? whoIs(element)
    const seen = seenBox(element)
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]
    const isUnder = !isEmpty(seen) && x > left && x < right && y > top && y < bottom
    return isUnder && ref !== explained ? [ref] : []
  })
  return { text: tip.textContent ?? '', under: [...new Set(under)] }
}

/** Whether all of it is on the screen, and nothing over it. */
function partOf(element: Element): Part {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = seenBox(element)
  const whole =
    isShown(element) &&
    seen.left - left < 1.5 &&
    seen.top - top < 1.5 &&
    right - seen.right < 1.5 &&
    bottom - seen.bottom < 1.5
  const who = element.getAttribute('data-option') ?? element.id
  return {
    who: who || whoIs(element),
    whole,
    under: isEmpty(seen) ? undefined : freedomOf(element, seen).under,
  }
}

/** The first two answers must be seen, or the button that rolls. */
function readAnswers(): Part[] {
  const answers = [
    ...document.querySelectorAll('[data-option], .fold > summary, [data-testid=roll], [data-testid=staff]'),
  ]
  // What stands behind "More" is not to be seen.
  return answers.filter(isShown).slice(0, 2).map(partOf)
}

function readScreen(): Screen {
  const question = document.getElementById('question')
  return {
    question: question ? partOf(question) : undefined,
    answers: readAnswers(),
    texts: readTexts(),
    pieces: readPieces(),
    lit: readLit(),
    underDock: readDock(),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }
}

/** Pieces by their place on the map they lie on, so that it does not matter how that is panned and zoomed. */
function readStanding(): Standing {
  const standing: Standing[number][] = []
  for (const piece of document.querySelectorAll('main.board-room [data-piece]')) {
    const map = piece.closest('.panzoom')?.querySelector('.panzoom-base g') ?? piece.closest('main')
    const ground = map?.getBoundingClientRect()
    const { left, top, width, height } = piece.getBoundingClientRect()
    if (!ground || width === 0) continue
    const across = ((left + width / 2 - ground.left) / ground.width) * 100
    const down = ((top + height / 2 - ground.top) / ground.height) * 100
    standing.push({ what: `${piece.getAttribute('data-piece')}`, at: [across, down] })
  }
  for (const lit of document.querySelectorAll('main.board-room [data-mark=lit]'))
    standing.push({ what: `${lit.getAttribute('data-ref')} lit` })
  return standing
}

export const READING = [
  seenBox,
  isEmpty,
  isShown,
  whoIs,
  scaleOf,
  readTexts,
  readPieces,
  pointsIn,
  isOver,
  freedomOf,
  readLit,
  readDock,
  readTip,
  partOf,
  readAnswers,
  readScreen,
  readStanding,
]

/** Those of them that are asked from outside. */
export const READINGS = [readScreen, readStanding, readTip]
