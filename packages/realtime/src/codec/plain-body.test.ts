import { expect, test } from 'vitest'
import { decodeEnvelope, encodeEnvelope, type Body } from './envelope.ts'
import { plainBody } from './plain-body.ts'

function posted(body: Body): unknown {
  const decoded = decodeEnvelope(encodeEnvelope({ seq: 1 }, body))
  if (!decoded.ok || decoded.envelope.body === null) throw new Error('not decoded')
  return structuredClone(plainBody(decoded.envelope.body))
}

test('a posted body has every field, also those that were not sent because they have their default', () => {
  expect(posted({ kind: 'kickOff', value: { fromIp: '' } })).toEqual({
    kind: 'kickOff',
    value: { fromIp: '' },
  })
  const events = [
    { url: '', unreadCount: 0 },
    { url: '/console/message', unreadCount: 3 },
  ]
  expect(posted({ kind: 'pushEvents', value: { businessTypeId: 0, events } })).toEqual({
    kind: 'pushEvents',
    value: { businessTypeId: 0, events },
  })
})

test('and of the payloads of a peer message the one that was sent', () => {
  const head = { messageId: '', roomId: 'r', fromUserId: 0, toUserId: 2 }
  expect(posted({ kind: 'directMessage', value: { ...head, text: { text: '' } } })).toEqual({
    kind: 'directMessage',
    value: { ...head, text: { text: '' }, offer: null, answer: null, candidate: null, monitor: null },
  })
})
