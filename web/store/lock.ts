/** Who may play a game that is open in several tabs. */
export interface Hold {
  /** False: another tab has it. */
  readonly mine: boolean
  release(): void
}

const FREE: Hold = { mine: true, release: () => undefined }

/**
 * Takes a game for this tab, if no other has it; `steal` takes it away from the other, whose `lost` is called.
 * Where the browser has no locks the writer's mark in the stored game still keeps two tabs apart.
 */
export function holdGame(id: string, steal: boolean, lost: () => void): Promise<Hold> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return Promise.resolve(FREE)
  return new Promise(resolve => {
    let release = (): void => undefined
    const options = steal ? { steal: true } : { ifAvailable: true }
    locks
      .request(`tallyho/${id}`, options, lock => {
        if (!lock) return resolve({ mine: false, release: () => undefined })
        return new Promise<void>(done => {
          release = done
          resolve({ mine: true, release: () => release() })
        })
      })
      .catch(lost)
  })
}
