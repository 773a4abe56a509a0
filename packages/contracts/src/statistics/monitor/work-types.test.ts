import { expect, test } from 'vitest'
import { canHaveSubStatus, STATUS_EVENT } from './status-events.ts'
import { statusOfWorkType, WORK_TYPES } from './work-types.ts'

test('each work type is an event, its name the sub-status where there are some [PLAN-011, PLAN-014]', () => {
  expect(WORK_TYPES.map((type) => [type, ...Object.values(statusOfWorkType(type))])).toEqual([
    ['shortBreak', 5, 'shortBreak'],
    ['lunchBreak', 5, 'lunchBreak'],
    ['productive', 4, 'productive'],
    ['training', 4, 'training'],
    ['coaching', 4, 'coaching'],
    ['meeting', 4, 'meeting'],
    ['downtime', 7, 'downtime'],
    ['idle', 7, 'idle'],
    ['online', STATUS_EVENT.online, null],
    ['offline', STATUS_EVENT.logOut, null],
    ['leave', STATUS_EVENT.leave, null],
  ])
  for (const { evt, subEvt } of WORK_TYPES.map(statusOfWorkType))
    expect(subEvt === null || canHaveSubStatus(evt, subEvt)).toBe(true)
})
