import { afterEach, expect, test, vi } from 'vitest'
import { givePlainPolicies } from './plain-policies.ts'

/** This file acts as the app. */
const OWN = 'plain-policies.test.ts'

type Policy = {
  name: string
  createHTML?: (text: string) => string
  createScriptURL?: (text: string) => string
}
type Factory = { createPolicy: (name: string, rules?: object) => Policy }

const make = vi.fn((name: string) => ({ name }))
/** Gives the page a factory, as browsers have it. */
function install(): Factory {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its prototype has the method
  const factory = Object.create({ createPolicy: make }) as Factory
  Reflect.defineProperty(window, 'trustedTypes', { configurable: true, value: factory })
  return factory
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
  make.mockClear()
})

test('the policy of a library of the app makes texts, without a word to the browser', () => {
  const factory = install()
  const end = givePlainPolicies(OWN)
  const policy = factory.createPolicy('vue', { createHTML: (text: string) => `${text}!` })
  expect(policy).toMatchObject({ name: 'vue' })
  expect(policy.createHTML?.('<b>')).toBe('<b>!')
  expect(policy.createScriptURL?.('/a.js')).toBe('/a.js')
  expect(make).not.toHaveBeenCalled()
  end()
  expect(factory.createPolicy('vue')).toEqual({ name: 'vue' })
})

test('others ask the browser, and a browser without Trusted Types has nothing to replace', () => {
  expect(() => givePlainPolicies(OWN)()).not.toThrow()
  const factory = install()
  const end = givePlainPolicies('/another/folder/')
  expect(factory.createPolicy('lit')).toEqual({ name: 'lit' })
  expect(make).toHaveBeenCalledOnce()
  end()
})
