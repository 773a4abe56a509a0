import { rim, veins, type PetalShape, type Point } from './petal.ts'

export type OrchidColors = { petal: string; sepal: string; lip: string; bud: string; dot: string }

/** The sheet the flower was drawn on; everything is scaled from it. */
export const SHEET = { width: 1440, height: 900 }
const CENTRE: Point = [1046, 468]
const TURN = (5 * Math.PI) / 180
const SCALE = 1.02

const SEPAL_OPACITY = 0.34
const PETAL_OPACITY = 0.38

const SEPAL = { width: 122, veins: 50, ruffle: 0.014, frequency: 5, bend: 0.22, phase: 1.1, length: 400 }
const PETAL = {
  length: 450,
  width: 228,
  veins: 88,
  ruffle: 0.022,
  frequency: 6,
  bend: 0.06,
  lean: 0.18,
  phase: 0.6,
}

const SEPALS: readonly PetalShape[] = [
  { angle: -90, length: 425, width: 128, veins: 54, ruffle: 0.012, frequency: 5, phase: 0.3 },
  { ...SEPAL, angle: 46 },
  { ...SEPAL, angle: 134, isMirrored: true },
]
const PETALS: readonly PetalShape[] = [
  { ...PETAL, angle: -17 },
  { ...PETAL, angle: 197, isMirrored: true },
]

/** Each echo of the rim is this much smaller than the one before. */
const ECHO_STEP = 0.017
const ECHOES = 7

const LIP = { bars: 27, width: 2.8, pitch: 7.2, tallest: 176, top: 22 }

/** Draws the orchid whose petals are bundles of veins and whose lip is a waveform, on a sheet of `SHEET` units. */
export function drawOrchid(context: CanvasRenderingContext2D, colors: OrchidColors): void {
  context.save()
  context.translate(...CENTRE)
  context.rotate(TURN)
  context.scale(SCALE, SCALE)
  context.lineWidth = 1
  for (const sepal of SEPALS) drawPetal(context, sepal, { color: colors.sepal, opacity: SEPAL_OPACITY })
  for (const petal of PETALS) drawPetal(context, petal, { color: colors.petal, opacity: PETAL_OPACITY })
  drawLip(context, colors.lip)
  drawColumn(context, colors)
  context.restore()
}

type Ink = { color: string; opacity: number }

function drawPetal(context: CanvasRenderingContext2D, shape: PetalShape, ink: Ink): void {
  context.save()
  context.rotate((shape.angle * Math.PI) / 180)
  if (shape.isMirrored === true) context.scale(1, -1)
  drawVeins(context, shape, ink)
  drawRim(context, shape, ink)
  context.restore()
}

function drawVeins(context: CanvasRenderingContext2D, shape: PetalShape, { color, opacity }: Ink): void {
  for (const { controls, end, offAxis } of veins(shape)) {
    const ends = context.createLinearGradient(0, 0, ...end)
    ends.addColorStop(0, color)
    ends.addColorStop(0.8, color)
    ends.addColorStop(1, transparent(color))
    context.strokeStyle = ends
    context.globalAlpha = opacity * (0.55 + 0.45 * offAxis)
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(...controls[0], ...controls[1], ...end)
    context.stroke()
  }
}

function drawRim(context: CanvasRenderingContext2D, shape: PetalShape, { color, opacity }: Ink): void {
  // The rim fades toward the base, where the veins meet.
  const alongPetal = context.createLinearGradient(0, 0, shape.length, 0)
  alongPetal.addColorStop(0, transparent(color))
  alongPetal.addColorStop(0.45, color)
  context.strokeStyle = alongPetal
  for (let echo = 0; echo <= ECHOES; echo++) {
    context.globalAlpha = Math.min(1, opacity * 1.7) * (1 - echo / (ECHOES + 1))
    context.beginPath()
    for (const point of rim(shape, 1 - echo * ECHO_STEP)) context.lineTo(...point)
    context.stroke()
  }
}

/** Heights of the lip's bars, a symmetric wave under a falling envelope; 1 is the tallest. */
export function lipHeights(): number[] {
  const middle = (LIP.bars - 1) / 2
  return Array.from({ length: LIP.bars }, (_, index) => {
    const distance = Math.abs(index - middle)
    const envelope = Math.cos((distance / (middle + 1.2)) * (Math.PI / 2)) ** 1.15
    const wave = 0.74 + 0.26 * Math.cos(distance * 2.1)
    return Math.max(0.02, envelope * wave)
  })
}

function drawLip(context: CanvasRenderingContext2D, color: string): void {
  context.globalAlpha = 1
  context.strokeStyle = color
  context.lineWidth = LIP.width
  context.lineCap = 'round'
  const middle = (LIP.bars - 1) / 2
  for (const [index, height] of lipHeights().entries()) {
    const x = (index - middle) * LIP.pitch
    const distance = Math.abs(index - middle)
    const top = LIP.top + distance * 4.4
    context.beginPath()
    context.moveTo(x, top)
    context.lineTo(x, top + height * LIP.tallest)
    context.stroke()
  }
  context.lineWidth = 1
}

function drawColumn(context: CanvasRenderingContext2D, { bud, dot }: OrchidColors): void {
  context.globalAlpha = 1
  context.fillStyle = bud
  context.beginPath()
  context.moveTo(0, -38)
  context.bezierCurveTo(26, -18, 26, 18, 0, 36)
  context.bezierCurveTo(-26, 18, -26, -18, 0, -38)
  context.fill()
  context.fillStyle = dot
  context.beginPath()
  context.arc(0, 13, 4.6, 0, 2 * Math.PI)
  context.fill()
}

/** `#rrggbb` without any of its ink. */
function transparent(color: string): string {
  return `${color}00`
}
