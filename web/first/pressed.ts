const pressables = () => [...document.querySelectorAll<HTMLElement>('#root :is(button, summary)')]

/** Remembers what is pressed before the app is there; links lead on by themselves. */
export function pressEarly(): void {
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('.first-sight :is(button, summary)')
    if (pressed) document.documentElement.dataset.pressed = String(pressables().indexOf(pressed))
  })
}

/** Presses it again, now that it does something. */
export function pressAgain(): void {
  const { dataset } = document.documentElement
  if (dataset.pressed !== undefined) pressables()[Number(dataset.pressed)]?.click()
  delete dataset.pressed
}
