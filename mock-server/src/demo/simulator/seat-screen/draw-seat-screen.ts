import type { Language } from '@console/contracts'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../seed/random.ts'

const COLOURS = {
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

// oxfmt-ignore
const words: Readonly<Record<Language, Readonly<Record<'customer' | 'script' | 'article' | 'chat', string>> & { fields: readonly string[] }>> = {
  en: { customer: 'Customer record', script: 'Call script', article: 'Knowledge article', chat: 'Team chat', fields: ['Name', 'Product', 'Since', 'Last contact', 'Note'] },
  zh: { customer: '客户资料', script: '通话话术', article: '知识文章', chat: '团队消息', fields: ['姓名', '产品', '开户时间', '上次联系', '备注'] },
}

const customerRecord: Layout = ({ paint, area, random, language }) => {
  write(paint, words[language].customer, { x: area.x + 10, y: area.y + 18, size: 12 })
  for (const [row, field] of words[language].fields.entries()) {
    const y = area.y + 40 + row * 24
    write(paint, field, { x: area.x + 10, y, size: 9, colour: COLOURS.faint })
    fill(paint, { x: area.x + 90, y: y - 7, width: 60 + random() * 110, height: 8 }, COLOURS.line)
  }
  const notes = { x: area.x + 10, y: area.y + 168, width: area.width - 20, height: area.height - 178 }
  fill(paint, notes, COLOURS.accentPale)
  blurredLines(paint, { ...notes, x: notes.x + 8, y: notes.y + 8, width: notes.width - 16 }, random)
}

const callScript: Layout = ({ paint, area, random, language }) => {
  write(paint, words[language].script, { x: area.x + 10, y: area.y + 18, size: 12 })
  const current = Math.floor(random() * 4)
  for (let step = 0; step < 4; step += 1) {
    const box = { x: area.x + 10, y: area.y + 30 + step * 50, width: area.width - 20, height: 42 }
    fill(paint, box, step === current ? COLOURS.accentPale : COLOURS.desk)
    fill(paint, { ...box, width: 4 }, step === current ? COLOURS.accent : COLOURS.line)
    blurredLines(paint, { x: box.x + 12, y: box.y + 8, width: box.width - 24, height: 30 }, random)
  }
}

const knowledgeArticle: Layout = ({ paint, area, random, language }) => {
  write(paint, words[language].article, { x: area.x + 10, y: area.y + 18, size: 12 })
  const width = area.width - 20
  fill(paint, { x: area.x + 10, y: area.y + 28, width: width * 0.7, height: 10 }, COLOURS.accent)
  blurredLines(paint, { x: area.x + 10, y: area.y + 50, width, height: 66 }, random)
  fill(paint, { x: area.x + 10, y: area.y + 124, width: width * 0.5, height: 60 }, COLOURS.warm)
  blurredLines(paint, { x: area.x + 10, y: area.y + 194, width, height: 44 }, random)
}

const teamChat: Layout = ({ paint, area, random, language }) => {
  write(paint, words[language].chat, { x: area.x + 10, y: area.y + 18, size: 12 })
  for (let message = 0; message < 5; message += 1) {
    const isOwn = random() < 0.4
    const width = 90 + random() * 110
    const x = isOwn ? area.x + area.width - width - 10 : area.x + 10
    const box = { x, y: area.y + 30 + message * 42, width, height: 34 }
    fill(paint, box, isOwn ? COLOURS.accentPale : COLOURS.desk)
    blurredLines(paint, { x: x + 8, y: box.y + 8, width: width - 16, height: 22 }, random)
  }
}

/** Screens that agents have before them. */
const layouts: readonly [Layout, ...Layout[]] = [customerRecord, callScript, knowledgeArticle, teamChat]

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
  // The content of the screen stays for a minute, and differs from seat to seat.
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

type Drawing = { paint: Paint; area: Box; random: () => number; language: Language }

type Layout = (drawing: Drawing) => void

type Paint = SKRSContext2D

type Box = { x: number; y: number; width: number; height: number }

function fill(paint: Paint, { x, y, width, height }: Box, colour: string): void {
  paint.fillStyle = colour
  paint.fillRect(x, y, width, height)
}

type Writing = { x: number; y: number; size?: number; colour?: string; maxWidth?: number }

function write(
  paint: Paint,
  text: string,
  { x, y, size = 10, colour = COLOURS.text, maxWidth }: Writing,
): void {
  paint.fillStyle = colour
  paint.font = `${size}px sans-serif`
  paint.fillText(text, x, y, maxWidth)
}

/** Lines of a text that nobody can read at this size. */
function blurredLines(paint: Paint, { x, y, width, height }: Box, random: () => number): void {
  const STEP = 11
  for (let at = y; at + 5 <= y + height; at += STEP)
    fill(paint, { x, y: at, width: width * (0.45 + random() * 0.55), height: 4 }, COLOURS.line)
}
