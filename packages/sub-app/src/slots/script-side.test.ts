// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { defineSlots } from './script-side.ts'

test('a script of another major of the package says which protocols do not fit', () => {
  const errors: string[] = []
  const note = (event: ErrorEvent): void => {
    event.preventDefault()
    errors.push(event.message)
  }
  window.addEventListener('error', note)
  defineSlots({})
  const data = { protocol: 'console-slots/2', type: 'start', context: {} }
  const { port1 } = new MessageChannel()
  window.dispatchEvent(new MessageEvent('message', { data, ports: [port1] }))
  window.removeEventListener('error', note)
  expect(errors).toEqual([
    expect.stringContaining('the script speaks console-slots/1, and this console console-slots/2'),
  ])
})
