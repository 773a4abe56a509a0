import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureEnvelope, readEnvelope, successEnvelope } from './envelope.ts'

describe('both response shapes', () => {
  test.each(['status', 'code'] as const)(
    'what the server writes as %s the client reads back [SHELL-016]',
    (kind) => {
      expect(readEnvelope(successEnvelope(kind, [1]))).toEqual({ ok: true, data: [1] })
      expect(readEnvelope(successEnvelope(kind, null, 200))).toEqual({ ok: true, data: null })
      expect(readEnvelope(failureEnvelope(kind, { code: 1001, message: 'No' }))).toMatchObject({
        ok: false,
        code: 1001,
        message: 'No',
      })
    },
  )

  test('the generic enumeration: 0 is success, 1 is error [SHELL-016]', () => {
    expect(readEnvelope({ code: 0, data: 'x' }).ok).toBe(true)
    expect(readEnvelope({ code: 1, data: 'x' }).ok).toBe(false)
  })

  test("a code decides before the status text; without a code 'success' and '0' do [SHELL-016]", () => {
    expect(readEnvelope({ status: 'success', errorCode: 7 }).ok).toBe(false)
    expect(readEnvelope({ status: '0', errorCode: 7 })).toMatchObject({ ok: false, isHandedThrough: true })
    expect(readEnvelope({ status: '0' }).ok).toBe(true)
    expect(readEnvelope({ status: 'success' }).ok).toBe(true)
    expect(readEnvelope({ status: 'failed' }).ok).toBe(false)
  })

  test('an answer without any success marker is a failure, and no answer makes it throw [SHELL-003]', () => {
    expect(readEnvelope({ data: { token: 'x' } }).ok).toBe(false)
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(typeof readEnvelope(raw).ok).toBe('boolean')
      }),
    )
  })
})
