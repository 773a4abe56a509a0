import { expect, test } from 'vitest'
import { hasTooManyDecimals, secondsOfTime, warnForm, workTimesProblem } from './warn-form.ts'

const NOTHING = {
  workTimes: [],
  callCnt: 0,
  talkCnt: 0,
  talkTime: 0,
  avgTalkTime: 0,
  talkRate: 0,
  foulCnt: 0,
}

test.each([
  ['00:00:00', 0],
  ['00:01:30', 90],
  ['23:59:59', 86_399],
])('%s is %i seconds, and back', (text, seconds) => {
  expect(secondsOfTime(text)).toBe(seconds)
  expect(warnForm({ ...NOTHING, talkTime: seconds }).talkTime).toBe(text)
})

test('a time may lack its seconds, and a text that is no time of day is refused', () => {
  expect(secondsOfTime('00:02')).toBe(120)
  for (const text of ['', '24:00:00', '1:30', '00:60:00', '90']) expect(secondsOfTime(text)).toBeNull()
})

test('a rate has at most two decimals', () => {
  expect([35, 35.5, 35.55, 0.07].map(hasTooManyDecimals)).toEqual([false, false, false, false])
  expect([35.125, 0.001].map(hasTooManyDecimals)).toEqual([true, true])
})

test.each([
  [[], 'page.workspace.waring.worktime.tips'],
  [[{ start: '12:00', end: '12:00' }], 'page.workspace.waring.worktime.error'],
  [[{ start: '18:00', end: '09:00' }], 'page.workspace.waring.worktime.error'],
  [[{ start: '', end: '09:00' }], 'page.workspace.waring.worktime.error'],
  [[{ start: '09:00', end: '12:00' }], null],
])('work times %# have the problem %s', (times, problem) => {
  expect(workTimesProblem(times)).toBe(problem)
})
