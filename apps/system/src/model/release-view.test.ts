import type { subApp } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { sampleRollout, sampleSet } from '../pages/apps/apps.samples.ts'
import { findBaseSet, listActiveRollouts, listChanges } from './release-view.ts'

const rollout = (id: number, changes: Partial<subApp.Rollout> = {}): subApp.Rollout => ({
  ...sampleRollout,
  id,
  setNumber: id,
  ...changes,
})
const activeIds = (rollouts: subApp.Rollout[]) => listActiveRollouts(rollouts).map(({ id }) => id)

describe('rollouts that count for somebody', () => {
  test('end with the newest that went to all', () => {
    expect(activeIds([rollout(3), rollout(2), rollout(1)])).toEqual([3])
    expect(activeIds([rollout(3, { percent: 20 }), rollout(2), rollout(1)])).toEqual([3, 2])
  })

  test('leave out one whose companies all have a newer one', () => {
    const north = { companyCodes: ['north'] }
    expect(
      activeIds([rollout(4, north), rollout(3, north), rollout(2, { percent: 50 }), rollout(1)]),
    ).toEqual([4, 2, 1])
    expect(activeIds([rollout(4, { ...north, percent: 50 }), rollout(3, north), rollout(1)])).toEqual([
      4, 3, 1,
    ])
    expect(
      activeIds([rollout(4, north), rollout(3, { companyCodes: ['north', 'lake'] }), rollout(1)]),
    ).toEqual([4, 3, 1])
  })

  test('have one for the rest after the first', () => {
    const active = listActiveRollouts([rollout(2, { percent: 20 }), rollout(1)])
    expect(active.map(({ isForTheRest }) => isForTheRest)).toEqual([false, true])
  })
})

test('a set is made of the newest that went to all, else of the newest', () => {
  expect(findBaseSet([rollout(3, { percent: 20 }), rollout(2), rollout(1)])).toBe(2)
  expect(findBaseSet([rollout(3, { percent: 20 }), rollout(2, { companyCodes: ['north'] })])).toBe(3)
  expect(findBaseSet([])).toBeNull()
})

test('the changes of a release are the versions that somebody has now and those that all get', () => {
  const name = { en: 'CRM', zh: '客户管理' }
  const set = (number: number, versions: Record<string, number>): subApp.ReleaseSet => ({
    ...sampleSet,
    number,
    items: Object.entries(versions).map(([module, versionNumber]) => ({
      module,
      name,
      versionId: versionNumber,
      versionNumber,
    })),
  })
  const sets = [
    set(3, { crm: 3, desk: 1 }),
    set(2, { crm: 2, desk: 1, wave: 1 }),
    set(1, { crm: 1, desk: 1, tour: 1 }),
  ]
  const rollouts = [rollout(3, { percent: 20 }), rollout(2), rollout(1)]
  const [, , oldest] = sets
  if (oldest === undefined) throw new Error('there are three sets')
  expect(listChanges(oldest, { sets, rollouts })).toEqual([
    { module: 'crm', name, from: [2, 3], to: 1 },
    { module: 'wave', name, from: [1], to: null },
    { module: 'tour', name, from: [], to: 1 },
  ])
})
