import { expect, test } from 'vitest'
import type { Reply } from '../base/client.ts'
import { findCall } from '../base/contract.ts'
import { Findings, type Aspect } from '../base/findings.ts'
import { checkAnswer, sortReply } from './answer.ts'

const LIMIT_MS = 1000

function reply(status: number, content: unknown, more: Partial<Reply> = {}): Reply {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return {
    sent: 'GET /api',
    status,
    mediaType: typeof content === 'string' ? 'text/html' : 'application/json; charset=utf-8',
    headers: new Headers(),
    bytes: new TextEncoder().encode(text),
    json: typeof content === 'string' ? undefined : content,
    durationMs: 1,
    failure: null,
    ...more,
  }
}

function judge(id: string, answer: Reply): Partial<Record<Aspect, string>> {
  const findings = new Findings()
  const call = findCall(id)
  checkAnswer(call, { reply: answer, findings, timeLimitMs: LIMIT_MS })
  const found = (['there', 'shape', 'code', 'time'] as const).map((aspect) => {
    const finding = findings.of(call, aspect)
    return [aspect, finding.state === 'fault' ? finding.sentence : finding.state] as const
  })
  return Object.fromEntries(found.filter(([, state]) => state !== 'ok'))
}

const config = (code: number, data: unknown) => ({ code, msg: 'ok', data })

test('an answer as the contract has it is fine in every aspect', () => {
  expect(judge('monitor.config', reply(200, config(200, { idleOvertime: 900 })))).toEqual({})
  expect(judge('monitor.config', reply(200, config(0, { idleOvertime: 900 })))).toEqual({})
})

test.each([
  ['a 404 without a code', reply(404, 'Not found'), 'there'],
  ['another method', reply(405, config(405, null)), 'there'],
  ['a call that is planned', reply(501, config(501, null)), 'there'],
  ['a refusal', reply(200, config(1, null)), 'code'],
  ['a 404 with a code', reply(404, config(404, null)), 'code'],
  ['a redirect', reply(302, ''), 'code'],
  ['a page of HTML', reply(200, '<html>'), 'shape'],
  ['JSON without an envelope', reply(200, { idleOvertime: 900 }), 'shape'],
  ['JSON that calls itself HTML', reply(200, config(200, {}), { mediaType: 'text/html' }), 'shape'],
  ['a number as text', reply(200, config(200, { idleOvertime: '900' })), 'shape'],
] as const)('%s is one fault', (_name, answer, aspect) => {
  const faults = Object.entries(judge('monitor.config', answer)).filter(([, state]) => state !== 'not tried')
  expect(faults.map(([name]) => name)).toEqual([aspect])
})

test('a fault of shape names the field and its path', () => {
  const data = { teamList: [{ orgId: '61011' }], totalCnt: 1 }
  expect(judge('stat.teamList', reply(200, config(200, data))).shape).toMatch(
    /^GET \/api: data\.teamList\.0\.orgId: /,
  )
})

test('where the contract demands one code, another success is a fault of the code alone', () => {
  const answer = reply(200, config(0, { rankBy: 'org', rankList: [] }))
  expect(judge('stat.rank', answer)).toEqual({
    code: 'GET /api: HTTP 200, code 0, "ok"; expected the code 200',
  })
})

test('an answer that comes late or not at all is a fault of the time, or of the call', () => {
  const late = reply(200, config(200, {}), { durationMs: 1200 })
  expect(judge('monitor.config', late)).toEqual({ time: 'GET /api: 1.2 s; expected at most 1 s' })
  expect(judge('monitor.config', reply(0, '', { failure: 'too late', durationMs: 1000 })).time).toContain(
    '1.0 s',
  )
  expect(judge('monitor.config', reply(0, '', { failure: 'no answer' })).there).toContain('no answer at all')
})

test('a file needs content and a name, but a picture neither name', () => {
  const disposition = new Headers({ 'content-disposition': 'attachment; filename="a.csv"' })
  expect(judge('quality.exportSeats', reply(200, 'a,b', { headers: disposition }))).toEqual({})
  expect(judge('quality.exportSeats', reply(200, 'a,b')).shape).toContain('Content-Disposition')
  expect(judge('quality.exportSeats', reply(200, '', { headers: disposition })).shape).toContain('empty file')
  expect(judge('workspace.monitorPicture', reply(200, 'jpeg', { mediaType: 'image/jpeg' }))).toEqual({})
})

test('a refusal is sorted by its envelope, a crash is none', () => {
  const call = findCall('monitor.config')
  const kinds = [
    reply(200, config(1, null)),
    reply(400, config(400, null)),
    reply(401, ''),
    reply(400, '<html>'),
  ]
  expect(kinds.map((answer) => sortReply(call, answer).kind)).toEqual([
    'refused',
    'refused',
    'refused',
    'broken',
  ])
  expect(sortReply(call, reply(500, config(500, null))).kind).toBe('broken')
})
