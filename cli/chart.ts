/** Histograms on paper, one below the other, all on the same scale. */
export interface Series {
  readonly title: string
  readonly values: readonly number[]
}

const WIDTH = 720
const LEFT = 40
const ROW = 190
const HEAD = 60
const BARS = 30

export function chart(title: string, series: readonly Series[]): string {
  const { from, step, count } = scaleOf(
    series.flatMap(({ values }) => values),
    BARS,
  )
  const height = HEAD + series.length * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Georgia, serif" fill="#2b2620">
<rect width="${WIDTH}" height="${height}" fill="#f3ead6"/>
<text x="${LEFT}" y="36" font-size="20">${escaped(title)}</text>
${series.map((one, i) => histogram(one, HEAD + i * ROW, from, step, count)).join('\n')}
</svg>
`
}

function histogram(
  { title, values }: Series,
  top: number,
  from: number,
  step: number,
  count: number,
): string {
  const bins = binsOf(values, { from, step, count })
  const most = Math.max(...bins)
  const width = (WIDTH - 2 * LEFT) / count
  const floor = top + ROW - 40
  const bars = bins.map((games, i) => {
    const tall = (games / most) * (ROW - 80)
    return `<rect x="${fixed(LEFT + i * width)}" y="${fixed(floor - tall)}" width="${fixed(width * 0.9)}" height="${fixed(tall)}"><title>${from + i * step}: ${games}</title></rect>`
  })
  const every = Math.ceil(count / 12)
  const labels = bins.flatMap((_, i) =>
    i % every === 0
      ? [`<text x="${fixed(LEFT + (i + 0.45) * width)}" y="${floor + 18}">${from + i * step}</text>`]
      : [],
  )
  return `<text x="${LEFT}" y="${top + 20}" font-size="15" fill="#5a5145">${escaped(title)}, mean ${fixed(meanOf(values))}</text>
<g fill="#2f4b73">${bars.join('')}</g>
<path d="M${LEFT} ${floor}H${WIDTH - LEFT}" stroke="#2b2620"/>
<g font-size="12" text-anchor="middle">${labels.join('')}</g>`
}

/** The same histogram in a terminal: a line for each bin, its bar and how many games it holds. */
export function textChart(values: readonly number[]): string[] {
  const scale = scaleOf(values, TEXT_BARS)
  const bins = binsOf(values, scale)
  const most = Math.max(...bins)
  const labels = bins.map((_, i) => String(scale.from + i * scale.step))
  const wide = Math.max(...labels.map(label => label.length))
  return bins.map((games, i) => {
    const bar = '█'.repeat(Math.round((games / most) * TEXT_WIDTH))
    return `${(labels[i] as string).padStart(wide)} ${bar}${bar && ' '}${games}`
  })
}

const TEXT_BARS = 20
const TEXT_WIDTH = 50

interface Scale {
  readonly from: number
  readonly step: number
  readonly count: number
}

function scaleOf(values: readonly number[], bars: number): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const step = niceStep((high - low + 1) / bars)
  const from = Math.floor(low / step) * step
  return { from, step, count: Math.floor((high - from) / step) + 1 }
}

function binsOf(values: readonly number[], { from, step, count }: Scale): number[] {
  const bins = Array<number>(count).fill(0)
  for (const value of values) {
    const bin = Math.floor((value - from) / step)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function niceStep(rough: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  return [1, 2, 5].map(times => times * power).find(step => step >= rough) ?? 10 * power
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const fixed = (value: number): string => String(Math.round(value * 100) / 100)

function escaped(text: string): string {
  return text.replace(/[&<>]/g, char => `&#${char.charCodeAt(0)};`)
}
