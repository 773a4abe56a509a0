import { expect, test } from 'vitest'
import { workspace } from '../index.ts'
import { addressesOf } from '../shared/calls-of.ts'

// Above a documented address are the requirements that spell it.

test('the calls of workspace have their methods and paths', () => {
  expect(addressesOf(workspace)).toEqual({
    // WORK-012
    businessStats: 'POST /api/dolphin/user/describeBusinessStatsBatch',
  })
})
