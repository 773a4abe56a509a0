import { afterEach, expect, test } from 'vitest'
import { offerToModules } from './module-window.ts'

const first = Object.create(null) as Window
const second = Object.create(null) as Window

afterEach(() => {
  Reflect.deleteProperty(window, 'proxy')
})

test('a module finds the window of its own app, and the sandbox the one that it has set', () => {
  Reflect.set(window, 'proxy', first)
  offerToModules('/app-files/first/', first)
  Reflect.set(window, 'proxy', second)
  expect(Reflect.get(window, 'proxy')).toBe(second)
  // This file acts as a module of the app.
  offerToModules('/registered-apps/module-window.test.ts', first)
  expect(Reflect.get(window, 'proxy')).toBe(first)
})
