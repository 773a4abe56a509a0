import { expect, test } from 'vitest'
import { ingest } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of ingest have their methods and paths', () => {
  expect(collectCallAddresses(ingest)).toEqual({
    report: 'POST /api/open/v1/events',
  })
})
