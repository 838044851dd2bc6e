/** Where a sound is made: what it goes into, and when it begins. A page has such a place, and so has a test that writes a file. */
export interface Bench {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  /** In the seconds of the context. */
  readonly at: number
}

interface Shape {
  /** After the beginning, in seconds. */
  readonly after?: number
  readonly seconds: number
  readonly peak: number
  /** How long it takes to swell; without it it is struck. */
  readonly swell?: number
  /** Only what is below this, in hertz, or goes through this filter. */
  readonly through?: Filter
}

interface Filter {
  readonly type: BiquadFilterType
  readonly from: number
  readonly to?: number
  readonly q?: number
}

const STRUCK = 0.003
/** As good as nothing: a fall to zero would never end. */
const SILENT = 0.0001

/** A tone that slides from one pitch to another and dies away. */
export function tone(
  bench: Bench,
  shape: Shape & { readonly from: number; readonly to?: number; readonly wave?: OscillatorType },
): void {
  const source = bench.context.createOscillator()
  source.type = shape.wave ?? 'sine'
  slide(source.frequency, bench.at + (shape.after ?? 0), shape)
  shaped(bench, source, shape)
}

/** A burst of noise through a filter: wood, paper, powder, air. */
export function noise(bench: Bench, shape: Shape & { readonly through: Filter }): void {
  const source = bench.context.createBufferSource()
  source.buffer = noiseOf(bench.context)
  source.loop = true
  // Each burst is another stretch of the same noise.
  const offset = ((shape.after ?? 0) * 7.31 + shape.through.from / 911) % 1
  shaped(bench, source, shape, offset)
}

function shaped(
  { context, out, at }: Bench,
  source: OscillatorNode | AudioBufferSourceNode,
  { after = 0, seconds, peak, swell = STRUCK, through }: Shape,
  offset = 0,
): void {
  const begin = at + after
  const level = context.createGain()
  level.gain.setValueAtTime(SILENT, begin)
  level.gain.linearRampToValueAtTime(peak, begin + swell)
  level.gain.exponentialRampToValueAtTime(SILENT, begin + seconds)
  const filter = through && filterOf(context, begin, seconds, through)
  if (filter) source.connect(filter).connect(level)
  else source.connect(level)
  level.connect(out)
  if ('buffer' in source) source.start(begin, offset)
  else source.start(begin)
  source.stop(begin + seconds)
}

function filterOf(
  context: BaseAudioContext,
  begin: number,
  seconds: number,
  filter: Filter,
): BiquadFilterNode {
  const node = context.createBiquadFilter()
  node.type = filter.type
  node.Q.value = filter.q ?? 0.7
  slide(node.frequency, begin, { seconds, ...filter })
  return node
}

function slide(
  param: AudioParam,
  begin: number,
  { from, to = from, seconds }: { readonly from: number; readonly to?: number; readonly seconds: number },
): void {
  param.setValueAtTime(from, begin)
  if (to !== from) param.exponentialRampToValueAtTime(to, begin + seconds)
}

const NOISES = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Two seconds of noise, the same in every browser. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = NOISES.get(context)
  if (made) return made
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1940
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[i] = state / 2 ** 31
  }
  NOISES.set(context, buffer)
  return buffer
}
