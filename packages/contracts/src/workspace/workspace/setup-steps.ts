import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { unixSeconds } from '../../shared/wire.ts'

/** Steps from the first sign-in of a new company to its first seat on the wall, in order. */
export const SETUP_STEPS = [
  'businesses',
  /** An organisation below the company itself. */
  'organisation',
  /** A role beside the administrator's. */
  'roles',
  /** A person beside the first one. */
  'users',
  /** A person with the position of a seat, an organisation and a business. */
  'seats',
  /** A status that the company's call platform reported. */
  'firstStatus',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Steps that a company can work without. */
export const OPTIONAL_SETUP_STEPS: readonly SetupStep[] = ['roles']

const sample = z.discriminatedUnion('state', [
  /** The company cannot have one: it has facts of its own, or no seat yet. */
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('available') }),
  z.object({
    state: z.literal('shown'),
    seats: z.int(),
    calls: z.int(),
    addedAt: unixSeconds,
    /** The call platform has reported since, so that figures are of both. */
    isMixed: z.boolean(),
  }),
])
/** Whether the company has sample data, or could add some. */
export type SampleState = z.output<typeof sample>

/** The steps that the company has done. Sample data does none of them. */
export const setupSteps = defineCall({
  id: 'workspace.setupSteps',
  path: '/api/dolphin/workspace/setup-steps',
  data: z.object({ done: z.array(z.enum(SETUP_STEPS)), sample }),
})
