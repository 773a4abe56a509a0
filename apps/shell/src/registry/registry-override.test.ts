import { beforeEach, expect, test } from 'vitest'
import { forgetOverride, forgetOverrides, readOverrides, setOverride } from './registry-override.ts'

beforeEach(() => {
  window.localStorage.clear()
})

test.each([
  '/console/assets/audit/2.6.0/manifest.json',
  'http://localhost:8091/manifest.json',
  'http://127.0.0.1:8091/manifest.json',
])('%s may override an app and is remembered by this browser', (address) => {
  expect(setOverride('audit', address)).toBe(true)
  expect(readOverrides()).toEqual({ audit: address })
})

test.each([
  'https://elsewhere.example/manifest.json',
  '//elsewhere.example/m.json',
  'data:text/json,{}',
  'javascript:1',
  'http://',
])('%s is refused: code of a foreign server never gets in this way', (address) => {
  expect(setOverride('audit', address)).toBe(false)
  window.localStorage.setItem('console.subAppOverrides', JSON.stringify({ audit: address }))
  expect(readOverrides()).toEqual({})
})

test.each(['{', 'null', '[]', '3', '{"audit":3,"No Module":"/m.json"}'])(
  'a storage that holds %s is as if nothing stood there',
  (text) => {
    window.localStorage.setItem('console.subAppOverrides', text)
    expect(readOverrides()).toEqual({})
  },
)

test('overrides are forgotten one by one or all at once', () => {
  setOverride('audit', '/a.json')
  setOverride('labels', '/l.json')
  forgetOverride('audit')
  expect(readOverrides()).toEqual({ labels: '/l.json' })
  setOverride('audit', '/a.json')
  forgetOverrides()
  expect(readOverrides()).toEqual({})
})
