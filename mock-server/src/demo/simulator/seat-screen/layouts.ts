import type { Language } from '@console/contracts'
import { blurredLines, COLOURS, fill, write, type Box, type Paint } from './paint.ts'

type Drawing = { paint: Paint; area: Box; random: () => number; language: Language }
type Layout = (drawing: Drawing) => void

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

/** What agents have before them. */
export const layouts: readonly [Layout, ...Layout[]] = [
  customerRecord,
  callScript,
  knowledgeArticle,
  teamChat,
]
