import { CALLS } from '@console/contracts/documented'
import { expect, test } from 'vitest'
import { OPTIONAL_CALLS } from './optional-calls.ts'

test.each(Object.values(OPTIONAL_CALLS))(
  '$id is a call of the contract that the documents do not have',
  ({ id }) => {
    const call = CALLS.find((known) => known.id === id)
    expect(call).toBeDefined()
    expect(call?.documented).toBeUndefined()
  },
)
