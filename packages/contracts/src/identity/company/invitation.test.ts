import { expect, test } from 'vitest'
import { detail } from '../tenant/calls.ts'
import { invitation } from './invitation.ts'

const read = { code: 'PEONY-7', ExpireAt: 1_795_248_000 }

test('the expiry of a code is read in both spellings of the wire [COMP-005, COMP-006, COMP-Q2]', () => {
  expect(invitation.parse(read)).toEqual(read)
  expect(invitation.parse({ code: 'PEONY-7', expireAt: 1_795_248_000 })).toEqual(read)
  const company = detail.data.parse({ insertInvCodeData: { code: 'PEONY-7', expireAt: 1_795_248_000 } })
  expect(company.insertInvCodeData).toEqual(read)
  expect(invitation.safeParse({ code: 'PEONY-7' }).success).toBe(false)
})
