import { expect, test } from 'vitest'
import { payloadText } from './EventValue.tsx'

const butterflies = '🦋'.repeat(100)

test.each([
  ['{"metricId":"page.view","path":"/console/home","seq":0}', 'path: /console/home'],
  ['{"metricId":"page.time","path":"/x","seconds":-5,"seq":1}', 'path: /x · seconds: -5'],
  ['{"metricId":"page.time","seconds":"ten","tags":["a"]}', 'seconds: ten · tags: ["a"]'],
  [`{"metricId":"crm.note","text":"${butterflies}"}`, `text: ${butterflies}`],
  ['{"metricId":"crm.opened","seq":3}', ''],
  ['12', '12'],
  ['["a"]', '["a"]'],
  ['not JSON', 'not JSON'],
])('%s reads %s', (value, text) => {
  expect(payloadText(value)).toBe(text)
})
