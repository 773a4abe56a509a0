import { expect, test } from 'vitest'
import { liveView, sampleData, seat, seatHand, workspace } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// The comment above a documented address names the requirements that spell it.

test('the calls of workspace have their methods and paths', () => {
  expect(collectCallAddresses(workspace)).toEqual({
    // WORK-012
    businessStats: 'POST /api/dolphin/user/describeBusinessStatsBatch',
    // WORK-020, LIVE-009
    monitorPicture: 'POST /api/dolphin/user/describeMonitorPic',
    // WORK-002
    orgTree: 'POST /api/dolphin/user/describeOrgTree',
    // WORK-007
    orgUsers: 'POST /api/dolphin/user/describeOrgUsers',
    // LIVE-008
    orgUsersByBusiness: 'POST /api/dolphin/user/describeOrgUsersByBizTypeId',
    // LIVE-012, WORK-025
    pin: 'POST /api/dolphin/user/modifyCollection',
    // our own
    seatScreen: 'GET /api/dolphin/workspace/seat-screen',
    setupSteps: 'GET /api/dolphin/workspace/setup-steps',
    // WORK-023
    userFlags: 'POST /api/dolphin/user/describeUserFlags',
  })
})

test('the calls of sample data have their methods and paths', () => {
  expect(collectCallAddresses(sampleData)).toEqual({
    // our own
    add: 'POST /api/dolphin/workspace/sample-data',
    remove: 'DELETE /api/dolphin/workspace/sample-data',
  })
})

test('the calls of seats have their methods and paths', () => {
  expect(collectCallAddresses(seat)).toEqual({
    // our own
    describe: 'GET /api/dolphin/seat',
    setHand: 'POST /api/dolphin/seat/hand',
    setStatus: 'POST /api/dolphin/seat/status',
    uploadPicture: 'POST /api/dolphin/seat/picture',
  })
})

test('the calls of live view have their methods and paths', () => {
  expect(collectCallAddresses(liveView)).toEqual({
    people: 'GET /api/assistant/live-view/people',
  })
})

test('the calls of seat hand have their methods and paths', () => {
  expect(collectCallAddresses(seatHand)).toEqual({
    handle: 'POST /api/assistant/raised-hands/handle',
    list: 'GET /api/assistant/raised-hands',
  })
})
