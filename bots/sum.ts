/** Values added up as they come. */
export class Sum {
  count = 0
  mean = 0
  private squares = 0

  add(value: number): void {
    this.count++
    const off = value - this.mean
    this.mean += off / this.count
    this.squares += off * (value - this.mean)
  }

  /** Standard error of the mean; of a single value it may be anything. */
  get error(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY
    return Math.sqrt(this.squares / (this.count - 1) / this.count)
  }
}
