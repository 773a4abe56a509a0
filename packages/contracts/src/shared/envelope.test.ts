import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureEnvelope, readEnvelope, RESULT, successEnvelope } from './envelope.ts'

describe('both response shapes', () => {
  test.each(['status', 'code'] as const)(
    'what the server writes as %s the client reads back [SHELL-016]',
    (kind) => {
      expect(readEnvelope(successEnvelope({ envelope: kind }, [1]))).toEqual({ ok: true, data: [1] })
      const unusual = { envelope: kind, successCode: 200, successStatus: '0' } as const
      expect(readEnvelope(successEnvelope(unusual, null))).toEqual({ ok: true, data: null })
      expect(readEnvelope(failureEnvelope(kind, { code: 1001, message: 'No' }))).toMatchObject({
        ok: false,
        code: 1001,
        message: 'No',
      })
    },
  )

  test("a call whose success is the status '0' is written so [COMP-008, SHELL-016]", () => {
    expect(successEnvelope({ envelope: 'status', successStatus: '0' }, 'x')).toEqual({
      status: '0',
      data: 'x',
      errorMsg: null,
      errorCode: 0,
    })
  })

  test('a refusal is written in the shape of its call [SHELL-016]', () => {
    const failure = { code: 1001, message: 'No' }
    expect(failureEnvelope('status', failure)).toEqual({
      status: 'error',
      data: null,
      errorMsg: 'No',
      errorCode: 1001,
    })
    expect(failureEnvelope('code', { ...failure, data: { reason: 'x' } })).toEqual({
      code: 1001,
      msg: 'No',
      data: { reason: 'x' },
    })
  })

  test('codes may arrive as text, and other text is no answer [SHELL-016]', () => {
    expect(readEnvelope({ code: '200', data: 'x' })).toEqual({ ok: true, data: 'x' })
    expect(readEnvelope({ code: '-7', msg: 'No' })).toMatchObject({ ok: false, code: -7 })
    for (const code of ['', '2e2', '0x', 'ok'])
      expect(readEnvelope({ code, msg: 'No', status: '0' })).toEqual({
        ok: false,
        code: null,
        message: '',
        isHandedThrough: false,
      })
  })

  test('the generic enumeration: 0 is success, 1 is error [SHELL-016]', () => {
    expect(RESULT).toEqual({ success: 0, error: 1 })
    expect(readEnvelope({ code: 0, data: 'x' }).ok).toBe(true)
    expect(readEnvelope({ code: 1, data: 'x' }).ok).toBe(false)
  })

  test('a code decides before the status text, and without a code the texts success and 0 are a success [SHELL-016]', () => {
    expect(readEnvelope({ status: 'success', errorCode: 7 })).toMatchObject({
      ok: false,
      isHandedThrough: false,
    })
    expect(readEnvelope({ status: '0', errorCode: 7 })).toMatchObject({ ok: false, isHandedThrough: true })
    expect(readEnvelope({ status: '0' }).ok).toBe(true)
    expect(readEnvelope({ status: 'success' }).ok).toBe(true)
    expect(readEnvelope({ status: 'failed' }).ok).toBe(false)
  })

  test('where only one code is accepted, no other counts, nor an answer without one [MSG-006, QUAL-015, VIOL-021]', () => {
    expect(readEnvelope({ code: 200, data: 'x' }, 200).ok).toBe(true)
    expect(readEnvelope({ code: 0, data: 'x' }, 200)).toMatchObject({ ok: false, code: 0 })
    expect(readEnvelope({ status: 'success', data: 'x' }, 200).ok).toBe(false)
    expect(readEnvelope({ code: 0, data: 'x' }, 0).ok).toBe(true)
    expect(readEnvelope({ code: 200, data: 'x' }, 0)).toMatchObject({ ok: false, code: 200 })
  })

  test('an answer without any success marker is a failure, and no answer makes it throw [SHELL-003]', () => {
    expect(readEnvelope({ data: { token: 'x' } })).toEqual({
      ok: false,
      code: null,
      message: '',
      isHandedThrough: false,
    })
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(typeof readEnvelope(raw).ok).toBe('boolean')
      }),
    )
  })
})
