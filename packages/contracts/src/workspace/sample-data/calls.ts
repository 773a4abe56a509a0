import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'

/** Seats of the company that a sample shows at most. */
export const SAMPLE_SEATS = 8
/** Calls of a sample at most, with those that are open at its moment. */
export const SAMPLE_CALLS = 60
/** Days of a sample, with the one on which it is added. */
export const SAMPLE_DAYS = 7

const path = '/api/dolphin/workspace/sample-data'

/** The size of a sample. */
const sample = z.object({ seats: z.int().min(1), calls: z.int().min(1) })

/**
 * Adds calls and statuses of some of the company's own seats, in the language of the request, so that its pages show something
 * before its call platform reports. While there is a sample, another request gets its size.
 */
export const add = defineCall({ id: 'sampleData.add', method: 'POST', path, data: sample })

/** Removes the sample with every figure that came from it. Null: there was none. */
export const remove = defineCall({
  id: 'sampleData.remove',
  method: 'DELETE',
  path,
  data: sample.nullable(),
})
