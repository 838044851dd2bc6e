/** Writes one after another; what is asked for while a write is under way is written once, in its newest form. */
export class Saver {
  private busy: Promise<void> | undefined
  private waiting = false

  constructor(
    private readonly write: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
    private readonly succeeded: () => void = () => undefined,
  ) {}

  save(): void {
    if (this.busy) this.waiting = true
    else this.busy = this.work()
  }

  /** Something asked for is not written yet. */
  get isBusy(): boolean {
    return this.busy !== undefined
  }

  /** Resolves once everything asked for is written or has failed. */
  async idle(): Promise<void> {
    while (this.busy) await this.busy
  }

  private async work(): Promise<void> {
    do {
      this.waiting = false
      try {
        await this.write()
        this.succeeded()
      } catch (error) {
        this.failed(error)
      }
    } while (this.waiting)
    this.busy = undefined
  }
}
