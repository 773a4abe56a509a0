import { describe, expect, test } from 'vitest'
import { MAX_FRAME_HEIGHT_PX, readHostMessage, readPageMessage, withProtocol } from './protocol.ts'

const protocol = 'console-frame/1'
const context = {
  theme: 'dark',
  language: 'zh',
  timezone: 'Asia/Shanghai',
  isBusinessMode: false,
  businessTypeId: null,
} as const

describe('what a page says', () => {
  test.each([
    { type: 'ready' },
    { type: 'unauthorised' },
    { type: 'renewTicket' },
    { type: 'resize', heightPx: 400 },
    { type: 'navigate', to: '/console/home' },
    { type: 'title', title: 'Page 7' },
    { type: 'title', title: '' },
    { type: 'shortcut', key: 'k' },
    { type: 'shortcut', key: '/' },
    { type: 'shortcut', key: '?' },
    { type: 'cover', isCovered: true },
    { type: 'query', query: '?text=a' },
    { type: 'query', query: '' },
  ] as const)('is read as it was meant: %j', (message) => {
    expect(readPageMessage(withProtocol(message))).toEqual(message)
  })

  test.each([[401], [{ code: 401 }], [{ status: 401 }], [{ type: '401' }]])(
    'is 401 in each of its forms: %j [FRAME-Q6]',
    (data) => {
      expect(readPageMessage(data)).toEqual({ type: 'unauthorised' })
    },
  )

  test.each([
    [undefined],
    [null],
    [''],
    ['401'],
    [400],
    [[]],
    [[401]],
    [{}],
    [{ code: '401' }],
    [{ type: 401 }],
    [{ type: 'ready' }],
    [{ protocol: 'console-frame/2', type: 'ready' }],
    [{ protocol, type: 'context', context }],
    [{ protocol, type: 'toString' }],
    [{ protocol, type: ['ready'] }],
    [{ protocol, type: 'resize' }],
    [{ protocol, type: 'resize', heightPx: '400' }],
    [{ protocol, type: 'resize', heightPx: -1 }],
    [{ protocol, type: 'resize', heightPx: Number.NaN }],
    [{ protocol, type: 'navigate', to: '' }],
    [{ protocol, type: 'navigate', to: { pathname: '/console/home' } }],
    [{ protocol, type: 'navigate', to: `/${'x'.repeat(4000)}` }],
    [{ protocol, type: 'title', title: 'x'.repeat(201) }],
    [{ protocol, type: 'title', title: null }],
    [{ protocol, type: 'shortcut' }],
    [{ protocol, type: 'shortcut', key: 'a' }],
    [{ protocol, type: 'cover', isCovered: 'yes' }],
    [{ protocol, type: 'query', query: null }],
    [{ protocol, type: 'query', query: 'text=a' }],
    [{ protocol, type: 'query', query: `?${'x'.repeat(4000)}` }],
  ])('is ignored in any other shape: %j', (data) => {
    expect(readPageMessage(data)).toBeNull()
  })

  test('makes no frame higher than a page can be', () => {
    const heightPx = Number.POSITIVE_INFINITY
    expect(readPageMessage({ protocol, type: 'resize', heightPx })).toEqual({
      type: 'resize',
      heightPx: MAX_FRAME_HEIGHT_PX,
    })
  })
})

describe('what the console says', () => {
  test.each([
    { type: 'context', context },
    { type: 'context', context: { ...context, isBusinessMode: true, businessTypeId: 11 } },
    { type: 'ticket', ticket: 'abc' },
  ] as const)('is read as it was meant: %j', (message) => {
    expect(readHostMessage(withProtocol(message))).toEqual(message)
  })

  test.each([
    [401],
    [null],
    [{ type: 'ticket', ticket: 'abc' }],
    [{ protocol, type: 'ticket', ticket: '' }],
    [{ protocol, type: 'ticket', ticket: 'x'.repeat(513) }],
    [{ protocol, type: 'ready' }],
    [{ protocol, type: 'context' }],
    [{ protocol, type: 'context', context: { ...context, theme: 'pink' } }],
    [{ protocol, type: 'context', context: { ...context, language: '<b>' } }],
    [{ protocol, type: 'context', context: { ...context, timezone: 8 } }],
    [{ protocol, type: 'context', context: { ...context, isBusinessMode: 'yes' } }],
    [{ protocol, type: 'context', context: { ...context, businessTypeId: '11' } }],
    [{ protocol, type: 'context', context: { ...context, businessTypeId: -1 } }],
  ])('is ignored in any other shape: %j', (data) => {
    expect(readHostMessage(data)).toBeNull()
  })
})
