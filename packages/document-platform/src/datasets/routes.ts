import { startTime } from '../base/days.ts'
import { figure, ratio } from '../base/figures.ts'
import { code0, code200 } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { cutPage } from '../http/paging.ts'
import { get, type Route } from '../http/router.ts'
import { readForm } from '../statistics/form.ts'

const KNOWLEDGE = 1
const KNOWLEDGE_ROWS = [
  { id: 1_880_021, name: 'Excess of a policy' },
  { id: 1_880_022, name: 'Courtesy car' },
  { id: 1_880_023, name: 'Water damage' },
]
const RULE_ROWS = [
  { id: 3_440_120, name: 'Promised a return' },
  { id: 3_440_122, name: 'No farewell' },
]
const OPTIONS = 3

type Evaluation = {
  id: number
  title: string
  labelID: number
  labelName: string
  labelOption: number
  labelType: number
  updatedAt: number
  sessionID: string
  voiceID: string
  index: number
}

/** Judged examples of a range: three a day, one of each option. */
function evaluations(days: readonly string[], filter: Fields): Evaluation[] {
  const isKnowledge = (filter.optionalNumber('labelType') ?? KNOWLEDGE) === KNOWLEDGE
  const labels = isKnowledge ? KNOWLEDGE_ROWS : RULE_ROWS
  const labelID = filter.optionalNumber('labelID')
  return days
    .flatMap((day) =>
      Array.from({ length: OPTIONS }, (_, index): Evaluation => {
        const label = labels[index % labels.length] ?? KNOWLEDGE_ROWS[0]
        const sessionID = `s-700421-${day}-${index}`
        return {
          id: figure(`${day}.${index}.${isKnowledge}`, 900_000_000, 999_999_999),
          title: `Call ${index + 1} of ${day}`,
          labelID: label?.id ?? 0,
          labelName: label?.name ?? '',
          labelOption: index + 1,
          labelType: isKnowledge ? KNOWLEDGE : 2,
          updatedAt: startTime(day) + 17 * 3600 + index * 60,
          sessionID,
          voiceID: `${sessionID}-4`,
          index: 4,
        }
      }),
    )
    .filter((row) => labelID === undefined || row.labelID === labelID)
    .toReversed()
}

export function datasetRoutes(): Route[] {
  return [
    get('/api/dolphin-ai/stat/dataset', ({ person, query }) => {
      const { days } = readForm(person, query)
      const labelType = query.number('labelType')
      const rows = days.map((day) => {
        const found = figure(`${day}.${labelType}.found`, 60, 90)
        return { day, found, marked: found + 12, right: found - 6 }
      })
      const precision = rows.map(({ day, right, found }) => ({
        day,
        value: ratio(right, found),
        tag1: right,
        tag2: found,
      }))
      const recall = rows.map(({ day, right, marked }) => ({
        day,
        value: ratio(right, marked),
        tag1: right,
        tag2: marked,
      }))
      const f1 = rows.map(({ day, right, found, marked }) => ({
        day,
        value: ratio(2 * right, found + marked),
      }))
      return code200({ f1, precision, recall })
    }),
    get('/api/dolphin-ai/stat/datasetDetail', ({ person, query }) => {
      // The documents list no days for this call.
      const days = query.has('beginDay') ? readForm(person, query).days : ['20261101']
      const rows = evaluations(days, query)
      return code200({ records: cutPage(rows, query), totalCnt: rows.length })
    }),
    get('/assistant-cms/knowledge/list', () => code0(KNOWLEDGE_ROWS)),
  ]
}
