import type { Press } from './keys.ts'

/** A key press of the browser, as the table's keys are written in. */
export function pressOf(event: KeyboardEvent): Press {
  const target = event.target instanceof Element ? event.target : undefined
  return {
    key: event.key,
    modified: event.ctrlKey || event.altKey || event.metaKey,
    command: (event.ctrlKey || event.metaKey) && !event.altKey,
    shift: event.shiftKey,
    typing: isIn(target, 'input, textarea, select, [contenteditable]'),
    onButton: isIn(target, 'button:not([data-option], [data-testid=roll]), a, summary'),
    onAnswer: isIn(target, '[data-option]'),
    idle: !isIn(target, 'button, a, summary, [data-mark=lit], [data-mark=hovered]'),
  }
}

function isIn(target: Element | undefined, selector: string): boolean {
  return Boolean(target?.closest(selector))
}
