import { defineTexts } from '@console/ui/texts'
import { callTexts } from '../../components/call-texts.ts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'

export const texts = defineTexts(figureTexts, countTexts, callTexts, {
  'stat.sales': ['Sales performance', '销售业绩'],
  'stat.rank.calls': ['Outbound calls, rank', '外呼量排行'],
  'stat.rank.talk': ['Valid calls, rank', '有效通话排行'],
  'stat.rank.sale': ['Quotes, rank', '报价量排行'],
  'stat.rank.order': ['Deals, rank', '成单量排行'],
  'stat.number': ['Number', '数量'],
  'stat.average.call': ['Calls a user', '人均外呼量'],
  'stat.average.talk': ['Valid calls a user', '人均有效通话'],
  'stat.average.sale': ['Quotes a user', '人均报价量'],
  'stat.average.order': ['Deals a user', '人均成单量'],
  'stat.average.talkTime': ['Talk minutes a user', '人均通话分钟'],
  'stat.average.note': ['Divided by the people who worked in this range.', '除以该范围内工作的人数。'],
})
