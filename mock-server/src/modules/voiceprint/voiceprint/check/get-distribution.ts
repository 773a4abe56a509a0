import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { measuredErrors } from '../analysis/measured-errors.ts'
import { findScores } from '../job/score.store.ts'
import { canOpenSettings } from '../voiceprint.policy.ts'
import { computeEqualError } from './equal-error.ts'

export const getDistribution = route(voiceprint.scoreDistribution, {
  policy: canOpenSettings,
  handler: async ({ ctx, tx }) => {
    const scores = await findScores(tx)
    return {
      ...scores,
      equalError: computeEqualError(scores),
      measured: measuredErrors(ctx),
    }
  },
})
