import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { updateStoredIds, useStoredIds } from './stored-ids.ts'

const list = { key: 'console.test.3.7', max: 3 }
const renderIds = () => renderHook(() => useStoredIds(list)).result

test('never has more ids than its limit: the first ones stay', () => {
  const result = renderIds()
  act(() => {
    updateStoredIds(list, () => ['a', 'b', 'c', 'd'])
  })
  expect(result.current).toEqual(['a', 'b', 'c'])
  act(() => {
    updateStoredIds(list, (ids) => ['e', ...ids])
  })
  expect(result.current).toEqual(['e', 'a', 'b'])
})

test('an empty list is deleted from the storage', () => {
  updateStoredIds(list, () => ['a'])
  updateStoredIds(list, () => [])
  expect(window.localStorage.getItem(list.key)).toBeNull()
})

test.each(['no json', '{"a":1}', 'null', '[1,null,{}]', `["${'x'.repeat(101)}"]`])(
  'a value not written by the console is ignored: %s',
  (stored) => {
    window.localStorage.setItem(list.key, stored)
    expect(renderIds().current).toEqual([])
  },
)

test('duplicate and excess ids are dropped', () => {
  window.localStorage.setItem(list.key, '["a","a","b","c","d"]')
  expect(renderIds().current).toEqual(['a', 'b', 'c'])
})

test('a change in another tab is applied', () => {
  const result = renderIds()
  window.localStorage.setItem(list.key, '["z"]')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: list.key }))
  })
  expect(result.current).toEqual(['z'])
})
