import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isBackwards,
  NO_FILTERS,
  toDayRange,
  setFilterNames,
  toAuditFilter,
  withFilter,
  withoutFilter,
  withRange,
} from './audit-log.search.ts'

const ZONE = 'Asia/Shanghai'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the time range', () => {
  test('starts at the last 7 days with today and is sent as unix seconds of the zone [AUDIT-003]', () => {
    expect(toDayRange(NO_FILTERS, ZONE)).toEqual(['2026-11-14', '2026-11-20'])
    expect(toAuditFilter(NO_FILTERS, ZONE)).toEqual({
      opAtBegin: Date.UTC(2026, 10, 13, 16) / 1000,
      opAtEnd: Date.UTC(2026, 10, 20, 16) / 1000 - 1,
    })
  })

  test('with only one end in the address is completed [AUDIT-003]', () => {
    expect(toDayRange({ begin: '2026-11-01', end: null }, ZONE)).toEqual(['2026-11-01', '2026-11-20'])
    expect(toDayRange({ begin: null, end: '2026-11-10' }, ZONE)).toEqual(['2026-11-04', '2026-11-10'])
  })

  test('is left out of the address when it is the default [AUDIT-003]', () => {
    const chosen = withRange(NO_FILTERS, ['2026-11-01', '2026-11-02'], ZONE)
    expect(chosen).toMatchObject({ begin: '2026-11-01', end: '2026-11-02' })
    expect(withRange(chosen, ['2026-11-14', '2026-11-20'], ZONE)).toEqual(NO_FILTERS)
  })

  test('can be reversed, which is detected [AUDIT-003]', () => {
    expect(isBackwards(['2026-11-20', '2026-11-14'])).toBe(true)
    expect(isBackwards(['2026-11-20', '2026-11-20'])).toBe(false)
  })
})

describe('filters', () => {
  const chosen = { ...NO_FILTERS, module: 'label', opType: 'label.modify', bizTypeId: 1, productId: 2 }

  test('a new module clears the operation type, the same one does not [AUDIT-007]', () => {
    expect(withFilter(chosen, { module: 'session' })).toMatchObject({ module: 'session', opType: null })
    expect(withFilter(chosen, { module: null }).opType).toBeNull()
    expect(withFilter(chosen, { module: 'label' }).opType).toBe('label.modify')
  })

  test('a new business clears the product, the same one does not [AUDIT-008]', () => {
    expect(withFilter(chosen, { bizTypeId: 9 })).toMatchObject({ bizTypeId: 9, productId: null })
    expect(withFilter(chosen, { bizTypeId: 1 }).productId).toBe(2)
  })

  test('that are set are named, and can be removed one by one [AUDIT-002]', () => {
    const all = { ...chosen, opUserId: 7, withoutSignIns: true, begin: '2026-11-01', end: '2026-11-02' }
    expect(setFilterNames(all)).toEqual([
      'module',
      'opType',
      'bizTypeId',
      'productId',
      'opUserId',
      'withoutSignIns',
      'range',
    ])
    expect(setFilterNames(withoutFilter(all, 'withoutSignIns'))).not.toContain('withoutSignIns')
    expect(setFilterNames(withoutFilter(all, 'module'))).toEqual([
      'bizTypeId',
      'productId',
      'opUserId',
      'withoutSignIns',
      'range',
    ])
    expect(setFilterNames(withoutFilter(all, 'range'))).not.toContain('range')
    expect(setFilterNames(NO_FILTERS)).toEqual([])
  })
})
