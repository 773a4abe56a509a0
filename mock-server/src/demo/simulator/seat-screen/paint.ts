import type { SKRSContext2D } from '@napi-rs/canvas'

export type Paint = SKRSContext2D
export type Box = { x: number; y: number; width: number; height: number }

export const COLOURS = {
  desk: '#dfe4e8',
  bar: '#3d4f5f',
  panel: '#f7f8f9',
  line: '#c9d0d6',
  text: '#38434c',
  faint: '#8a97a1',
  accent: '#5b8a9f',
  accentPale: '#d5e3e9',
  warm: '#c9b79a',
} as const

export function fill(paint: Paint, { x, y, width, height }: Box, colour: string): void {
  paint.fillStyle = colour
  paint.fillRect(x, y, width, height)
}

type Writing = { x: number; y: number; size?: number; colour?: string; maxWidth?: number }

export function write(
  paint: Paint,
  text: string,
  { x, y, size = 10, colour = COLOURS.text, maxWidth }: Writing,
): void {
  paint.fillStyle = colour
  paint.font = `${size}px sans-serif`
  paint.fillText(text, x, y, maxWidth)
}

/** Lines of a text that nobody can read at this size. */
export function blurredLines(paint: Paint, { x, y, width, height }: Box, random: () => number): void {
  const STEP = 11
  for (let at = y; at + 5 <= y + height; at += STEP)
    fill(paint, { x, y: at, width: width * (0.45 + random() * 0.55), height: 4 }, COLOURS.line)
}
