import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { filterText, id, queryFlag, queryId } from '../../shared/wire.ts'
import { projectPage } from '../project/calls.ts'
import { manpower } from '../project/entities.ts'
import { PROJECT_REFUSALS, RULE_REFUSALS } from '../project/refusals.ts'

const PATH = '/api/tenant/project/personnel'
const { notASeat } = PROJECT_REFUSALS
/** Seats that one change places or withdraws. */
export const MAX_PLACED_AT_ONCE = 500

const seat = z.object({
  userId: id,
  name: z.string(),
  account: z.string(),
  orgName: z.string().nullable(),
  /** True if the person is in the business that works for the project. */
  isPlaced: z.boolean(),
  /** Other businesses that they work for. */
  otherBusinesses: z.array(z.string()),
})
export type ProjectSeat = z.output<typeof seat>

/** The provider's enabled seats, those placed for the project first (PROV-025). */
export const personnel = defineCall({
  id: 'projectPersonnel.personnel',
  path: PATH,
  envelope: 'status',
  query: z.strictObject({
    projectId: queryId,
    ...projectPage,
    name: filterText.optional(),
    isPlaced: queryFlag.optional(),
  }),
  data: z.object({
    records: z.array(seat),
    total: z.int().min(0),
    manpowerAssigned: manpower,
    confirmedManpower: z.int().min(0),
  }),
})

/** Places seats in the business and withdraws others. When two people make changes at once, both take effect. */
export const place = defineCall({
  id: 'projectPersonnel.place',
  method: 'PUT',
  path: PATH,
  envelope: 'status',
  body: z
    .strictObject({
      projectId: id,
      placed: z.array(id).max(MAX_PLACED_AT_ONCE),
      withdrawn: z.array(id).max(MAX_PLACED_AT_ONCE),
    })
    .refine(({ placed, withdrawn }) => placed.length + withdrawn.length > 0, { path: ['placed'] })
    .refine(({ placed, withdrawn }) => !placed.some((userId) => withdrawn.includes(userId)), {
      path: ['withdrawn'],
    }),
  data: z.object({ confirmedManpower: z.int().min(0) }),
  refusals: { ...RULE_REFUSALS, notASeat },
})
