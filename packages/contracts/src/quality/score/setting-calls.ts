import * as z from 'zod'
import { businessSettings } from '../../operations/managed-list/business-settings.ts'
import { DEFAULT_SCORE_RULE, FULL_SCORE } from '../quality/score.ts'

const points = z.int().min(0).max(FULL_SCORE)
const [pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3] = DEFAULT_SCORE_RULE.points

/**
 * Points that a violation of each level takes off a session's 100, and the score from which on it has passed.
 * - list: Score settings of each business type, by name. One that nobody has set has the defaults and version 0;
 *   without `bizTypeId` every business type, at most 500.
 * - save: Replaces the score settings of one business type. Scores of past days follow the new ones too. `version` is
 *   the one that was read, 0 before the first save; 409 when somebody saved meanwhile.
 */
export const settings = businessSettings({
  id: 'scoreSetting',
  path: '/api/assistant/score/settings',
  value: z.strictObject({
    pointsLevel0: points,
    pointsLevel1: points,
    pointsLevel2: points,
    pointsLevel3: points,
    passMark: points,
  }),
  fallback: { pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3, passMark: DEFAULT_SCORE_RULE.passMark },
})
