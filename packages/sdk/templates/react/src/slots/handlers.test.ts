import { runSlots } from '@console/sub-app/testing'
import { expect, test } from 'vitest'
import { handlers } from './handlers'

const ada = { id: '7', name: 'Ada', isActive: true }

test('a person is greeted from the row, and the panel says so', async () => {
  const slots = await runSlots(handlers)
  expect(await slots.draw('overview', ada)).toContainEqual({
    type: 'text',
    text: 'Nobody has greeted this person yet',
  })
  await slots.run('greet', [ada])
  expect(slots.toasts).toEqual([{ level: 'success', text: 'Ada was greeted' }])
  expect(await slots.draw('overview', ada)).toEqual([
    { type: 'text', text: 'Ada was greeted', tone: 'success' },
  ])
  slots.close()
})

test('a button of the panel greets, in the language of the console', async () => {
  const slots = await runSlots(handlers, { language: 'zh' })
  expect(await slots.press('overview', 'greet', { ...ada, id: '8' })).toEqual([
    { type: 'text', text: '已问候Ada', tone: 'success' },
  ])
  slots.close()
})

test('a greeting that is too long is refused, in the language of the console', async () => {
  const slots = await runSlots(handlers, { language: 'zh' })
  expect(await slots.validate('greeting', '好'.repeat(41), ada)).toBe('问候语最多 40 个字符')
  expect(await slots.validate('greeting', 'Good morning', ada)).toBe(null)
  slots.close()
})
