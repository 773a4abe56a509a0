/** A point of the drawing, in the petal's own coordinates or on the sheet. */
export type Point = readonly [x: number, y: number]

export type PetalShape = {
  /** Direction the petal grows in, degrees. */
  angle: number
  length: number
  width: number
  /** Veins drawn from the base to the rim. */
  veins: number
  ruffle: number
  frequency: number
  /** Shared by mirrored petals, so that they are mirror images. */
  phase: number
  bend?: number
  lean?: number
  isMirrored?: boolean
}

/** The rim runs from here to its opposite; beyond it the petal would close on its base. */
const RIM = 2.56
const FOLD = 0.28

/** A point of the rim at angle `theta` around the petal's own middle. */
export function rimPoint(shape: PetalShape, theta: number): Point {
  const { length, width, ruffle, frequency, phase, bend = 0, lean = 0 } = shape
  const wave = Math.sin(frequency * theta + phase) + 0.55 * Math.sin(1.73 * frequency * theta + 2 * phase)
  const r = 1 + ruffle * wave * (0.35 + 0.65 * Math.cos(theta / 2))
  const x = length * (0.5 + 0.5 * Math.cos(theta)) * r
  const rise = width * Math.sin(theta) * (1 + lean * Math.cos(theta)) * Math.cos(theta / 2) ** FOLD * r
  return [x, rise + (bend * x * x) / length]
}

/** One line from the petal's base to its rim, as a cubic: two controls and the end, and how far it lies from the axis. */
export type Vein = { controls: readonly [Point, Point]; end: Point; offAxis: number }

/** `reach` is how far around the rim the veins go, to either side of the axis. */
export function veins(shape: PetalShape, reach: number = RIM): Vein[] {
  const { length, veins: count } = shape
  return Array.from({ length: count }, (_, index) => {
    const theta = -reach + (2 * reach * index) / (count - 1)
    const end = rimPoint(shape, theta)
    const [x, y] = end
    return {
      controls: [
        [0.12 * length + 0.18 * x, 0.1 * y],
        [0.1 * length + 0.58 * x, 0.62 * y],
      ],
      end,
      offAxis: Math.abs(theta) / reach,
    } satisfies Vein
  })
}

const RIM_STEPS = 120

/** The whole rim, `scale` times its size. */
export function rim(shape: PetalShape, scale = 1): Point[] {
  return Array.from({ length: RIM_STEPS + 1 }, (_, index) => {
    const [x, y] = rimPoint(shape, -RIM + (2 * RIM * index) / RIM_STEPS)
    return [x * scale, y * scale] as const
  })
}
