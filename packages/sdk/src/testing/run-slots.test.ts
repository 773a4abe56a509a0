import type { SlotElement, SlotHandlers } from '@console/sub-app/slots'
import { expect, test, vi } from 'vitest'
import { runSlots } from './run-slots.ts'

const ada = { id: '7', name: 'Ada' }
const text = (content: string): SlotElement => ({ type: 'text', text: content })

test('each kind of contribution is asked as the console asks it', async () => {
  const slots = await runSlots({
    state: { cells: (records) => Object.fromEntries(records.map(({ id }) => [id, text(id)])) },
    overview: { draw: (record) => [text(String(record?.['name']))], press: (press) => [text(press)] },
    code: { validate: (value) => (value === 'A1' ? null : 'No such code') },
  })
  expect(await slots.cells('state', [ada])).toEqual({ 7: text('7') })
  expect(await slots.draw('overview', ada)).toEqual([text('Ada')])
  expect(await slots.press('overview', 'again')).toEqual([text('again')])
  expect([await slots.validate('code', 'A1'), await slots.validate('code', 'B')]).toEqual([
    null,
    'No such code',
  ])
  slots.close()
})

test('what an action does with the console is noted, and its calls are answered', async () => {
  const run: SlotHandlers['run'] = async ([person], host) => {
    const { status, body } = await host.call({ method: 'GET', path: '/api/apps/app/stock/of' })
    if (await host.confirm({ title: body })) host.toast('success', `${status} ${person?.id}`)
    host.open('/console/home')
    host.changed()
    await host.call({ method: 'POST', path: '/api/user/logout' })
  }
  const slots = await runSlots({ greet: { run } }, { calls: { 'GET /api/apps/app/stock/of': 'Greet?' } })
  await slots.run('greet', [ada])
  expect(slots).toMatchObject({
    confirms: [{ title: '"Greet?"' }],
    toasts: [{ level: 'success', text: '200 7' }],
    opened: ['/console/home'],
    changed: ['greet'],
    refusedCalls: [{ method: 'POST', path: '/api/user/logout' }],
  })
  slots.close()
})

test('services get events, all contributions another language, and an error of theirs is noted', async () => {
  const seen: unknown[] = []
  const slots = await runSlots({
    watch: {
      onEvent: ({ topic }) => void seen.push(topic),
      onContext: ({ context }) => seen.push(context.language),
    },
    broken: {
      onEvent: () => {
        throw new Error('no topic')
      },
    },
  })
  await slots.emit({ topic: 'unreadCount', data: { count: 3 } })
  await slots.update({ language: 'zh' })
  expect(seen).toEqual(['unreadCount', 'zh'])
  expect(slots.errors).toEqual(['Error: no topic'])
  slots.close()
})

test('a throw, a missing handler and an unknown contribution reject with what the console would report', async () => {
  const slots = await runSlots({
    overview: {
      draw: () => {
        throw new Error('no stock')
      },
    },
  })
  await expect(slots.draw('overview')).rejects.toThrow('Error: no stock')
  await expect(slots.run('overview')).rejects.toThrow('"overview" has no run.')
  await expect(slots.draw('other')).rejects.toThrow('Nothing answers for "other".')
  slots.close()
})

test.each<[string, unknown, RegExp]>([
  ['too many elements', Array.from({ length: 31 }, () => text('a')), /^draw: Too big: .* <=30 items$/],
  ['a long text', [text('a'.repeat(501))], /^draw at 0\.text: Too big: .* <=500 characters$/],
  ['an unknown element', [{ type: 'html', html: '' }], /^draw at 0\.type: Invalid/],
  ['a link elsewhere', [{ type: 'link', text: 'a', to: 'javascript:alert(1)' }], /^draw at 0\.to: Invalid/],
  [
    'a table that is too large',
    [{ type: 'table', columns: ['a'], rows: Array.from({ length: 51 }, () => ['1']) }],
    /^draw at 0\.rows: Too big: .* <=50 items$/,
  ],
])('%s is refused as the console refuses it', async (_name, drawn, words) => {
  // Handlers without types may draw anything.
  const slots = await runSlots({ overview: { draw: () => drawn as SlotElement[] } })
  await expect(slots.draw('overview')).rejects.toThrow(words)
  slots.close()
})

test('a contribution that never answers is given up after the time that it has in the console', async () => {
  vi.useFakeTimers()
  try {
    const starting = runSlots({ overview: { draw: () => new Promise(() => {}) } })
    await vi.advanceTimersByTimeAsync(0)
    const drawn = (await starting).draw('overview')
    await Promise.all([
      expect(drawn).rejects.toThrow('"overview" did not answer within 2000 ms.'),
      vi.advanceTimersByTimeAsync(2000),
    ])
  } finally {
    vi.useRealTimers()
  }
})
