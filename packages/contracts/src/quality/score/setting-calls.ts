import * as z from 'zod'
import { businessSettings } from '../../operations/managed-list/business-settings.ts'
import { DEFAULT_SCORE_RULE, FULL_SCORE } from '../quality/score.ts'

const points = z.int().min(0).max(FULL_SCORE)
const [pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3] = DEFAULT_SCORE_RULE.points

/** What a violation of each level takes off a session's 100 points, and from which score on it has passed. */
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
