/** Pattern over the colour of a status, so that nobody has to know it by colour alone. */
export type TrackPattern =
  | 'plain'
  | 'rising'
  | 'falling'
  | 'crossed'
  | 'rows'
  | 'columns'
  | 'dotted'
  | 'checked'

/** Opacity of a pattern: on screen it is beside a colour, on paper it may be all there is. */
export const PATTERN_ALPHA = { screen: 0.28, paper: 0.75 } as const

/** px of one tile. */
const TILE = 6

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const RISING: readonly Line[] = [
  [-1, TILE + 1, TILE + 1, -1],
  [-1, 1, 1, -1],
  [TILE - 1, TILE + 1, TILE + 1, TILE - 1],
]
const FALLING: readonly Line[] = RISING.map(([x1, y1, x2, y2]) => [TILE - x1, y1, TILE - x2, y2])
const LINES: Readonly<Record<Exclude<TrackPattern, 'plain' | 'dotted' | 'checked'>, readonly Line[]>> = {
  rising: RISING,
  falling: FALLING,
  crossed: [...RISING, ...FALLING],
  rows: [[0, TILE / 2, TILE, TILE / 2]],
  columns: [[TILE / 2, 0, TILE / 2, TILE]],
}

/** A colour with its pattern, to fill a canvas with; the plain colour where canvases make no patterns. */
export function createFill(
  context: CanvasRenderingContext2D,
  { colour, pattern, ink, density }: { colour: string; pattern: TrackPattern; ink: string; density: number },
): string | CanvasPattern {
  if (pattern === 'plain') return colour
  const tile = document.createElement('canvas')
  tile.width = TILE * density
  tile.height = TILE * density
  const pen = tile.getContext('2d')
  if (pen === null) return colour
  pen.scale(density, density)
  pen.fillStyle = colour
  pen.fillRect(0, 0, TILE, TILE)
  drawTile(pen, pattern, ink)
  const fill = context.createPattern(tile, 'repeat')
  // The canvas is scaled by the density too, but a tile is to be drawn pixel by pixel.
  if (density !== 1) fill?.setTransform({ a: 1 / density, d: 1 / density })
  return fill ?? colour
}

function drawTile(pen: CanvasRenderingContext2D, pattern: Exclude<TrackPattern, 'plain'>, ink: string): void {
  pen.fillStyle = ink
  pen.strokeStyle = ink
  if (pattern === 'dotted') pen.fillRect(TILE / 2 - 1, TILE / 2 - 1, 2, 2)
  else if (pattern === 'checked') {
    pen.fillRect(0, 0, TILE / 2, TILE / 2)
    pen.fillRect(TILE / 2, TILE / 2, TILE / 2, TILE / 2)
  } else {
    pen.beginPath()
    for (const [x1, y1, x2, y2] of LINES[pattern]) {
      pen.moveTo(x1, y1)
      pen.lineTo(x2, y2)
    }
    pen.stroke()
  }
}

/** Half-transparent black or white, whichever shows on a colour `#rrggbb`; also the colour of words on it when opaque. */
export function inkOn(colour: string, alpha: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const isBright = 0.299 * red + 0.587 * green + 0.114 * blue > 140
  return isBright ? `rgb(28 26 34 / ${alpha})` : `rgb(255 255 255 / ${alpha})`
}
