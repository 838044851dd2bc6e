/** How high a strip is that is painted in one go: shorter than a frame of the screen takes. */
const STRIP = 48
/** Milliseconds after which a strip is painted even if the page has always something else to do. */
const PATIENCE = 300
/** Pixels to a unit of the drawing, at most. */
const SHARPEST = 2

/**
 * A drawing made into pixels, strip by strip while the page has nothing else to do. A browser paints an SVG anew wherever it is
 * shown; with light, noise and shadows in it that takes longer than a whole answer.
 */
export async function pixelsOf(svg: string, wide: number, high: number): Promise<HTMLCanvasElement> {
  const image = await imageOf(svg)
  // As sharp as a board that fills this screen needs it.
  const sharp = Math.min(SHARPEST, Math.max(1, (screen.width * devicePixelRatio) / 1440))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(wide * sharp)
  canvas.height = Math.round(high * sharp)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  for (let top = 0; context && top < canvas.height; top += STRIP) {
    await idle()
    context.save()
    context.beginPath()
    context.rect(0, top, canvas.width, STRIP)
    context.clip()
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    context.restore()
    // To read of it has it painted now and not all of it later.
    context.getImageData(0, top, 1, 1)
  }
  return canvas
}

/** A drawing as a picture file: made by the browser once, whatever moves over it. Who draws it anew gives the address back. */
export function fileOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = fileOf(svg)
  const image = new Image()
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  return image
}

function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE })
    else setTimeout(resolve, 0)
  })
}

/** Draws a picture so that it covers all of a canvas, as `object-fit: cover` would. */
export function cover(context: CanvasRenderingContext2D, picture: HTMLCanvasElement): void {
  const { width, height } = context.canvas
  const scale = Math.max(width / picture.width, height / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
}

/** A row of numbers between 0 and 1 that is the same each time: for drawings that are made by chance, once. */
export function dice(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return at / 2147483647
  }
}
