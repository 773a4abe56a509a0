import { expect, test } from 'vitest'
import { texts as configurationTexts } from '../pages/configuration/texts.ts'
import { texts as datasetTexts } from '../pages/dataset/texts.ts'
import { texts as editHistoryTexts } from '../pages/edit-history/texts.ts'
import { texts as labelTexts } from '../pages/labels/texts.ts'
import { texts as monitorHomeTexts } from '../pages/monitor-home/texts.ts'
import { texts as monitoringTexts } from '../pages/monitoring/texts.ts'
import { texts as offlineDataTexts } from '../pages/offline-data/texts.ts'
import { texts as overviewTexts } from '../pages/overview/texts.ts'
import { texts as personTexts } from '../pages/person/texts.ts'
import { texts as planTexts } from '../pages/plan/texts.ts'
import { texts as projectTexts } from '../pages/projects/texts.ts'
import { texts as qualityTexts } from '../pages/quality/texts.ts'
import { texts as recommendTexts } from '../pages/recommend/texts.ts'
import { texts as recordTexts } from '../pages/records/texts.ts'
import { texts as salesTexts } from '../pages/sales/texts.ts'
import { texts as trackingTexts } from '../pages/tracking/texts.ts'
import { texts as teamTexts } from '../pages/team/texts.ts'
import { texts as twinTexts } from '../pages/twin/texts.ts'
import { texts as userTexts } from '../pages/users/texts.ts'
import { texts as voiceTexts } from '../pages/voice/texts.ts'
import { en as appEn } from './en.ts'
import { zh as appZh } from './zh.ts'

const pages = [
  configurationTexts,
  datasetTexts,
  editHistoryTexts,
  labelTexts,
  monitorHomeTexts,
  monitoringTexts,
  offlineDataTexts,
  overviewTexts,
  personTexts,
  planTexts,
  projectTexts,
  qualityTexts,
  recommendTexts,
  recordTexts,
  salesTexts,
  trackingTexts,
  teamTexts,
  twinTexts,
  userTexts,
  voiceTexts,
]
const en: Readonly<Record<string, string>> = Object.assign({}, appEn, ...pages.map((texts) => texts.en))
const zh: Readonly<Record<string, string>> = Object.assign({}, appZh, ...pages.map((texts) => texts.zh))

/** The placeholders of a text; the contents of plural branches are skipped. */
function placeholders(text: string): string[] {
  const flat = text.replace(/\{(\w+), plural,(?:[^{}]*\{[^{}]*\})+\}/g, '{$1}')
  return [...new Set([...flat.matchAll(/\{(\w+)(?:, number)?\}/g)].map(([, name]) => name ?? ''))].sort()
}

test('every text exists in both languages [SHELL-076]', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
  expect(Object.values(zh)).not.toContain('')
})

test.each(Object.entries(en))('%s has the same values in it in both languages [SHELL-076]', (id, text) => {
  // Chinese has no plural, so a count that only chooses the plural may be absent there.
  const expected = placeholders(text).filter(
    (name) => !text.includes(`{${name}, plural`) || text.includes('#'),
  )
  expect(placeholders(zh[id] ?? '')).toEqual(expected)
})

test('Chinese texts are Chinese [SHELL-076]', () => {
  const notChinese = Object.entries(zh).filter(([, text]) => !/\p{Script=Han}/u.test(text))
  expect(notChinese.map(([id]) => id)).toEqual([])
})
