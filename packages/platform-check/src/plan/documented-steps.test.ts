import { CALLS } from '@console/contracts/documented'
import { expect, test } from 'vitest'
import { changesSomething } from '../base/changing-calls.ts'
import { requestFields } from '../base/contract.ts'
import { SIGN_IN_CALLS } from '../session-calls.ts'
import { NOT_MADE } from '../write/not-made.ts'
import { SCENARIOS } from '../write/scenarios.ts'
import { DOCUMENTED_STEPS } from './documented-steps.ts'

const documented = CALLS.filter((call) => call.documented === true)

test('the plan has every documented call that reads, each once', () => {
  const reading = documented.filter((call) => !changesSomething(call)).map(({ id }) => id)
  expect([...DOCUMENTED_STEPS.map(({ id }) => id), ...SIGN_IN_CALLS].toSorted()).toEqual(reading.toSorted())
})

test('each documented call that changes something has a scenario, or a reason why it has none', () => {
  const changing = documented.filter(changesSomething).map(({ id }) => id)
  const played = SCENARIOS.flatMap(({ calls }) => calls)
  expect([...played, ...Object.keys(NOT_MADE), 'session.logout'].toSorted()).toEqual(changing.toSorted())
})

test('the field that names a record is one of the request', () => {
  const unknown = DOCUMENTED_STEPS.filter(
    ({ id, record }) => record !== undefined && !requestFields({ id }).some(({ name }) => name === record),
  )
  expect(unknown).toEqual([])
})
