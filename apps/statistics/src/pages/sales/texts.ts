import { callTexts } from '../../components/call-texts.ts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'

const en = {
  'stat.sales': 'Sales performance',
  'stat.number': 'Number',
  'stat.average.call': 'Calls a user',
  'stat.average.talk': 'Valid calls a user',
  'stat.average.sale': 'Quotes a user',
  'stat.average.order': 'Deals a user',
  'stat.average.talkTime': 'Talk minutes a user',
  'stat.average.note': 'Divided by the people who worked in this range.',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.sales': '销售业绩',
  'stat.number': '数量',
  'stat.average.call': '人均外呼量',
  'stat.average.talk': '人均有效通话',
  'stat.average.sale': '人均报价量',
  'stat.average.order': '人均成单量',
  'stat.average.talkTime': '人均通话分钟',
  'stat.average.note': '除以该范围内工作的人数。',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...callTexts.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...callTexts.zh, ...zh },
}
