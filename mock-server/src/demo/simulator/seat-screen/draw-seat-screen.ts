import { createCanvas } from '@napi-rs/canvas'
import type { Language } from '@console/contracts'
import { createRandom } from '../../seed/random.ts'
import { layouts } from './layouts.ts'
import { COLOURS, fill, write } from './paint.ts'

const WIDTH = 480
const HEIGHT = 300
const BAR = 22
const SIDE = 120
const GAP = 8
const JPEG_QUALITY = 60

export type SeatScreen = {
  userId: number
  name: string
  /** `2026-11-20 14:26:41` in the company's zone. */
  time: string
  language: Language
  isCalling: boolean
}

/**
 * The desktop of a made-up agent as a JPEG of a few kilobytes, nothing of it real. To draw it takes some milliseconds; it is
 * encoded beside the thread of the server.
 */
export function drawSeatScreen({ userId, name, time, language, isCalling }: SeatScreen): Promise<Buffer> {
  // What is on the screen stays for a minute, and differs from seat to seat.
  const { next: random } = createRandom(userId * 7919 + Number(time.slice(11, 16).replace(':', '')))
  const canvas = createCanvas(WIDTH, HEIGHT)
  const paint = canvas.getContext('2d')
  fill(paint, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, COLOURS.desk)
  fill(paint, { x: 0, y: 0, width: WIDTH, height: BAR }, COLOURS.bar)
  write(paint, name, { x: GAP, y: 15, size: 12, colour: COLOURS.panel, maxWidth: WIDTH / 2 })
  write(paint, time.slice(-'HH:MM:SS'.length), { x: WIDTH - 66, y: 15, size: 12, colour: COLOURS.panel })
  const side = { x: GAP, y: BAR + GAP, width: SIDE, height: HEIGHT - BAR - 2 * GAP }
  fill(paint, side, COLOURS.panel)
  fill(paint, { ...side, height: 40 }, isCalling ? COLOURS.accent : COLOURS.line)
  for (let item = 0; item < 7; item += 1)
    fill(
      paint,
      { x: side.x + 10, y: side.y + 56 + item * 24, width: 50 + random() * 50, height: 8 },
      COLOURS.line,
    )
  const area = { x: SIDE + 2 * GAP, y: BAR + GAP, width: WIDTH - SIDE - 3 * GAP, height: side.height }
  fill(paint, area, COLOURS.panel)
  const layout = layouts[Math.floor(random() * layouts.length)] ?? layouts[0]
  layout({ paint, area, random, language })
  return canvas.encode('jpeg', JPEG_QUALITY)
}
