import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'

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

/** The steps that the company has done. */
export const setupSteps = defineCall({
  id: 'workspace.setupSteps',
  path: '/api/dolphin/workspace/setup-steps',
  data: z.object({ done: z.array(z.enum(SETUP_STEPS)) }),
})
