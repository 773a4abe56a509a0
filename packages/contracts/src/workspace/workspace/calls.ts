import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id } from '../../shared/wire.ts'
import { MAX_SEATS } from './seats.ts'
import { SEAT_FIGURES } from './warning.ts'

export { SEAT_FIGURES, type SeatFigure, warnedFigures } from './warning.ts'
export {
  MAX_SEATS,
  MASTER_STATUS,
  type MasterStatus,
  PERSON_TYPE,
  type PersonType,
  type OrgNode,
  orgTree,
  type SeatUser,
  orgUsers,
  orgUsersByBusiness,
  userFlags,
  monitorPicture,
  seatScreen,
  PIN_OPERATION,
  pin,
  WALL_POLL_SECONDS,
} from './seats.ts'
export { seatRoomId, userOfSeatRoom } from './seat-room.ts'
export { isActive, SEAT_STATUS, type SeatStatus } from './seat-status.ts'
export {
  OPTIONAL_SETUP_STEPS,
  SETUP_STEPS,
  setupSteps,
  type SampleState,
  type SetupStep,
} from './setup-steps.ts'

const userIds = z.array(id).max(MAX_SEATS)

/**
 * Figures of the seats of an organisation, or of one below it, today for a business (WORK-012). Ids of people who do not
 * belong there are left out of the answer.
 */
export const businessStats = defineCall({
  id: 'workspace.businessStats',
  documented: true,
  method: 'POST',
  path: '/api/dolphin/user/describeBusinessStatsBatch',
  localised: true,
  body: z
    .strictObject({
      businessTypeID: id,
      orgID: id,
      userIDList: userIds.optional(),
      /** The same list under its other name (WORK-Q7). */
      userID: userIds.optional(),
    })
    .refine(({ userIDList, userID }) => (userIDList === undefined) !== (userID === undefined), {
      path: ['userIDList'],
      message: 'one list of user ids',
    }),
  data: z.object({
    businessStats: z.array(
      z.object({
        userID: id,
        infos: z.array(
          z.object({
            key: z.enum(SEAT_FIGURES),
            /** In the language of the request. */
            name: z.string(),
            /** Times in seconds, the rate in percent. */
            value: z.number().min(0),
            /** Numerator and denominator of a quotient: totals add these up (R62). */
            part: ours(z.number().min(0)),
            whole: ours(z.number().min(0)),
            /** The threshold in the unit of the value; null: none is set (WORK-Q13). */
            warnIndicators: z.number().min(0).nullable().default(null),
          }),
        ),
      }),
    ),
  }),
})
