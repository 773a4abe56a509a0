import { runSlots } from '@console/sub-app/testing'
import { expect, test } from 'vitest'

const ada = { id: '7', name: 'Ada', isActive: true }

test('a person is greeted from the row, and the panel says so', async () => {
  let handlers
  globalThis.consoleSlots = { defineSlots: (defined) => (handlers = defined) }
  await import('../src/texts.js')
  await import('../src/slots.js')
  const slots = await runSlots(handlers)
  expect(await slots.draw('overview', ada)).toContainEqual({
    type: 'text',
    text: 'Nobody has greeted this person yet',
  })
  await slots.run('greet', [ada])
  expect(slots.toasts).toEqual([{ level: 'success', text: 'Ada was greeted' }])
  expect(await slots.press('overview', 'greet', { ...ada, id: '8' })).toEqual([
    { type: 'text', text: 'Ada was greeted', tone: 'success' },
  ])
  slots.close()
})
