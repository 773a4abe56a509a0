import { documents, factor, readEnvelope, session } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import * as wire from './wire.ts'

describe('constants of sign-in that do not import the contract', () => {
  test('equal those of the contract [SHELL-001, SHELL-006, SHELL-007, ERR-029]', () => {
    expect(wire.CLIENT_ID).toBe(session.CLIENT_ID)
    expect(wire.LOGIN_PATH).toBe(session.login.path)
    expect(wire.CHECK_TOKEN_PATH).toBe(session.checkToken.path)
    expect(wire.CONFIG_PATH).toBe(documents.CONFIG_PATH)
    expect(wire.BUILD_PATH).toBe(documents.BUILD_PATH)
    expect(wire.KIT_PATH).toBe(documents.KIT_PATH)
    expect(wire.PAGE_DOCUMENTS_ID).toBe(documents.PAGE_DOCUMENTS_ID)
    expect(wire.START_PATH).toBe(session.start.path)
    expect(wire.REFUSED_WRONG_CREDENTIALS).toBe(session.SIGN_IN_REFUSALS.wrongCredentials)
    expect(wire.REFUSED_FOR_SECOND_STEP).toBe(session.SIGN_IN_REFUSALS.secondStep)
    expect(wire.SECOND_STEP_PATH).toBe(factor.signIn.path)
    expect(wire.REFUSED_ACCOUNT_DISABLED).toBe(session.SIGN_IN_REFUSALS.accountDisabled)
    expect(wire.SESSION_ABSOLUTE_SECONDS).toBe(session.SESSION_ABSOLUTE_SECONDS)
    expect([session.login.method, session.checkToken.method]).toEqual(['POST', 'POST'])
  })

  test.each([
    { status: 'success', data: { token: 't' }, errorMsg: null, errorCode: 0 },
    { status: 'error', data: null, errorMsg: 'No', errorCode: 1001 },
    { code: 0, msg: 'success', data: {} },
    { code: 200, msg: 'ok', data: {} },
    { code: '0', msg: 'ok', data: {} },
    { code: 500, msg: 'Broken', data: null },
    { status: '0', data: {} },
    { status: 'success', data: {} },
    { status: 'success', errorCode: 7, errorMsg: 'Refused' },
    { data: {} },
    'not an envelope',
    null,
  ])('reads %j as the contract does [SHELL-016, SHELL-003]', (raw) => {
    const { ok, code, message } = wire.readAnswer(raw)
    expect(readEnvelope(raw)).toMatchObject(ok ? { ok } : { ok, code, message })
  })
})
