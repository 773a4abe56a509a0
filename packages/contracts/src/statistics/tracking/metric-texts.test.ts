import { expect, test } from 'vitest'
import { METRIC_TEXTS, metricTexts } from './metric-texts.ts'
import { METRICS } from './report-call.ts'

const reported = Object.values(METRICS)

test('every kind of event that the console reports has a name in English and Chinese', () => {
  expect(reported).toHaveLength(4)
  expect(Object.keys(METRIC_TEXTS).toSorted()).toEqual(reported.toSorted())
  for (const metricId of reported) {
    for (const { en, zh } of Object.values(METRIC_TEXTS[metricId])) {
      expect(en).toMatch(/^[\x20-\x7e]+$/)
      expect(zh).toMatch(/\p{Script=Han}/u)
    }
  }
  const names = reported.map((metricId) => METRIC_TEXTS[metricId].name.en)
  expect(new Set(names).size).toBe(reported.length)
})

test('a kind that another reporter brought has none, whatever it is called', () => {
  expect(metricTexts('page.view')?.name.zh).toBe('页面浏览')
  for (const metricId of ['crm.opened', 'constructor', 'toString']) expect(metricTexts(metricId)).toBeNull()
})
