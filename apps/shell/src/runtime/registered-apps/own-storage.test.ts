import { beforeEach, expect, test } from 'vitest'
import { ownStorage } from './own-storage.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  window.sessionStorage.setItem('console.token', 'secret')
  window.sessionStorage.setItem('app.stock.theme', 'theirs')
})

const own = ownStorage(window.sessionStorage, 'app.orders.')

test('an app reads and writes keys of its own only', () => {
  own.setItem('theme', 'dark')
  expect(own.getItem('theme')).toBe('dark')
  expect(window.sessionStorage.getItem('app.orders.theme')).toBe('dark')
  expect(own.getItem('console.token')).toBeNull()
  expect(own.getItem('app.stock.theme')).toBeNull()
  expect(own.length).toBe(1)
  expect(own.key(0)).toBe('theme')
  expect(own.key(1)).toBeNull()
})

test('clearing it leaves what others have stored', () => {
  own.setItem('theme', 'dark')
  own.clear()
  expect(own.length).toBe(0)
  expect(window.sessionStorage.getItem('console.token')).toBe('secret')
  expect(window.sessionStorage.getItem('app.stock.theme')).toBe('theirs')
})

test('values are properties, too', () => {
  own['page'] = 2
  expect(own['page']).toBe('2')
  expect('page' in own).toBe(true)
  expect(Object.keys(own)).toEqual(['page'])
  delete own['page']
  expect(own['page']).toBeUndefined()
  expect('console.token' in own).toBe(false)
})
